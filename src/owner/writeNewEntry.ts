/** Writes the file of a new post or project. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { slug } from 'github-slugger'
import { stringify } from 'yaml'

/** What `npm run new` can make, and the folder of `content/` it goes to. */
export const ENTRY_FOLDERS = { insight: 'insights', project: 'projects' } as const
export type EntryKind = keyof typeof ENTRY_FOLDERS

export type NewEntry = {
  /** The project's root. */
  root: string
  kind: EntryKind
  title: string
  /** Calendar day of a post, as YYYY-MM-DD. */
  today: string
}

/** Writes a valid file with the next free id, and gives its path from the root. Throws when one with this title is there. */
export function writeNewEntry({ root, kind, title, today }: NewEntry): string {
  const folder = `content/${ENTRY_FOLDERS[kind]}`
  mkdirSync(join(root, folder), { recursive: true })
  const id = Math.max(0, ...idsIn(join(root, folder))) + 1
  const name = slug(title)
  const twin = readdirSync(join(root, folder)).find((file) => file.replace(/^\d+-/, '') === `${name}.md`)
  if (name !== '' && twin !== undefined)
    throw new Error(`${folder}/${twin} has this title already; nothing was written`)
  const file = `${folder}/${[id, name].filter((part) => part !== '').join('-')}.md`
  const fields = kind === 'insight' ? insightFields(id, title, today) : projectFields(id, title)
  const text = `---\n${stringify(fields, { lineWidth: 0 })}---\n\n[Write the text here.]\n`
  // Fails when the file is there, whoever wrote it in the meantime.
  writeFileSync(join(root, file), text, { flag: 'wx' })
  return file
}

// Text in brackets is what `npm run checklist` lists as left to fill in.
const EXCERPT = '[Two or three sentences for cards, search engines and the feed.]'

const insightFields = (id: number, title: string, date: string) => ({ id, title, excerpt: EXCERPT, date, tags: [] })

const projectFields = (id: number, title: string) => ({
  id,
  title,
  excerpt: EXCERPT,
  category: 'AI Agents',
  readTime: '[A short label, such as Enterprise Solution]',
  technologies: [],
  impact: '[The result in one sentence.]',
})

/** The ids in use, also of files that have other mistakes. */
function idsIn(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => Number(/^id:\s*(\d+)\s*(?:#.*)?$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? 0))
}
