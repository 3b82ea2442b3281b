/** Reads a folder of Markdown files that all have the same kind of front matter. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Fault } from './faults.ts'
import { listFiles } from './files.ts'
import { readFrontMatter } from './readFrontMatter.ts'
import { validate } from './validate.ts'
import type { YamlSource } from './yaml.ts'

/** One Markdown file. Its front matter is there for checks across files even when it is faulty. */
export type Entry<Fields> = {
  file: string
  source: YamlSource
  fields: Fields | undefined
  body: string
  bodyLine: number
}

export type Collection<Fields> = { entries: Entry<Fields>[]; faults: Fault[] }

/** Remembers files between two readings in one process, so that only changed ones are read again. */
export type Memory<Fields> = Map<string, { text: string; entry: Entry<Fields> | undefined; faults: Fault[] }>

/** Reads all Markdown files of a folder, in a stable order. Hidden files, backups and other kinds are left alone. */
export function readCollection<Schema extends z.ZodType>(
  root: string,
  folder: string,
  schema: Schema,
  memory: Memory<z.output<Schema>> = new Map(),
): Collection<z.output<Schema>> {
  const entries: Entry<z.output<Schema>>[] = []
  const faults: Fault[] = []
  for (const file of listFiles(root, folder)) {
    if (/\.(?:markdown|mdx|mdown)$/i.test(file)) faults.push({ file, expected: 'the name of a text must end in .md' })
    if (!/\.md$/i.test(file)) continue
    if (file.slice(folder.length + 1).includes('/')) {
      faults.push({ file, expected: `must lie in ${folder}/ itself, not in a folder below it` })
      continue
    }
    const text = readFileSync(join(root, file), 'utf8')
    let known = memory.get(file)
    if (known?.text !== text) {
      known = { text, ...readEntry(text, file, schema) }
      memory.set(file, known)
    }
    if (known.entry !== undefined) entries.push(known.entry)
    faults.push(...known.faults)
  }
  return { entries, faults }
}

function readEntry<Schema extends z.ZodType>(text: string, file: string, schema: Schema) {
  const markdown = readFrontMatter(text, file)
  if ('expected' in markdown) return { entry: undefined, faults: [markdown] }
  const { frontMatter: source, body, bodyLine } = markdown
  const { value, faults } = validate(schema, source)
  const entry: Entry<z.output<Schema>> = { file, source, fields: value, body, bodyLine }
  return { entry, faults }
}
