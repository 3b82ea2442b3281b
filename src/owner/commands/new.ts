/** `npm run new insight "Title"`, `npm run new project "Title"`: writes the file of a new post or project. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ENTRY_FOLDERS, type EntryKind, writeNewEntry } from '../writeNewEntry.ts'

const USAGE = 'Usage: npm run new insight "Title", or npm run new project "Title"'

const root = process.cwd()
const [kind, ...words] = process.argv.slice(2)
const title = words.join(' ').trim()

try {
  if (!isEntryKind(kind) || title === '') throw new Error(USAGE)
  const file = writeNewEntry({ root, kind, title, today: todayIn(readTimeZone()) })
  console.log(`Wrote ${file}. Replace the texts in [brackets]; npm run dev shows it as you write.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function isEntryKind(value: string | undefined): value is EntryKind {
  return value !== undefined && Object.hasOwn(ENTRY_FOLDERS, value)
}

function readTimeZone(): string {
  const site: unknown = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'))
  const zone = typeof site === 'object' && site !== null && 'timezone' in site ? site.timezone : undefined
  return typeof zone === 'string' ? zone : 'UTC'
}

/** The calendar day in a time zone, as YYYY-MM-DD (the form of the Swedish locale). */
function todayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
}
