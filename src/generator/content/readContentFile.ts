/** Reads the YAML files of `content/`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contentFiles, type ContentFile, type ContentValue, isContentFile } from '../../lib/content/contentFiles.ts'
import type { Issue } from './ContentError.ts'
import { withHostFacts } from './hostFacts.ts'
import { plainText } from './readFrontMatter.ts'
import { type Checked, validate } from './validate.ts'
import { readYaml, type YamlSource } from './yaml.ts'

const allFiles = z.object(contentFiles)

/** The values of all files, by their path below `content/`. */
export type ContentValues = z.output<typeof allFiles>

/** The checked value of a YAML file of `content/`, and its source for further checks. */
export function readContentFile<File extends ContentFile>(
  root: string,
  name: File,
): Checked<ContentValue<File>> & { source: YamlSource | undefined }
export function readContentFile(
  root: string,
  name: ContentFile,
): Checked<unknown> & { source: YamlSource | undefined } {
  const file = `content/${name}`
  const schema: z.ZodType = name === 'site.yaml' ? publishedSite(root) : contentFiles[name]
  const text = readText(join(root, file))
  if (text === undefined) {
    return { value: undefined, source: undefined, issues: [{ file, expected: 'missing, expected this file' }] }
  }
  const source = readYaml(plainText(text), file)
  return { ...validate(schema, source), source }
}

/** The values of all YAML files where there are no issues, and what of them could be read. */
export function readContentFiles(root: string): {
  values: ContentValues | undefined
  site: ReturnType<typeof readContentFile<'site.yaml'>>
  interface: ReturnType<typeof readContentFile<'interface.yaml'>>
  issues: Issue[]
} {
  const names = Object.keys(contentFiles).filter(isContentFile)
  const results = new Map(names.map((name) => [name, readContentFile(root, name)]))
  const issues = [...results.values()].flatMap((result) => result.issues)
  const sources = [...results].map(([name, { source }]) => [name, source?.value])
  const site = readContentFile(root, 'site.yaml')
  return {
    values:
      issues.length > 0
        ? undefined
        : site.value && { ...allFiles.parse(Object.fromEntries(sources)), 'site.yaml': site.value },
    site,
    interface: readContentFile(root, 'interface.yaml'),
    issues,
  }
}

function publishedSite(root: string) {
  return contentFiles['site.yaml'].transform((site) => withHostFacts(root, site))
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
