/** Keeps drawn pages between builds. The folder may be deleted at any time. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installedPackages } from '../installedPackages.ts'
import type { PageJob } from './writePage.ts'

export type PageShelf = {
  folder: string
  /** Changes with the code that draws pages and with the packages it uses. */
  version: string
}

/** The shelf of a site with this server bundle, below the root of the project. */
export async function openShelf(root: string, siteFolder: string, serverFile: string): Promise<PageShelf> {
  const folder = join(root, 'node_modules/.cache/site-pages', hash(siteFolder))
  await mkdir(folder, { recursive: true })
  const sources = (await readdir(import.meta.dirname)).sort().map((name) => join(import.meta.dirname, name))
  const texts = await Promise.all([serverFile, ...sources].map((file) => readFile(file, 'utf8')))
  return { folder, version: hash(JSON.stringify([process.version, installedPackages(root), texts])) }
}

/** The page as an earlier build drew it, if all it was drawn from is as it was; else drawn now, and kept. */
export async function keptPage(job: PageJob, draw: (job: PageJob) => Promise<string>): Promise<Buffer> {
  const { shelf, template, path, fonts, pictureHosts, data } = job
  const file = join(shelf.folder, `${hash(path)}.html`)
  // At the end of the file, where it is missing from one that was cut off.
  const mark = Buffer.from(hash(JSON.stringify([shelf.version, template, path, fonts, pictureHosts, [...data]])))
  const kept = await readFile(file).catch(() => undefined)
  if (kept?.subarray(-mark.length).equals(mark)) return kept.subarray(0, -mark.length)
  const page = Buffer.from(await draw(job))
  await writeFile(file, Buffer.concat([page, mark]))
  return page
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
