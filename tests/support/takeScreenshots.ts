/** Takes pictures of a site's pages as they look at rest. */
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { drawAll } from '../browser/accessibility/support/views.ts'

const WIDTHS = [1280, 768, 480, 360]
const HEIGHT = 800
const SCHEMES = ['light', 'dark'] as const

/** What a picture in the README may weigh, in bytes. */
const README_LIMIT = 150_000

type ReadmeShot = {
  theme: string
  path: string
  scheme: 'light' | 'dark'
  name: string
  width: number
  height: number
  /** The width it is brought to, in px. */
  shrinkTo: number
}

const desktop = { width: 1280, height: HEIGHT, shrinkTo: 800 }
const phone = { width: 390, height: 780, shrinkTo: 390 }

const readmeShots: ReadmeShot[] = [
  { ...desktop, theme: 'editorial', path: '/', scheme: 'light', name: 'home-light' },
  { ...desktop, theme: 'editorial', path: '/', scheme: 'dark', name: 'home-dark' },
  { ...desktop, theme: 'editorial', path: '/projects', scheme: 'light', name: 'projects' },
  { ...desktop, theme: 'editorial', path: '/insight/4', scheme: 'light', name: 'insight' },
  { ...phone, theme: 'editorial', path: '/', scheme: 'light', name: 'phone' },
  { ...desktop, theme: 'readout', path: '/', scheme: 'dark', name: 'second-theme' },
]

/** The pages a built site has, and one that it hasn't. */
export async function pathsOf(folder: string): Promise<string[]> {
  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8')
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return [...addresses, '/there-is-no-such-page']
}

/** Writes a picture of each whole page at each width in both schemes: `<page>-<width>-<scheme>.png`. */
export async function takeScreenshots(
  browser: Browser,
  address: string,
  paths: readonly string[],
  folder: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const colorScheme of SCHEMES) {
    const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce' })
    for (const path of paths) {
      await openWithFonts(page, address + path.slice(1))
      await drawAll(page)
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT })
        await page.evaluate(showAll, true)
        await page.screenshot({ fullPage: true, path: join(folder, `${name}-${width}-${colorScheme}.png`) })
      }
      console.log(`${name}, ${colorScheme}`)
    }
    await page.close()
  }
}

/** Writes the small pictures of a theme that the README shows. */
export async function takeReadmeScreenshots(
  browser: Browser,
  address: string,
  theme: string,
  folder: string,
): Promise<void> {
  for (const shot of readmeShots.filter((each) => each.theme === theme)) {
    const { path, name, width, height, scheme, shrinkTo } = shot
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme, reducedMotion: 'reduce' })
    await openWithFonts(page, address + path.slice(1))
    await page.evaluate(showAll, false)
    const picture = await page.screenshot()
    await page.close()
    const file = join(folder, `${name}.png`)
    await sharp(picture).resize(shrinkTo).png({ palette: true, effort: 9 }).toFile(file)
    const { size } = await stat(file)
    if (size > README_LIMIT) throw new Error(`${name}.png weighs ${size} bytes`)
  }
}

/** Opens a page twice: fonts that come too late for the first visit are there for the second. */
async function openWithFonts(page: Page, address: string): Promise<void> {
  for (const visit of ['first', 'second']) await page.goto(`${address}?${visit}`, { waitUntil: 'load' })
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
