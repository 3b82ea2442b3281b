/** Keeps drawn pages between builds. The folder may be deleted at any time. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeVersion, hashOf } from '../codeVersion.ts'
import type { PageJob } from './writePage.ts'

export type PageShelf = {
  folder: string
  /** Changes with the code that draws pages and with the packages it uses. */
  version: string
}

/** The shelf of a site with this server bundle, below the root of the project. */
export async function openShelf(root: string, siteFolder: string, serverFile: string): Promise<PageShelf> {
  const folder = join(root, 'node_modules/.cache/site-pages', hashOf(siteFolder))
  await mkdir(folder, { recursive: true })
  return { folder, version: codeVersion(root, import.meta.dirname, [serverFile]) }
}

/** The page as an earlier build drew it, if all it was drawn from is as it was; else drawn now, and kept. */
export async function keptPage(job: PageJob, draw: (job: PageJob) => Promise<string>): Promise<Buffer> {
  const { shelf, template, path, fonts, pictureHosts, data } = job
  const file = join(shelf.folder, `${hashOf(path)}.html`)
  // At the end of the file, where it is missing from one that was cut off.
  const mark = Buffer.from(hashOf(JSON.stringify([shelf.version, template, path, fonts, pictureHosts, [...data]])))
  const kept = await readFile(file).catch(() => undefined)
  if (kept?.subarray(-mark.length).equals(mark)) return kept.subarray(0, -mark.length)
  const page = Buffer.from(await draw(job))
  await writeFile(file, Buffer.concat([page, mark]))
  return page
}
