/** The build of the whole site: scripts, then pages, then what they show and what machines read. */
import { join } from 'node:path'
import type { ViteBuilder } from 'vite'
import { FEED_PATH, feed } from '../content/feed.ts'
import { robots } from '../content/robots.ts'
import { SITEMAP_PATH, sitemap } from '../content/sitemap.ts'
import { drawFavicon } from '../pictures/drawFavicon.ts'
import { PICTURE_FOLDER } from '../pictures/createPictureStore.ts'
import { FAVICON } from '../prerender/names.ts'
import { openShelf } from '../prerender/keptPage.ts'
import { prerenderSite } from '../prerender/prerenderSite.ts'
import { writeSiteFile } from '../prerender/writePage.ts'
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
  // The fonts are cut by other threads while this one reads the scripts.
  const [{ files, preloads }] = await Promise.all([fonts(), builder.build(client)])
  await builder.build(ssr)
  const outDir = join(root, SITE_FOLDER)
  const write = (name: string, data: string | Uint8Array) => writeSiteFile(join(outDir, name), data)
  const serverFile = join(root, SERVER_FOLDER, 'server.js')
  const shelf = await openShelf(root, SITE_FOLDER, serverFile)
  const [pages] = await Promise.all([
    prerenderSite({ outDir, serverFile, shelf, content, preloads, crew }),
    pictures.drawAhead(crew),
  ])
  for (const { name, data } of files) await write(`${FONT_FOLDER}${name}`, data)
  await pictures.write(join(outDir, PICTURE_FOLDER), crew)
  await crew.dismiss()
  await write(FAVICON, drawFavicon(theme.art))
  await write(FEED_PATH, await feed(content))
  await write(SITEMAP_PATH, await sitemap(content))
  await write('robots.txt', robots(content.site))
  // Hosts that run Jekyll would leave out files whose names begin with an underscore.
  await write('.nojekyll', '')
  console.log(`${pages} pages in ${SITE_FOLDER}/`)
}
