/** Gets the next page before it is asked for: on intent (pointer, focus), and when idle for links in view. */
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { isFrugal, whenIdle } from '../lib/frugal.ts'

/** Loads the files and the data of the page behind an address of the site; does nothing for other addresses. */
type Prefetch = (url: URL) => Promise<void>

/** Whether it is another page of the site: a link to a place of this page asks for nothing. */
const isElsewhere = ({ origin, pathname }: URL) => origin === location.origin && pathname !== location.pathname

function prefetcher(routes: RouteObject[], basename: string): Prefetch {
  const asked = new Set<string>()
  return async (url) => {
    if (!isElsewhere(url) || asked.has(url.pathname)) return
    asked.add(url.pathname)
    for (const { route, params } of matchRoutes(routes, url.pathname, basename) ?? []) {
      const parts = typeof route.lazy === 'object' ? route.lazy : {}
      const loader = typeof route.loader === 'function' ? route.loader : await parts.loader?.()
      await Promise.all([parts.Component?.(), parts.ErrorBoundary?.()])
      if (typeof loader === 'function')
        await loader({ params, request: new Request(url), url, pattern: '', context: {} })
    }
  }
}

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

/** The link an event came from, as a full address. */
function linkOf(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? new URL(link.href) : undefined
}

/**
 * Starts getting pages ahead of time: what the pointer or the focus rests on, and, while the browser is idle, what
 * the visitor sees. Visitors who save data get nothing ahead.
 */
export function startPrefetching(routes: RouteObject[], basename: string): void {
  if (isFrugal()) return
  const prefetch = prefetcher(routes, basename)
  // A page that can't be had ahead of time is asked for again when it is followed, and fails there if it must.
  const attempt = (url: URL) => void prefetch(url).catch(() => undefined)
  let areFontsAsked = false
  const onIntent = (event: Event) => {
    const url = linkOf(event)
    if (url === undefined || !isElsewhere(url)) return
    attempt(url)
    if (!areFontsAsked) prefetchFonts()
    areFontsAsked = true
  }
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) addEventListener(intent, onIntent, { passive: true })
  watchLinksInView((link) => whenIdle(() => attempt(new URL(link.href))))
}

/** Tells of each link of the site that comes into view, on this page and on those that follow. */
function watchLinksInView(onSeen: (link: HTMLAnchorElement) => void): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      seen.unobserve(target)
      onSeen(target)
    }
  })
  const watched = new WeakSet<Element>()
  const watch = () => {
    for (const link of document.links) {
      if (!(link instanceof HTMLAnchorElement) || watched.has(link)) continue
      watched.add(link)
      seen.observe(link)
    }
  }
  watch()
  new MutationObserver(() => whenIdle(watch)).observe(document.body, { childList: true, subtree: true })
}
