/**
 * Pages that one test hands on to the next. A new window costs the browser one to two seconds of work, a next address
 * in an old one a third of a second, as its scripts are there and compiled already.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** Each takes memory; few kinds of window are common. */
const MOST = 3

/** By what their window was opened with, which can't be changed later; the one that rests longest comes first. */
const resting = new Map<string, Page>()

/** What a test may listen to. */
const EVENTS = ['request', 'requestfailed', 'console', 'pageerror', 'dialog'] as const

/** A page in a window with these options: one at rest, or a new one. */
export async function takePage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const key = JSON.stringify(options)
  const rested = resting.get(key)
  resting.delete(key)
  return rested ?? (await browser.newContext(options)).newPage()
}

/**
 * Keeps a page for the next test: without what it stored, what listened to it, and the pointer, but with the files it
 * has fetched. It waits at a plain file of the same site, where nothing runs.
 */
export async function layToRest(page: Page, options: BrowserContextOptions, plainFile: string): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'wait' })
  await page.mouse.move(-1, -1)
  await page.goto(plainFile)
  // Only now: a page that is left may store something at its end.
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const key = JSON.stringify(options)
  const [oldest = key] = resting.keys()
  const leaving = resting.has(key) || resting.size < MOST ? key : oldest
  const surplus = resting.get(leaving)
  resting.delete(leaving)
  resting.set(key, page)
  await surplus?.context().close()
}
