/** The build of the whole site: scripts, then pages, then what they show and what machines read. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteBuilder } from 'vite'
import { codeVersion } from '../codeVersion.ts'
import { FEED_PATH, feed } from '../content/feed.ts'
import { robots } from '../content/robots.ts'
import { SITEMAP_PATH, sitemap } from '../content/sitemap.ts'
import { drawFavicon } from '../pictures/drawFavicon.ts'
import { FAVICON } from '../prerender/names.ts'
import { prerenderSite, type Server } from '../prerender/prerenderSite.ts'
import { openSiteFolder, type SiteFolder } from '../siteFolder.ts'
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
    const template = await writeBuilt(folder, built)
    await copyFiles(client.config.publicDir, folder)
    for (const { name, data } of files) await folder.write(`${FONT_FOLDER}${name}`, data)
    await crew.spare(builder.build(ssr))
    const server = openServer(root)
    // Those that the scripts have asked for.
    const others = pictures.write(folder, crew)
    const [pages] = await Promise.all([prerenderSite({ folder, template, server, content, preloads, crew }), others])
    return pages
  }
  try {
    // Other threads cut the fonts and draw the covers while this one reads the scripts.
    const [pages] = await Promise.all([buildPages(), pictures.write(folder, crew)])
    await crew.dismiss()
    await folder.write(FAVICON, drawFavicon(theme.art))
    await folder.write(FEED_PATH.slice(1), await feed(content))
    await folder.write(SITEMAP_PATH.slice(1), await sitemap(content))
    await folder.write('robots.txt', robots(content.site))
    // Hosts that run Jekyll would leave out files whose names begin with an underscore.
    await folder.write('.nojekyll', '')
    folder.removeOthers()
    console.log(`${pages} pages in ${SITE_FOLDER}/`)
  } finally {
    await folder.keepNotes()
  }
}

/** Writes what has been built but the document of all pages, and gives that. */
async function writeBuilt(folder: SiteFolder, built: Awaited<ReturnType<ViteBuilder['build']>>): Promise<string> {
  let template = ''
  for (const each of [built].flat().flatMap((output) => ('output' in output ? output.output : []))) {
    const content = each.type === 'chunk' ? each.code : each.source
    if (each.fileName === 'index.html') template = String(content)
    else await folder.write(each.fileName, content)
  }
  return template
}

/** Copies all files, hidden and linked ones too. */
async function copyFiles(from: string, folder: SiteFolder, prefix = ''): Promise<void> {
  if (!existsSync(from)) return
  for (const name of readdirSync(from)) {
    const file = join(from, name)
    if (statSync(file).isDirectory()) await copyFiles(file, folder, `${prefix}${name}/`)
    else await folder.write(`${prefix}${name}`, readFileSync(file))
  }
}

/** The pages' code, as it has just been built. */
function openServer(root: string): Server {
  const file = join(root, SERVER_FOLDER, 'server.js')
  return { file, version: codeVersion(root, join(import.meta.dirname, '../prerender'), [file]) }
}
