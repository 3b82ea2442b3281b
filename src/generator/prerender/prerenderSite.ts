/** Writes one complete HTML file for each page of the site, and the data files the pages are drawn from. */
import type { PageKind } from '../../../theme/fontContract.ts'
import type { DataName } from '../../lib/data.ts'
import { paths } from '../../lib/paths.ts'
import { dataFile, LIST_NAMES } from '../content/dataFiles.ts'
import type { Content } from '../content/loadContent.ts'
import type { Preload } from '../fonts/buildFonts.ts'
import { inTurns } from '../inTurns.ts'
import type { Crew } from '../workers/createCrew.ts'
import type { OutputFolder } from '../siteOutput.ts'
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
  /** Threads for many pages at once. */
  crew: Crew
}

/** No page has this address: what is drawn for it is the not-found file. */
const NOT_FOUND_PATH = '/404'
/** From so many pages on it pays to start other threads for them. */
const MANY_PAGES = 100
/** Pages under way at a time, where threads draw them. */
const AT_ONCE = 24

type Page = { path: string; kind: PageKind }
type Draw = (job: PageJob) => Promise<void>

/** Draws and writes all pages; returns how many there are. */
export async function prerenderSite(prerendering: Prerendering): Promise<number> {
  const { template, folder, serverFile, content, preloads, crew } = prerendering
  const lists = new Map<DataName, string>()
  const pictureHosts = pictureHostsOf(content)
  const read = async (name: DataName) => {
    const text = await dataFile(content, name)
    if (text === undefined) throw new Error(`There is no data/${name}`)
    folder.write(`data/${name}.json`, text)
    return text
  }
  const write = ({ path, kind }: Page, data: Map<DataName, string>, draw: Draw) =>
    draw({
      template,
      path,
      fonts: preloads[kind],
      pictureHosts,
      data,
      files: filesOf(path),
      serverFile,
      outDir: folder.path,
    })
  for (const name of LIST_NAMES) lists.set(name, await read(name))
  const single = singlePages()
  for (const page of single) await write(page, lists, writePage)
  const details = detailPages(content)
  const isMany = details.length >= MANY_PAGES
  const draw: Draw = isMany ? (job) => crew.run('page', job) : writePage
  await inTurns(details, isMany ? AT_ONCE : 1, async (page) =>
    write(page, new Map([[page.data, await read(page.data)]]), draw),
  )
  return single.length + details.length
}

/** The origins of pictures the owner gave a full address. */
function pictureHostsOf({ posts, projects }: Content): string[] {
  const pictures = [...posts.map(({ thumbnail }) => thumbnail), ...projects.map(({ picture }) => picture)]
  return [...new Set(pictures.flatMap((picture) => (picture.kind === 'remote' ? [new URL(picture.src).origin] : [])))]
}

function singlePages(): Page[] {
  return [
    { path: paths.home(), kind: 'home' },
    { path: paths.about(), kind: 'about' },
    { path: paths.projects(), kind: 'list' },
    { path: paths.insights(), kind: 'list' },
    { path: paths.hire(), kind: 'other' },
    { path: NOT_FOUND_PATH, kind: 'other' },
  ]
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
