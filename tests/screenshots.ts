/**
 * `npm run screenshots`: pictures of every page of the built site, in both themes and schemes and at four widths, in
 * `tests/screenshots/`; with paths after `--`, such as `-- / /projects`, of those alone. With `-- --readme` the few
 * small ones that the README shows, in `.github/readme/`. Sites that are not built yet are built; delete
 * `node_modules/.cache/sites` to have them built anew.
 */
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { startServer } from '../src/generator/serve/startServer.ts'
import { drawAll } from './browser/accessibility/support/views.ts'
import { findBrowser } from './support/findBrowser.ts'
import { builtSite, type SiteName } from './support/sites.ts'

type Shot = {
  site: SiteName
  path: string
  width: number
  height: number
  scheme: 'light' | 'dark'
  /** Where the picture goes, from the project's root. */
  file: string
  /** The size it is brought to; without one it shows the whole page as it is. */
  shrinkTo?: number
}

const root = join(import.meta.dirname, '..')
const themes = { default: 'editorial', readout: 'readout' } as const
const names = ['default', 'readout'] as const
const widths = [1280, 768, 480, 360]
const schemes = ['light', 'dark'] as const

/** What a picture in the README may weigh, in bytes. */
const README_LIMIT = 150_000

const isForReadme = process.argv.includes('--readme')
const wantedPaths = process.argv.slice(2).filter((argument) => argument.startsWith('/'))

const browser = await chromium.launch({ executablePath: await findBrowser(), chromiumSandbox: false })
try {
  for (const name of names) {
    const folder = await builtSite(name)
    const server = await startServer({ folder })
    const shots = isForReadme ? readmeShots(name) : allShots(name, await pathsOf(folder))
    for (const shot of shots) await take(browser, server.address, shot)
    await server.close()
  }
} finally {
  await browser.close()
}

/** The pages a site has, and one that it hasn't. */
async function pathsOf(folder: string): Promise<string[]> {
  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8')
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const paths = [...addresses, '/there-is-no-such-page']
  return wantedPaths.length === 0 ? paths : paths.filter((path) => wantedPaths.includes(path))
}

function allShots(site: SiteName & keyof typeof themes, paths: readonly string[]): Shot[] {
  return paths.flatMap((path) =>
    schemes.flatMap((scheme) =>
      widths.map((width) => {
        const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
        const file = `tests/screenshots/${themes[site]}/${page}-${width}-${scheme}.png`
        return { site, path, width, height: 800, scheme, file }
      }),
    ),
  )
}

function readmeShots(site: SiteName & keyof typeof themes): Shot[] {
  const desktop = { site, width: 1280, height: 800, shrinkTo: 800 }
  const file = (name: string) => `.github/readme/${name}.png`
  if (site === 'readout') return [{ ...desktop, path: '/', scheme: 'dark', file: file('second-theme') }]
  return [
    { ...desktop, path: '/', scheme: 'light', file: file('home-light') },
    { ...desktop, path: '/', scheme: 'dark', file: file('home-dark') },
    { ...desktop, path: '/projects', scheme: 'light', file: file('projects') },
    { ...desktop, path: '/insight/4', scheme: 'light', file: file('insight') },
    { site, width: 390, height: 780, shrinkTo: 390, path: '/', scheme: 'light', file: file('phone') },
  ]
}

async function take(from: Browser, address: string, shot: Shot): Promise<void> {
  const { path, width, height, scheme, shrinkTo } = shot
  const page = await from.newPage({ viewport: { width, height }, colorScheme: scheme, reducedMotion: 'reduce' })
  // The second visit has the fonts.
  for (const visit of ['first', 'second']) await page.goto(`${address}${path.slice(1)}?${visit}`, { waitUntil: 'load' })
  if (shrinkTo === undefined) await drawAll(page)
  await page.evaluate(showAll, shrinkTo === undefined)
  const picture = await page.screenshot({ fullPage: shrinkTo === undefined })
  await page.close()
  const file = join(root, shot.file)
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { force: true })
  const image =
    shrinkTo === undefined ? sharp(picture) : sharp(picture).resize(shrinkTo).png({ palette: true, effort: 9 })
  await image.toFile(file)
  const { size } = await stat(file)
  if (shrinkTo !== undefined && size > README_LIMIT) throw new Error(`${shot.file} weighs ${size} bytes`)
  console.log(shot.file)
}

/** Brings into view what waits for it, down the whole page, and goes back to the top. Runs in the browser. */
async function showAll(isWholePage: boolean): Promise<void> {
  const end = isWholePage ? document.documentElement.scrollHeight : 0
  for (let top = 0; top < end; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
  scrollTo({ top: 0, behavior: 'instant' })
  const images = [...document.images].filter((image) => isWholePage || image.getBoundingClientRect().top < innerHeight)
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
