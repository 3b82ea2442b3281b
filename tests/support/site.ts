/** Opens pages of the built site in the browser, and listens to all they say. */
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Browser, type Page, type Response } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { keepScreenshot } from './keepScreenshot.ts'
import { layToRest, takePage } from './restingPages.ts'
import type { SiteName } from './sites.ts'

export type OpenOptions = {
  /** Which of the built sites. */
  site?: SiteName
  /** Address of a server of the test's own, in place of a built site's. */
  address?: string
  width?: number
  height?: number
  scheme?: 'light' | 'dark'
  reducedMotion?: boolean
  forcedColors?: boolean
  javaScriptEnabled?: boolean
  locale?: string
  timezoneId?: string
  /** What the visitor's browser has stored from a visit before. */
  stored?: Record<string, string>
  /** What the browser sends with every request, such as `Save-Data`. */
  headers?: Record<string, string>
  /** A touch screen in place of a mouse. */
  touch?: boolean
  /** Anything else the browser can be told. */
  context?: BrowserContextOptions
  /** Does something to the page before it opens the address, such as adding a script. */
  before?: (page: Page) => Promise<unknown>
}

export type OpenedPage = {
  page: Page
  /** The answer to the page itself. */
  response: Response
  /** All that the console said, and all that went wrong, since the page was opened; grows. */
  messages: string[]
  /** Address of each request, in order; grows. */
  requests: string[]
  /** Opens another path of the same site in the same page, which costs the browser far less than a new one. */
  goTo: (path: string) => Promise<Response>
}

/** Stands for another host, where a post of the cases has its picture. */
export const PICTURE_HOST = 'https://pictures.example.test'
const PICTURE_FILE = join(import.meta.dirname, '../fixtures/cases/public/images/two squares.png')

let connecting: Promise<Browser> | undefined

/** The browser that all tests share. */
export function sharedBrowser(): Promise<Browser> {
  return (connecting ??= chromium.connect(inject('browser')))
}

/** Full address of a path on a built site. */
export function addressOf(path: string, site: SiteName = 'default'): string {
  const base = inject('addresses')[site]
  if (base === undefined) throw new Error(`The site "${site}" was not built`)
  return base.replace(/\/$/, '') + path
}

/**
 * Opens a path of a built site, in a page that another test has finished with. Tests with `before`, `stored`, `context`
 * or `address` get a new window, without files that were fetched before.
 */
export async function openPage(path: string, options: OpenOptions = {}): Promise<OpenedPage> {
  const { site = 'default', before } = options
  const base = options.address ?? addressOf('/', site)
  const page = await preparedPage(base, options)
  if (site === 'cases') await page.route(`${PICTURE_HOST}/**`, (route) => route.fulfill({ path: PICTURE_FILE }))
  const messages: string[] = []
  const requests: string[] = []
  listen(page, messages, requests)
  await before?.(page)
  const goTo = async (next: string): Promise<Response> => {
    const response = await page.goto(base.replace(/\/$/, '') + next)
    if (response === null) throw new Error(`No answer to ${next}`)
    return response
  }
  return { page, response: await goTo(path), messages, requests, goTo }
}

async function preparedPage(base: string, options: OpenOptions): Promise<Page> {
  const browser = await sharedBrowser()
  const viewport = { width: options.width ?? 1280, height: options.height ?? 800 }
  const media = {
    colorScheme: options.scheme ?? 'light',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: options.forcedColors ? 'active' : 'none',
  } as const
  const settings: BrowserContextOptions = {
    javaScriptEnabled: options.javaScriptEnabled ?? true,
    locale: options.locale ?? 'en-US',
    timezoneId: options.timezoneId ?? 'UTC',
    hasTouch: options.touch ?? false,
    extraHTTPHeaders: options.headers ?? {},
  }
  if (options.before ?? options.stored ?? options.context ?? options.address) {
    const storageState = storageOf(new URL(base).origin, options.stored)
    const context = await browser.newContext({ ...settings, ...media, viewport, storageState, ...options.context })
    const page = await context.newPage()
    onTestFinished(async ({ task }) => {
      await keepScreenshot(page, task)
      await context.close()
    })
    return page
  }
  const page = await takePage(browser, settings)
  onTestFinished(async ({ task }) => {
    await keepScreenshot(page, task)
    const close = () => page.context().close()
    return task.result?.state === 'fail' ? close() : layToRest(page, settings, `${base}robots.txt`).catch(close)
  })
  await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, contrast: null, ...media })
  return page
}

/** Waits until the page is hydrated, and until what follows from that is done. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('#site-root[data-hydrated]').waitFor({ state: 'attached' })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(path: string, options: OpenOptions = {}): Promise<OpenedPage> {
  const opened = await openPage(path, options)
  await hydrated(opened.page)
  return opened
}

function storageOf(origin: string, stored: Record<string, string> = {}) {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: localStorage.length > 0 ? [{ origin, localStorage }] : [] }
}

function listen(page: Page, messages: string[], requests: string[]): void {
  const documents = new Set<string>()
  page.on('request', (request) => {
    requests.push(request.url())
    if (request.isNavigationRequest()) documents.add(request.url())
  })
  page.on('console', (message) => {
    const { url } = message.location()
    // The browser calls a page's own status an error too; tests look at the status itself.
    const isOwnStatus = documents.has(url) && message.text().startsWith('Failed to load resource')
    if (!isOwnStatus) messages.push(`${message.type()}: ${message.text()} (${url})`)
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // What is no longer needed is given up, which is no fault.
    if (why !== 'net::ERR_ABORTED') messages.push(`failed: ${request.url()} ${why}`)
  })
}
