/** Brings an owner's content files to the fields that a release expects. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseDocument } from 'yaml'
import { type FieldPath, removeYamlField, setYamlField } from '../yamlFields.ts'

/** A content file that an update changes, with what it does to it in words. */
export type ContentChange = { file: string; text: string; notes: readonly string[] }

/** Fields that earlier versions had, and why they are gone. A release that removes a field adds it here. */
const REMOVED_FIELDS: readonly { file: string; path: FieldPath; reason: string }[] = [
  { file: 'content/pages/home.yaml', path: ['typewriter', 'sentence'], reason: 'it is made from the words' },
]

/**
 * The files of words an update changes. Fields that the release added come from its sample content, for the owner to
 * translate or reword; fields it removed are taken out. Facts, posts and lists are never changed: what a release adds
 * to those may be left out.
 */
export function migrateContent(copy: string, release: string): ContentChange[] {
  return wordFiles(release).flatMap((file) => {
    const sample = readFileSync(join(release, file), 'utf8')
    if (!existsSync(join(copy, file))) return [{ file, text: sample, notes: ['new file with the words of the sample'] }]
    const before = readFileSync(join(copy, file), 'utf8')
    const removed = REMOVED_FIELDS.filter((field) => field.file === file && hasField(before, field.path))
    const kept = removed.reduce((text, { path }) => removeYamlField(text, path), before)
    const missing = fieldsOf(sample).filter(([path]) => !hasField(kept, path))
    const text = missing.reduce((result, [path, value]) => setYamlField(result, path, value), kept)
    if (text === before) return []
    const notes = [
      ...removed.map(({ path, reason }) => `removed ${path.join('.')}: ${reason}`),
      ...missing.map(([path, value]) => `added ${path.join('.')}: ${JSON.stringify(value)}`),
    ]
    return [{ file, text, notes }]
  })
}

/** The files of words, all of whose fields are needed. */
function wordFiles(root: string): string[] {
  const pages = readdirSync(join(root, 'content/pages')).filter((name) => name.endsWith('.yaml'))
  return ['content/interface.yaml', ...pages.map((name) => `content/pages/${name}`)]
}

const hasField = (text: string, path: FieldPath) => parseDocument(text).hasIn(path)

/** Every field of a YAML text that holds a value or a list, with its value. */
function fieldsOf(text: string): [FieldPath, unknown][] {
  const walk = (value: unknown, [first, ...rest]: readonly string[]): [FieldPath, unknown][] => {
    if (first !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value))) {
      return [[[first, ...rest], value]]
    }
    const path = first === undefined ? [] : [first, ...rest]
    return Object.entries(value ?? {}).flatMap(([key, inner]) => walk(inner, [...path, key]))
  }
  return walk(parse(text), [])
}
