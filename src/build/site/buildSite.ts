/** The build of the whole site: scripts, then pages, then what they show and what machines read. */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ViteBuilder } from 'vite'
import { codeVersion } from '../codeVersion.ts'
import { FEED_PATH, feed } from '../content/feed.ts'
import { robots } from '../content/robots.ts'
import { SITEMAP_PATH, sitemap } from '../content/sitemap.ts'
import { drawFavicon } from '../pictures/drawFavicon.ts'
import { FAVICON } from '../prerender/names.ts'
import { prerenderSite, type Server } from '../prerender/prerenderSite.ts'
import { openSiteFolder } from '../siteFolder.ts'
import type { SiteBuild } from './createSite.ts'
import { FONT_FOLDER } from './siteFonts.ts'

/** The finished site. */
export const SITE_FOLDER = process.env['SITE_FOLDER'] ?? 'dist'
/** The pages' code for Node, needed while the site is built. */
export const SERVER_FOLDER = `node_modules/.cache/site-server/${SITE_FOLDER.replaceAll('/', '-')}`

export async function buildSite(builder: ViteBuilder, site: SiteBuild): Promise<void> {
  const { root, content, pictures, fonts, theme, crew } = site
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined || content === undefined) throw new Error('Nothing to build')
  const folder = await openSiteFolder(join(root, SITE_FOLDER), root)
  const buildPages = async () => {
    const [{ files, preloads }, built] = await crew.spare(Promise.all([fonts(), builder.build(client)]))
    folder.claim([...namesOf(built), ...publicFiles(client.config.publicDir)])
    for (const { name, data } of files) await folder.write(`${FONT_FOLDER}${name}`, data)
    await crew.spare(builder.build(ssr))
    const template = await readFile(join(folder.path, 'index.html'), 'utf8')
    const server = openServer(root)
    // The scripts have asked for some pictures, and the texts ask for theirs when they are put on their pages.
    const asked = pictures.write(folder, crew)
    const [pages] = await Promise.all([prerenderSite({ folder, template, server, content, preloads, crew }), asked])
    await pictures.write(folder, crew)
    return pages
  }
  // Other threads cut the fonts and draw the covers while this one reads the scripts.
  const [pages] = await Promise.all([buildPages(), pictures.write(folder, crew)])
  await crew.dismiss()
  await folder.write(FAVICON, drawFavicon(theme.art))
  await folder.write(FEED_PATH.slice(1), await feed(content))
  await folder.write(SITEMAP_PATH.slice(1), await sitemap(content))
  await folder.write('robots.txt', robots(content.site))
  // Hosts that run Jekyll would leave out files whose names begin with an underscore.
  await folder.write('.nojekyll', '')
  await folder.finish()
  console.log(`${pages} pages in ${SITE_FOLDER}/`)
}

/** The pages' code, as it has just been built. */
function openServer(root: string): Server {
  const file = join(root, SERVER_FOLDER, 'server.js')
  return { file, version: codeVersion(root, join(import.meta.dirname, '../prerender'), [file]) }
}

/** The files a build has written. */
function namesOf(built: Awaited<ReturnType<ViteBuilder['build']>>): string[] {
  return [built].flat().flatMap((each) => ('output' in each ? each.output.map(({ fileName }) => fileName) : []))
}

/** The files a build has copied. */
function publicFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
