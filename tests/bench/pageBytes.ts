/** What a page and its files weigh on the wire, compressed as any host can do it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Page } from 'playwright-core'

export type Kind = 'html' | 'script' | 'font' | 'picture' | 'data' | 'other'
export type Transfer = { path: string; kind: Kind; bytes: number; isBeforeLoad: boolean }

const KINDS: readonly [RegExp, Kind][] = [
  [/\.js$/, 'script'],
  [/\.woff2$/, 'font'],
  [/\.(?:svg|png|jpe?g|webp|avif)$/, 'picture'],
  [/\.json$/, 'data'],
  [/\.html$/, 'html'],
]
const COMPRESSED_ALREADY = /\.(?:woff2|png|jpe?g|webp|avif)$/

/** Everything the open page of a site in a folder has asked for so far, itself included. */
export async function transfersOf(page: Page, folder: string): Promise<Transfer[]> {
  const entries = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation')
    const load = document instanceof PerformanceNavigationTiming ? document.loadEventStart : 0
    const files = performance.getEntriesByType('resource')
    return files.map(({ name, startTime }) => ({ path: new URL(name).pathname, isBeforeLoad: startTime < load }))
  })
  const path = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation')
    return new URL(document?.name ?? location.href).pathname
  })
  const all = [{ path: await documentFile(path, folder), isBeforeLoad: true }, ...entries]
  return Promise.all(
    all.map(async (entry) => {
      const kind = KINDS.find(([pattern]) => pattern.test(entry.path))?.[1] ?? 'other'
      return { ...entry, kind, bytes: await bytesOf(join(folder, entry.path)) }
    }),
  )
}

/** The sum of what is of a kind, or of everything. */
export function sumOf(transfers: readonly Transfer[], kind?: Kind): number {
  return transfers.filter((each) => kind === undefined || each.kind === kind).reduce((sum, each) => sum + each.bytes, 0)
}

async function documentFile(path: string, folder: string): Promise<string> {
  const file = path === '/' ? '/index.html' : `${path}.html`
  return (await bytesOf(join(folder, file))) > 0 ? file : '/404.html'
}

const known = new Map<string, Promise<number>>()

function bytesOf(file: string): Promise<number> {
  const bytes = known.get(file) ?? weigh(file)
  known.set(file, bytes)
  return bytes
}

/** Nothing for a file that isn't there. */
async function weigh(file: string): Promise<number> {
  const content = await readFile(file).catch(() => undefined)
  if (content === undefined || COMPRESSED_ALREADY.test(file)) return content?.length ?? 0
  return (await promisify(gzip)(content)).length
}
