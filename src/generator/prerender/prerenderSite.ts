/** Writes one complete HTML file for each page of the site, and the data files the pages are rendered from. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import type { PageKind } from '../../../theme/fontContract.ts'
import type { DataName } from '../../lib/data.ts'
import { paths } from '../../lib/paths.ts'
import { dataFile, LIST_NAMES } from '../content/dataFiles.ts'
import { OPTIONAL_PAGES } from '../content/siteAddresses.ts'
import type { Content } from '../content/loadContent.ts'
import type { Preload } from '../fonts/buildFonts.ts'
import { hashOf } from '../hashes.ts'
import { type OutputFolder, writeFiles } from '../siteOutput.ts'
import type { Store } from '../store.ts'
import type { Progress } from '../site/createProgress.ts'
import type { Run } from '../workers/tasks.ts'
import { type PageJob, writePage } from './writePage.ts'

type Prerendering = {
  /** The document all pages are put into. */
  template: string
  folder: OutputFolder
  /** The server bundle. */
  serverFile: string
  content: Content
  /** The fonts each kind of page shows first. */
  preloads: Record<PageKind, Preload[]>
  /** Keeps pages between builds. */
  store: Store
  /** Worker threads, for many pages at once. */
  run: Run
  progress: Progress
}

/** No page has this address: what is drawn for it is the not-found file. */
const NOT_FOUND_PATH = '/404'
/** From so many pages on it pays to start other threads for them. */
const MANY_PAGES = 100
/** Pages under way at a time, where threads draw them. */
const AT_ONCE = 24

type Page = { path: string; kind: PageKind }

/** Renders and writes all pages; returns how many there are. */
export async function prerenderSite(prerendering: Prerendering): Promise<number> {
  const { folder, content, run, progress } = prerendering
  const writeData = async (name: DataName) => {
    const text = await dataFile(content, name)
    if (text === undefined) throw new Error(`There is no data/${name}`)
    folder.write(`data/${name}.json`, text)
    return text
  }
  const lists = new Map<DataName, string>()
  for (const name of LIST_NAMES) lists.set(name, await writeData(name))
  const jobFor = createJobs(prerendering)
  const single = singlePages(content)
  const details = detailPages(content)
  const isMany = details.length >= MANY_PAGES
  const countPage = progress.count('pages', details.length)
  for (const page of single) {
    const job = jobFor(page, lists)
    if (job !== undefined) await writePage(job)
  }
  const writeDetail = async (page: (typeof details)[number]) => {
    const job = jobFor(page, new Map([[page.data, await writeData(page.data)]]))
    if (job !== undefined) await (isMany ? run('page', job) : writePage(job))
    countPage()
  }
  await pMap(details, writeDetail, { concurrency: isMany ? AT_ONCE : 1 })
  return single.length + details.length
}

/** Gives the job that makes a page; nothing where the page has been kept, and is written now. */
function createJobs({ template, folder, serverFile, content, preloads, store }: Prerendering) {
  const pictureHosts = pictureHostsOf(content)
  const shared = hashOf(JSON.stringify([template, readFileSync(serverFile, 'utf8'), pictureHosts]))
  return ({ path, kind }: Page, data: Map<DataName, string>): PageJob | undefined => {
    const fonts = preloads[kind]
    const files = filesOf(path)
      .filter((name) => !folder.isOwners(name))
      .map((file) => join(folder.path, file))
    const key = store.keyOf('page', shared, JSON.stringify([path, fonts, ...data]))
    const kept = store.read(key)
    if (kept === undefined)
      return { template, path, fonts, pictureHosts, data, files, serverFile, entry: store.fileOf(key) }
    writeFiles(files, kept)
    return undefined
  }
}

/** The origins of pictures the owner gave a full address. */
function pictureHostsOf({ posts, projects }: Content): string[] {
  const pictures = [...posts.map(({ thumbnail }) => thumbnail), ...projects.map(({ picture }) => picture)]
  return [...new Set(pictures.flatMap((picture) => (picture.kind === 'remote' ? [new URL(picture.src).origin] : [])))]
}

function singlePages({ site }: Content): Page[] {
  const pages: Page[] = [
    { path: paths.home(), kind: 'home' },
    { path: paths.about(), kind: 'about' },
    { path: paths.projects(), kind: 'list' },
    { path: paths.insights(), kind: 'list' },
    { path: paths.hire(), kind: 'other' },
    { path: NOT_FOUND_PATH, kind: 'other' },
  ]
  const off = OPTIONAL_PAGES.filter((name) => !site.pages[name]).map((name) => paths[name]())
  return pages.filter(({ path }) => !off.includes(path))
}

function detailPages({ posts, projects }: Content): (Page & { data: DataName })[] {
  return [
    ...projects.map(({ id }) => ({ path: paths.project(id), kind: 'article', data: `project/${id}` }) as const),
    ...posts.map(({ id }) => ({ path: paths.insight(id), kind: 'article', data: `insight/${id}` }) as const),
  ]
}

/**
 * The files behind an address. Hosts differ in what they answer to an address with or without a last slash: with
 * both files in place, both forms are the page itself everywhere. The canonical link names the form without.
 */
function filesOf(path: string): string[] {
  if (path === paths.home()) return ['index.html']
  if (path === NOT_FOUND_PATH) return ['404.html']
  const name = path.slice(1)
  return [`${name}.html`, `${name}/index.html`]
}
