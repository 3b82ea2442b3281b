import { chromium, type Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { SCHEME_ATTRIBUTE } from '../../src/lib/scheme.ts'
import { findBrowser } from '../support/findBrowser.ts'
import { startFaultyServer } from '../support/faultyServer.ts'
import { pages, postPath, projectPath } from '../support/content.ts'
import { addressOf, hydrated, openHydrated, openPage } from '../support/site.ts'
import { layoutShift, seesNothing } from '../support/watching.ts'

const routes = [
  paths.home(),
  paths.about(),
  paths.projects(),
  projectPath(),
  paths.insights(),
  postPath(),
  paths.hire(),
  '/nope',
]
const phone = { width: 412, height: 823 }
const SCRIPT = /\/assets\/.*\.js$/
const STARTER = /\/assets\/(?:starter|index)-[^/]*\.js$/

const scripts = (requests: readonly string[]) => requests.filter((address) => SCRIPT.test(address))
const later = (requests: readonly string[]) =>
  requests.filter((address) => (SCRIPT.test(address) && !STARTER.test(address)) || /\/data\//.test(address))

/** Holds all scripts but the starter until they are let go. */
function holdScripts() {
  let letGo: () => void = () => undefined
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  const before = (page: Page) =>
    page.route(SCRIPT, async (route) => {
      if (!STARTER.test(route.request().url())) await gone
      await route.continue().catch(() => undefined)
    })
  return { before, letGo }
}

/** A browser on a connection of a kind, as the Network Information API tells it. */
function connectedBy(connection: { saveData?: boolean; effectiveType?: string }) {
  return (page: Page) =>
    page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { configurable: true, value })
    }, connection)
}

describe('before the page is hydrated', () => {
  test('a click on the scheme button is queued and takes effect afterwards', async () => {
    const { before, letGo } = holdScripts()
    const { page } = await openPage(paths.home(), { before })
    const look = () => page.getAttribute('html', SCHEME_ATTRIBUTE)
    expect(await look()).toBe('light')
    await page.locator('header button[aria-label]').first().click()
    expect(await look()).toBe('light')
    letGo()
    await expect.poll(look).toBe('dark')
  })

  test('a click while the page is being hydrated is done once', async () => {
    const { page } = await openPage(paths.projects(), {
      before: (each) =>
        each.addInitScript(() => {
          // As soon as the queue of clicks is closed, which is when hydration begins.
          const remove: unknown = Reflect.get(window, 'removeEventListener')
          window.removeEventListener = (...given: [string, ...unknown[]]) => {
            if (typeof remove === 'function') Reflect.apply(remove, window, given)
            if (given[0] === 'click')
              setTimeout(() => document.querySelector<HTMLElement>('#site-filters button')?.click())
          }
        }),
    })
    await hydrated(page)
    const toggle = page.locator('#site-filters button[aria-expanded]')
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
    await page.waitForLoadState('networkidle')
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
  })

  test('links lead on', async () => {
    const { before } = holdScripts()
    const { page } = await openPage(paths.home(), { before })
    await page.locator(`header a[href="${paths.insights()}"]`).first().click()
    await page.waitForURL(`**${paths.insights()}`)
    expect(await page.locator('h1:visible').count()).toBe(1)
  })

  test('a start that failed without a network is made good when it is back', async () => {
    let isOffline = true
    const { page, requests } = await openPage(paths.home(), {
      before: (each) =>
        each.route(SCRIPT, (route) =>
          isOffline && !STARTER.test(route.request().url()) ? route.abort() : route.continue(),
        ),
    })
    await page.keyboard.press('Tab')
    await expect.poll(() => later(requests).length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    isOffline = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await hydrated(page)
  })

  test('the menu opens on a phone, and its links lead on', async () => {
    const { before } = holdScripts()
    const { page } = await openPage(paths.home(), { ...phone, before })
    await page.locator('[popovertarget]').click()
    const link = page.locator(`#site-menu a[href="${paths.hire()}"]`)
    await link.click()
    await page.waitForURL(`**${paths.hire()}`)
  })
})

describe('scripts', () => {
  test('nothing but the starter is asked for before the load event', async () => {
    const { page } = await openPage(paths.home())
    await hydrated(page)
    const early = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation')
      const load = document instanceof PerformanceNavigationTiming ? document.loadEventStart : 0
      const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < load)
      return files.map(({ name }) => name)
    })
    expect(later(early)).toEqual([])
  })

  test.each([
    ['Save-Data', { saveData: true }],
    ['2G', { effectiveType: '2g' }],
    ['slow 2G', { effectiveType: 'slow-2g' }],
  ])('with %s nothing beyond the starter is asked for until the visitor acts', async (_name, connection) => {
    const { page, requests } = await openPage(paths.home(), { before: connectedBy(connection) })
    await page.waitForLoadState('load')
    await page.waitForTimeout(2500)
    expect(later(requests)).toEqual([])
    expect(scripts(requests).length).toBeGreaterThan(0)
    await page.keyboard.press('Tab')
    await hydrated(page)
    expect(later(requests).length).toBeGreaterThan(0)
  })
})

describe('the next page', () => {
  test('is got ahead when the pointer rests on a link', async () => {
    const { page, requests } = await openHydrated(paths.hire(), { before: seesNothing })
    await page.waitForLoadState('networkidle')
    expect(requests.filter((address) => /\/data\//.test(address))).toEqual([])
    await page.locator(`header a[href="${paths.insights()}"]`).first().hover()
    await expect.poll(() => requests.filter((address) => /\/data\/insights\.json/.test(address)).length).toBe(1)
    await expect.poll(() => requests.some((address) => /\/InsightsPage-/.test(address))).toBe(true)
  })

  test('is not got ahead with Save-Data', async () => {
    const { page, requests } = await openPage(paths.hire(), { before: connectedBy({ saveData: true }) })
    await page.mouse.move(5, 5)
    await page.mouse.move(300, 300)
    await hydrated(page)
    const before = later(requests).length
    await page.locator(`header a[href="${paths.insights()}"]`).first().hover()
    await page.waitForTimeout(1000)
    expect(later(requests).slice(before)).toEqual([])
  })

  test('is got ahead when a link comes into view', async () => {
    const { page, requests } = await openHydrated(paths.hire())
    await expect.poll(() => requests.some((address) => /\/data\/insights\.json/.test(address))).toBe(true)
    expect(new URL(page.url()).pathname).toBe(paths.hire())
  })
})

/** Headlines of prerendered pages, which are in the document and hidden. */
const hiddenHeadlines = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1')].filter((one) => !one.checkVisibility()).map(({ textContent }) => textContent),
  )

const shownHeadline = (page: Page) => page.locator('h1:visible').textContent()

describe('a prerendered page', () => {
  test('is shown by the click on its link, as the same elements, and nothing tells of it before', async () => {
    const { page, messages } = await openHydrated(paths.hire(), { before: seesNothing })
    const title = await page.title()
    await page.locator(`header a[href="${paths.insights()}"]`).first().hover()
    await expect.poll(() => hiddenHeadlines(page)).toEqual([pages.insights.title])
    await page.evaluate(() => Reflect.set(window, 'prerendered', document.querySelectorAll('h1')[1]))
    expect(await page.title()).toBe(title)
    expect(await page.locator('head link[rel="canonical"]').count()).toBe(1)
    expect(await shownHeadline(page)).toBe(pages.hire.title)
    expect(await page.locator('main').ariaSnapshot()).not.toContain(pages.insights.title)
    await page.mouse.down()
    await page.mouse.up()
    await expect.poll(() => shownHeadline(page)).toBe(pages.insights.title)
    expect(await page.evaluate(() => document.querySelector('h1') === Reflect.get(window, 'prerendered'))).toBe(true)
    expect(await page.title()).toContain(pages.insights.head.title)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(pages.insights.title)
    expect(messages).toEqual([])
  })

  test('is one of those in view on a touch screen, before a finger comes', async () => {
    const context = { hasTouch: true, isMobile: true }
    const { page } = await openHydrated(paths.home(), { ...phone, context })
    await expect.poll(() => hiddenHeadlines(page)).not.toEqual([])
    expect(await page.locator('h1:visible').count()).toBe(1)
  })

  test('leaves the page on the screen alone when it fails, and says so when it is asked for', async () => {
    const broken = async (page: Page) => {
      await page.route(`**/data${postPath()}.json*`, (route) => route.fulfill({ json: { item: {}, related: [] } }))
    }
    const { page } = await openHydrated(paths.insights(), { before: broken })
    const link = page.locator(`main a[href="${postPath()}"]`).first()
    const arrived = page.waitForResponse(`**/data${postPath()}.json*`)
    await link.hover()
    await arrived
    // Its turn to be rendered comes before that of the next one.
    await page.locator(`header a[href="${paths.projects()}"]`).first().hover()
    await expect.poll(() => hiddenHeadlines(page)).toContain(pages.projects.title)
    expect(await shownHeadline(page)).toBe(pages.insights.title)
    await link.click()
    await expect.poll(() => shownHeadline(page)).toBe(pages.error.title)
  })

  test('takes no focus from the view of a page that does not exist', async () => {
    const missing = async (page: Page) => {
      await page.route(`**/data${postPath()}.json*`, (route) => route.fulfill({ status: 404 }))
    }
    const { page } = await openHydrated(paths.insights(), { before: missing })
    await page.locator(`header a[href="${paths.projects()}"]`).first().hover()
    await expect.poll(() => hiddenHeadlines(page)).toEqual([pages.projects.title])
    await page.locator(`main a[href="${postPath()}"]`).first().press('Enter')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe(pages.insight.notFound.title)
  })

  test('is not the one on the screen, at an address with a last slash either', async () => {
    const { page } = await openHydrated(`${paths.insights()}/`)
    await page.locator(`header a[href="${paths.insights()}"]`).first().hover()
    await page.locator(`header a[href="${paths.projects()}"]`).first().hover()
    await expect.poll(() => hiddenHeadlines(page)).toEqual([pages.projects.title])
    await page.mouse.down()
    await page.mouse.up()
    await expect.poll(() => page.locator('h1:visible').allTextContents()).toEqual([pages.projects.title])
  })

  test('is one of three at most, and few pages are fetched, however far a list is scrolled', async () => {
    const context = { hasTouch: true, isMobile: true }
    const { page, requests } = await openHydrated(paths.insights(), { ...phone, context })
    for (const link of await page.locator('main h3 a:visible').all()) {
      await link.scrollIntoViewIfNeeded()
      // Longer than the rest after which the view is looked at.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
    }
    await expect.poll(() => hiddenHeadlines(page).then(({ length }) => length)).toBe(3)
    await page.waitForLoadState('networkidle')
    expect(requests.filter((address) => /\/data\/insight\/\d/.test(address)).length).toBeLessThanOrEqual(6)
    expect(await hiddenHeadlines(page)).toHaveLength(3)
  })
})

test('Back shows a page as it was left, after a full load too', async () => {
  // A browser of its own: for the shared one, as for all that are steered, this cache is switched off.
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    chromiumSandbox: false,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(addressOf(paths.home()))
  await hydrated(page)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasKept', persisted))
  })
  await page.evaluate((path) => location.assign(path), paths.hire())
  await page.waitForURL(addressOf(paths.hire()))
  await hydrated(page)
  // Not as the last act of a page that is gone before it can answer.
  await page.evaluate(() => void setTimeout(() => history.back()))
  // A page from this cache fires no `load`.
  await page.waitForURL(addressOf(paths.home()), { waitUntil: 'commit' })
  const reasons = () =>
    page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation')
      const why: { reasons?: { reason: string }[] } | null = document && Reflect.get(document, 'notRestoredReasons')
      return Reflect.get(window, 'wasKept') === true ? [] : (why?.reasons?.map(({ reason }) => reason) ?? ['unknown'])
    })
  // Some browsers without a window have no such cache at all, and say just that.
  await expect.poll(async () => (await reasons()).filter((reason) => reason !== 'masked')).toEqual([])
})

test('no script listens for the end of a page', async () => {
  const { page } = await openPage(paths.home(), {
    before: (each) =>
      each.addInitScript(() => {
        const listened: string[] = []
        Reflect.set(window, 'listened', listened)
        const original: unknown = Reflect.get(EventTarget.prototype, 'addEventListener')
        EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest) {
          if (this === window || this === document) listened.push(type)
          if (typeof original === 'function') Reflect.apply(original, this, [type, ...rest])
        }
      }),
  })
  await hydrated(page)
  const listened: string[] = await page.evaluate(() => Reflect.get(window, 'listened'))
  expect(listened.length).toBeGreaterThan(0)
  expect(listened.filter((type) => type === 'unload' || type === 'beforeunload')).toEqual([])
})

test('a post that is come to from another page stands in its own typeface', async () => {
  // A window of its own: another test's may have the typeface already.
  const { page } = await openHydrated(paths.home(), { width: 1280, height: 800, context: {} })
  const unread = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ style, display, status }) => style === 'normal' && display === 'swap' && status !== 'loaded')
        .map(({ family }) => family),
    )
  // Another theme may show all its typefaces on home.
  if (process.env['SITE_THEME'] === undefined) expect(await unread()).not.toEqual([])
  const link = page.locator('main h3 a[href^="/insight/"]').first()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await expect.poll(unread).toEqual([])
  await link.click()
  const text = 'main article h2 ~ p'
  await page.locator(text).first().waitFor()
  expect(await fallbackFonts(page, text)).toEqual([])
})

/** The families of the machine in which the first element that fits a selector is drawn, in place of the site's own. */
async function fallbackFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
}

describe('the typefaces of the first screen and all italics are asked for with the page, and no others', () => {
  test.each([phone, { width: 1280, height: 800 }])('at $width px', async (window) => {
    const { page, goTo } = await openPage(routes[0] ?? '/', window)
    for (const path of routes) {
      await goTo(path)
      expect(await page.evaluate(compareTypefaces), path).toEqual({ notAskedFor: [], askedForInVain: [] })
    }
  })
})

/** Compares what stands in the window, and on the page, with the files the document names. Runs in the browser. */
function compareTypefaces(): { notAskedFor: string[]; askedForInVain: string[] } {
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')].map(
    ({ href }) => href,
  )
  const nameOf = (style: CSSStyleDeclaration) =>
    `${style.fontFamily.split(',')[0]?.replaceAll('"', '').trim()} ${style.fontStyle}`
  const faces = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => ({ name: nameOf(style), file: /url\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1] }))
    .filter(({ file }) => file !== undefined)
  const isNamed = ({ file = '' }) => named.includes(new URL(file, location.href).href)
  const asked = new Set(faces.filter(isNamed).map(({ name }) => name))
  const onPage = new Set<string>()
  const inWindow = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement === null || text.textContent?.trim() === '') continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const name = nameOf(getComputedStyle(text.parentElement))
    const boxes = [...range.getClientRects()]
    if (boxes.length > 0) onPage.add(name)
    if (boxes.some(({ top, bottom }) => bottom > 0 && top < innerHeight)) inWindow.add(name)
  }
  return {
    // Of italics there is little, mostly further down. Left to itself, the browser gets them a round trip later.
    notAskedFor: faces
      .map(({ name }) => name)
      .filter((name) => inWindow.has(name) || (onPage.has(name) && name.endsWith('italic')))
      .filter((name) => !asked.has(name)),
    askedForInVain: [...asked].filter((name) => !onPage.has(name)),
  }
}

/** The most that text may move when its typeface takes the place of the fallback. */
const MAX_FONT_SHIFT = 0.005

describe('a first visit ends in the typefaces of the site, and nothing moves noticeably when they come', () => {
  const windows = [phone, { width: 1280, height: 800 }]
  const delays = [300, 1000, 3000]
  test.each(delays.flatMap((delay) => windows.map((window) => ({ delay, ...window }))))(
    'after $delay ms, at $width px',
    async ({ delay, ...window }) => {
      const { page, goTo } = await openPage(routes[0] ?? '/', {
        ...window,
        before: (each) =>
          each.route(/\.(?:woff2|svg|png|webp|avif|jpe?g)$/, async (route) => {
            await new Promise((resolve) => setTimeout(resolve, delay))
            await route.continue().catch(() => undefined)
          }),
      })
      // The long wait is seen on one page of each layout.
      const paths =
        delay > 1000 ? routes.filter((path) => /^\/(?:insights)?$|^\/insight\//.test(path)).slice(0, 3) : routes
      for (const path of paths) {
        await goTo(path)
        await hydrated(page)
        await page.evaluate(() => document.fonts.ready)
        expect(await fallbackFonts(page, 'h1'), path).toEqual([])
        expect(await layoutShift(page), path).toBeLessThanOrEqual(MAX_FONT_SHIFT)
      }
    },
  )
})

describe('nothing moves while a page arrives in pieces', () => {
  test.each([phone, { width: 1280, height: 800 }])('at $width px', async (window) => {
    const { address } = await startFaultyServer({ pieces: 24 })
    const { page, goTo } = await openPage(routes[0] ?? '/', { ...window, address })
    for (const path of routes) {
      await goTo(path)
      await hydrated(page)
      expect(await layoutShift(page), path).toBe(0)
    }
  })
})
