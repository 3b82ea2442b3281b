/** The build of the whole site: scripts, then pages, then what they show and what machines read. */
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ViteBuilder } from 'vite'
import { absoluteAddress } from '../../lib/paths.ts'
import { redirectFiles, redirectPage } from '../content/aliases.ts'
import { FEED_PATH, feed } from '../content/feed.ts'
import type { Content } from '../content/loadContent.ts'
import { robots } from '../content/robots.ts'
import { SITEMAP_PATH, sitemap } from '../content/sitemap.ts'
import { contentHash } from '../hashes.ts'
import { hostFiles } from '../hosts/hostFiles.ts'
import { drawFavicon } from '../pictures/drawFavicon.ts'
import { FAVICON } from '../prerender/names.ts'
import { prerenderSite } from '../prerender/prerenderSite.ts'
import { openSiteOutput, type SiteOutput } from '../siteOutput.ts'
import type { SiteBuild } from './createSite.ts'
import { FONT_FOLDER, fontLicences } from './siteFonts.ts'
import { summary } from './summary.ts'

export async function buildSite(builder: ViteBuilder, site: SiteBuild): Promise<void> {
  const { root, content, folder, workers, store, progress } = site
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined || content === undefined) throw new Error('Nothing to build')
  const output = openSiteOutput(folder, client.config.publicDir)
  process.once('beforeExit', failUnfinished)
  try {
    const pages = await writeSite({ ...site, content }, output, builder)
    progress.clear()
    const line = summary(output.path, relative(root, folder), pages, store)
    output.publish()
    store.evict()
    for (const name of output.owners()) console.log(`public/${name} is published in place of the one the build writes`)
    console.log(line)
  } catch (error) {
    progress.clear()
    output.discard()
    throw error
  } finally {
    process.off('beforeExit', failUnfinished)
    await workers.destroy()
  }
}

/** Node ends a process without an error when nothing is left that could finish the build. */
function failUnfinished(): void {
  console.error('The build ended before the site was whole')
  process.exitCode = 1
}

type CheckedSite = SiteBuild & { content: Content }

/** Writes everything into the folder; returns the number of pages. */
async function writeSite(site: CheckedSite, output: SiteOutput, builder: ViteBuilder): Promise<number> {
  const { content, pictures, theme, workers, progress } = site
  // Other threads cut the fonts and draw the covers while this one builds the scripts.
  const [pages] = await Promise.all([writePages(site, output, builder), pictures.write(output, workers.run, progress)])
  output.write(FAVICON, drawFavicon(theme.art))
  if (content.site.pages.insights) output.write(FEED_PATH.slice(1), await feed(content))
  output.write(SITEMAP_PATH.slice(1), await sitemap(content))
  output.write('robots.txt', robots(content.site))
  for (const redirect of content.redirects) {
    const page = redirectPage(absoluteAddress(content.site, redirect.to))
    for (const name of redirectFiles(redirect)) output.write(name, page)
  }
  // Vite has copied all of public/.
  for (const name of content.heldBack) rmSync(join(output.path, name), { force: true })
  // Hosts that run Jekyll would leave out files whose names begin with an underscore.
  output.write('.nojekyll', '')
  const { address, basePath } = content.site
  for (const [name, text] of Object.entries(hostFiles({ address, basePath, redirects: content.redirects })))
    output.write(name, text)
  return pages
}

async function writePages(site: CheckedSite, output: SiteOutput, builder: ViteBuilder): Promise<number> {
  const { root, content, pictures, fonts, store, theme, workers, progress } = site
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined) throw new Error('Nothing to build')
  const [built] = await Promise.all([fonts(), builder.build(client)])
  // What Vite has made of it is what all pages are put into; the home page takes its place.
  const template = readFileSync(join(output.path, 'index.html'), 'utf8').replaceAll('\r\n', '\n')
  if (output.isOwners('index.html'))
    cpSync(join(client.config.publicDir, 'index.html'), join(output.path, 'index.html'))
  for (const { name, data } of built.files) output.write(`${FONT_FOLDER}${name}`, data)
  for (const { name, text } of fontLicences(root, theme.fonts, built)) output.write(`${FONT_FOLDER}${name}`, text)
  await builder.build(ssr)
  const serverFile = join(root, serverFolder(site.folder), 'server.js')
  const prerendering = prerenderSite({
    folder: output,
    template,
    serverFile,
    content,
    preloads: built.preloads,
    store,
    run: workers.run,
    progress,
  })
  // Those that the scripts have asked for.
  const [pages] = await Promise.all([prerendering, pictures.write(output, workers.run, progress)])
  return pages
}

/** The pages' code for Node, needed while the site is built; below the root of the project. */
export function serverFolder(siteFolder: string): string {
  return `node_modules/.cache/site-server/${contentHash(siteFolder)}`
}
