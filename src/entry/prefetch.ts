/**
 * Gets the next page before it is asked for: on intent (pointer, focus), and when idle for links in view. What is
 * likely to come next is drawn ahead, too, out of sight.
 */
import type { RouteObject } from 'react-router-dom'
import { isFrugal, whenIdle } from '../lib/frugal.ts'
import { MOST_AHEAD, pagesAhead } from '../lib/pagesAhead.ts'
import { isSamePath } from '../lib/paths.ts'
import { watchLinksInView } from './linksInView.ts'
import { pageLoader } from './loadPage.ts'

/** Whether it is another page of the site: a link to a place of this page asks for nothing. */
const isElsewhere = ({ origin, pathname }: URL) =>
  origin === location.origin && !isSamePath(pathname, location.pathname)

/**
 * Gets the typefaces that pages of other kinds show, without their italics. One that isn't here when its text is drawn
 * is left out until the next document (`font-display: optional`), and all pages inside a visit are of one document.
 */
function prefetchFonts(): void {
  // Some browsers give the names in quotes.
  const families = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')))
  for (const family of families) {
    // A text without its typeface stands in another of the same measure.
    document.fonts.load(`medium "${family}"`).catch(() => undefined)
  }
}

/** The address of the link around something on the page. */
function addressAround(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? new URL(link.href) : undefined
}

/** How long the pointer or the focus must rest on a link before its page is drawn, in ms: it may be passing. */
const DWELL = 80

/**
 * Starts getting pages ahead of time: what the pointer or the focus is on, and, while the browser is idle, what the
 * visitor sees. Visitors who save data get nothing ahead.
 */
export function startPrefetching(routes: RouteObject[], basename: string): void {
  if (isFrugal()) return
  const load = pageLoader(routes, basename)
  // A page that can't be had ahead of time is asked for again when it is followed, and fails there if it must.
  const get = async (url: URL) => (isElsewhere(url) ? load(url).catch(() => undefined) : undefined)
  const draw = async (url: URL) => {
    const page = await get(url)
    // By now the visitor may be there.
    if (page !== undefined && isElsewhere(url)) pagesAhead.add(page)
  }
  let areFontsAsked = false
  let dwelling = 0
  const intend = (target: EventTarget | null, dwell: number) => {
    clearTimeout(dwelling)
    const url = addressAround(target)
    if (url === undefined || !isElsewhere(url)) return
    void get(url)
    dwelling = window.setTimeout(() => void draw(url), dwell)
    if (!areFontsAsked) prefetchFonts()
    areFontsAsked = true
  }
  const onIntent = ({ type, target }: Event) => intend(target, type === 'pointerdown' ? 0 : DWELL)
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) addEventListener(intent, onIntent, { passive: true })
  // The pointer may have come before the scripts.
  intend(document.querySelector('a[href]:hover'), DWELL)
  watchLinksInView({
    onSeen: ({ href }) => whenIdle(() => void get(new URL(href))),
    onRest: (links) => {
      if (!matchMedia('(hover: hover)').matches) drawFirst(links, draw)
    },
  })
}

/** Where no pointer comes to rest before a press, the first pages behind what is in view are drawn. */
function drawFirst(links: readonly HTMLAnchorElement[], draw: (url: URL) => Promise<void>): void {
  const urls = links.filter((link) => link.closest('main')).map(({ href }) => new URL(href))
  const paths = new Set(urls.filter(isElsewhere).map(({ pathname }) => pathname))
  for (const path of [...paths].slice(0, MOST_AHEAD)) whenIdle(() => void draw(new URL(path, location.href)))
}
