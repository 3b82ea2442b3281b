/** Takes the sample's entries out of `content/`, one kind at a time. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAsShipped, readShippedFiles } from './shippedFiles.ts'
import { emptyYamlList } from './yamlFields.ts'

/** What can be removed, where it is, and what it is called in a question. */
export const SAMPLE_KINDS = {
  insights: { place: 'content/insights', words: 'insights' },
  projects: { place: 'content/projects', words: 'projects' },
  milestones: { place: 'content/milestones.yaml', words: 'career' },
  education: { place: 'content/education.yaml', words: 'education' },
  skills: { place: 'content/skills.yaml', words: 'skills' },
  stats: { place: 'content/stats.yaml', words: 'numbers' },
} as const

export type SampleKind = keyof typeof SAMPLE_KINDS

/** Removes what is still as it was shipped, never what the owner has written or changed. Says what it did. */
export function removeSample(root: string, kind: SampleKind): string {
  const { place } = SAMPLE_KINDS[kind]
  const shipped = readShippedFiles(root)
  if (place.endsWith('.yaml')) {
    if (!isAsShipped(root, place, shipped)) return `${place} has been changed and stays as it is.`
    const text = readFileSync(join(root, place), 'utf8')
    writeFileSync(join(root, place), emptyYamlList(text))
    return `Emptied ${place}.`
  }
  const files = existsSync(join(root, place)) ? readdirSync(join(root, place)).map((name) => `${place}/${name}`) : []
  const sample = files.filter((file) => isAsShipped(root, file, shipped))
  for (const file of sample) rmSync(join(root, file))
  return `Removed ${sample.length} of ${files.length} files from ${place}.`
}
