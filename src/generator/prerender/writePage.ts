/** Renders one page and writes its files: all that a page needs is in the job, so that any thread can do it. */
import { pathToFileURL } from 'node:url'
import type { DataName } from '../../lib/data.ts'
import type { Preload } from '../fonts/buildFonts.ts'
import { writeFiles } from '../siteOutput.ts'
import { writeEntry } from '../store.ts'
import { fillTemplate } from './fillTemplate.ts'
import type { ServerModule } from './ServerModule.ts'

export type PageJob = {
  /** The file of the entry to keep it in. */
  entry: string
  /** The document all pages are put into. */
  template: string
  /** The server bundle. */
  serverFile: string
  path: string
  /** The files to write the page to. */
  files: string[]
  /** The fonts it may show first. */
  fonts: readonly Preload[]
  /** Other hosts that pictures of the site come from. */
  pictureHosts: readonly string[]
  /** The texts of the data files it is rendered from. */
  data: Map<DataName, string>
}

/** Renders a page, keeps it and writes its files. */
export async function writePage(job: PageJob): Promise<void> {
  const html = await renderPage(job)
  writeEntry(job.entry, html)
  writeFiles(job.files, html)
}

async function renderPage({ template, serverFile, path, fonts, pictureHosts, data }: PageJob): Promise<string> {
  const server = await loadServer(serverFile)
  // Each page starts afresh: what was read for the last one would stay in memory for good.
  server.provideData(async (name) => {
    const text = data.get(name)
    if (text === undefined) throw new server.NoSuchData(name)
    return text
  })
  const ids = { data: server.DATA_ELEMENT, structuredData: server.STRUCTURED_DATA_ELEMENT }
  return fillTemplate(template, { page: await server.renderPage(path), ids, fonts, pictureHosts })
}

let loaded: { file: string; server: Promise<ServerModule> } | undefined

function loadServer(file: string): Promise<ServerModule> {
  if (loaded?.file !== file) loaded = { file, server: import(pathToFileURL(file).href) }
  return loaded.server
}
