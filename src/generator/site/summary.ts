import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '../store.ts'

const MEGABYTE = 1_000_000

/** What a build has made, in one line: pages, pictures, fonts, bytes, seconds, and how much it had kept. */
export function summary(folder: string, shownFolder: string, pages: number, store: Store): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  const countIn = (name: string, ending: string) =>
    files.filter((file) => file.parentPath === join(folder, name) && file.name.endsWith(ending)).length
  const { found, made } = store.counts()
  const what = `${pages} pages, ${countIn('pictures', '')} pictures, ${countIn('fonts', '.woff2')} fonts`
  const size = `${(bytes / MEGABYTE).toFixed(1)} MB in ${shownFolder}/`
  return `${what}, ${size} in ${(performance.now() / 1000).toFixed(1)} s (${found} of ${found + made} from the cache)`
}
