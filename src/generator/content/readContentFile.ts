/** Reads the YAML files of `content/`. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contentFiles, type ContentFile, type ContentValue, isContentFile } from '../../lib/content/contentFiles.ts'
import type { Site } from '../../lib/content/types.ts'
import { readEnvironment } from '../environment.ts'
import type { Issue } from './ContentError.ts'
import { readText } from './readText.ts'
import { fillFacts, readFacts, type SiteFacts } from './siteFacts.ts'
import { type Checked, validate } from './validate.ts'
import { readYaml, type YamlSource } from './yaml.ts'

const allFiles = z.object(contentFiles)

/** The values of all files, by their path below `content/`. */
export type ContentValues = z.output<typeof allFiles>

type Read<Value> = Checked<Value> & { source: YamlSource | undefined }

/** The checked value of a YAML file of `content/`, and its source for further checks. */
export function readContentFile<File extends ContentFile>(root: string, name: File): Read<ContentValue<File>>
export function readContentFile(root: string, name: ContentFile): Read<unknown> {
  return readWithFacts(root, name, siteFacts(root))
}

function readWithFacts(root: string, name: ContentFile, facts: SiteFacts): Read<unknown> {
  const file = `content/${name}`
  const schema: z.ZodType = name === 'site.yaml' ? publishedSite(root) : contentFiles[name]
  const read = readText(root, file)
  if (read === undefined) {
    return { value: undefined, source: undefined, issues: [{ file, expected: 'missing, expected this file' }] }
  }
  if (read.issues.length > 0) return { value: undefined, source: undefined, issues: read.issues }
  const source = fillFacts(readYaml(read.text, file), contentFiles[name], facts)
  return { ...validate(schema, source), source }
}

/** All YAML files: their values where there are no issues, and those that bodies and other checks need. */
export function readContentFiles(root: string): {
  values: ContentValues | undefined
  site: Read<ContentValue<'site.yaml'>>
  interface: Read<ContentValue<'interface.yaml'>>
  issues: Issue[]
} {
  const facts = siteFacts(root)
  const names = Object.keys(contentFiles).filter(isContentFile)
  const results = names.map((name) => [name, readWithFacts(root, name, facts)] as const)
  const issues = results.flatMap(([, result]) => result.issues)
  const sources = results.map(([name, { source }]) => [name, source?.value])
  const site = readContentFile(root, 'site.yaml')
  return {
    values:
      issues.length > 0 || site.value === undefined
        ? undefined
        : { ...allFiles.parse(Object.fromEntries(sources)), 'site.yaml': site.value },
    site,
    interface: readContentFile(root, 'interface.yaml'),
    issues,
  }
}

function siteFacts(root: string): SiteFacts {
  return readFacts(readYaml(readText(root, 'content/site.yaml')?.text ?? '', '').value)
}

function publishedSite(root: string) {
  return contentFiles['site.yaml'].transform((site): Site => {
    const { siteAddress, basePath } = readEnvironment(root)
    return {
      ...site,
      // The host of a build knows better.
      address: siteAddress ?? site.address,
      basePath: basePath ?? site.basePath,
      portrait: imageName(root, site.portrait),
      socialImage: imageName(root, site.socialImage),
    }
  })
}

/** The name of a file in `content/images` as the disk spells it: an accent may be a letter of its own there. */
function imageName(root: string, name: string): string {
  try {
    const names = readdirSync(join(root, 'content/images'))
    return (
      names.find((each) => each === name) ??
      names.find((each) => each.normalize('NFC') === name.normalize('NFC')) ??
      name
    )
  } catch {
    return name
  }
}
