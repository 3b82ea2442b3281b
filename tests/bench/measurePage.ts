/** Loads a page as a visitor of a profile does, and tells how that went. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type Transfer, transfersOf } from './pageBytes.ts'
import type { Profile } from './profiles.ts'

export type Paints = { fcp: number; lcp: number; cls: number }

/** How long a page is watched, in ms: longer than anything on it takes. */
const WATCHED = 4000

export async function openWith(browser: Browser, profile: Profile, slowdown: number): Promise<Page> {
  const { viewport, deviceScaleFactor, isMobile, hasTouch, latency, throughput } = profile
  const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile, hasTouch })
  // What runs TypeScript here names functions by a helper that the page doesn't have.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Network.enable')
  const bytes = throughput === undefined ? -1 : throughput / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
  return page
}

/** Paints and shifts of a page, with the profile's slower processor and line. */
export async function measurePaints(browser: Browser, address: string, profile: Profile): Promise<Paints> {
  return withPage(await openWith(browser, profile, profile.slowdown), async (page) => {
    await page.goto(address)
    await page.waitForTimeout(WATCHED)
    return page.evaluate(
      () =>
        new Promise<Paints>((resolve) => {
          const found = { fcp: 0, lcp: 0, cls: 0 }
          const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
            new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
          observe('paint', ({ name, startTime }) => {
            if (name === 'first-contentful-paint') found.fcp = startTime
          })
          observe('largest-contentful-paint', ({ startTime }) => (found.lcp = startTime))
          observe('layout-shift', (entry) => (found.cls += Number(Reflect.get(entry, 'value'))))
          setTimeout(() => resolve(found), 200)
        }),
    )
  })
}

/** What a page asks for, in all. */
export async function measureBytes(
  browser: Browser,
  address: string,
  folder: string,
  profile: Profile,
): Promise<Transfer[]> {
  return withPage(await openWith(browser, profile, 1), async (page) => {
    await page.goto(address)
    await page.waitForTimeout(WATCHED)
    await page.waitForLoadState('networkidle')
    return transfersOf(page, folder)
  })
}

/** How long a pointer rests on a link before it presses, in ms; fingers don't. */
const AIMING = 250

/** Milliseconds from the press on a link to the paint of the next page's heading. */
export async function measureNextPage(
  browser: Browser,
  address: string,
  path: string,
  profile: Profile,
): Promise<number> {
  return withPage(await openWith(browser, profile, profile.slowdown), async (page) => {
    await page.goto(address)
    await page.waitForTimeout(WATCHED)
    await page.waitForLoadState('networkidle')
    const link = page.locator(`a[href="${path}"]:visible`).first()
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(WATCHED)
    if (!profile.hasTouch) {
      await link.hover()
      await page.waitForTimeout(AIMING)
    }
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('h1')
          let pressed = 0
          const note = () => (pressed ||= performance.now())
          for (const type of ['pointerdown', 'click']) addEventListener(type, note, { capture: true, once: true })
          new MutationObserver(() => {
            const heading = document.querySelector('h1')
            if (heading === null || heading === before) return
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
          }).observe(document.body, { childList: true, subtree: true })
        }),
    )
    if (profile.hasTouch) await link.tap()
    else await link.click()
    return shown
  })
}

async function withPage<Result>(page: Page, act: (page: Page) => Promise<Result>): Promise<Result> {
  const context: BrowserContext = page.context()
  try {
    return await act(page)
  } finally {
    await context.close()
  }
}
