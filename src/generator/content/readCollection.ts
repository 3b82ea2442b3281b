/** Reads a folder of Markdown files that all have the same kind of front matter. */
import type { z } from 'zod'
import type { Issue } from './ContentError.ts'
import { listFiles } from './files.ts'
import { readFrontMatter } from './readFrontMatter.ts'
import { readText } from './readText.ts'
import { validate } from './validate.ts'
import type { YamlSource } from './yaml.ts'

/** One Markdown file. Its front matter is there for checks across files even when it is invalid. */
export type Entry<Fields> = {
  file: string
  source: YamlSource
  fields: Fields | undefined
  body: string
  bodyLine: number
  /** What is wrong with the file, its body left aside. */
  issues: Issue[]
}

/** The files, and what is wrong with those that can't be entries. */
export type Collection<Fields> = { entries: Entry<Fields>[]; issues: Issue[] }

/** Remembers files between two readings in one process, so that only changed ones are read again. */
export type Memory<Fields> = Map<string, { text: string; entry: Entry<Fields> | Issue }>

/** Reads all Markdown files of a folder, in a stable order. Hidden files, backups and other kinds are left alone. */
export function readCollection<Schema extends z.ZodType>(
  root: string,
  folder: string,
  schema: Schema,
  memory: Memory<z.output<Schema>> = new Map(),
): Collection<z.output<Schema>> {
  const entries: Entry<z.output<Schema>>[] = []
  const issues: Issue[] = []
  for (const file of listFiles(root, folder)) {
    if (/\.(?:markdown|mdx|mdown)$/i.test(file)) issues.push({ file, expected: 'the name of a text must end in .md' })
    if (!/\.md$/i.test(file)) continue
    if (file.slice(folder.length + 1).includes('/')) {
      issues.push({ file, expected: `must lie in ${folder}/ itself, not in a folder below it` })
      continue
    }
    const read = readText(root, file)
    if (read === undefined || read.text === '') {
      issues.push(...(read?.issues ?? [{ file, expected: 'the file cannot be read' }]))
      if (read?.issues.length === 0) issues.push({ file, expected: 'the file is empty' })
      continue
    }
    let known = memory.get(file)
    if (known?.text !== read.text) {
      known = { text: read.text, entry: readEntry(read.text, file, schema) }
      memory.set(file, known)
    }
    const { entry } = known
    if ('expected' in entry) issues.push(entry)
    else entries.push({ ...entry, issues: [...read.issues, ...entry.issues] })
  }
  return { entries, issues }
}

function readEntry<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
): Entry<z.output<Schema>> | Issue {
  const markdown = readFrontMatter(text, file)
  if ('expected' in markdown) return markdown
  const { frontMatter: source, body, bodyLine } = markdown
  const { value, issues } = validate(schema, source)
  return { file, source, fields: value, body, bodyLine, issues }
}
