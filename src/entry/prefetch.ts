/**
 * Prefetches the pages that a visitor may ask for next: what the pointer or the focus is on, and when the browser is
 * idle what is in view. The most likely ones are prerendered as well.
 */
import { dataLength } from '../lib/data.ts'
import { watchLinksInView } from '../lib/linksInView.ts'
import { pageAddress } from '../lib/pageAddress.ts'
import { MAX_PRERENDERED, type PageStore } from '../lib/pageStore.ts'
import { isSamePath, withoutTrailingSlash } from '../lib/paths.ts'
import { prefersReducedData, whenIdle } from '../lib/reducedData.ts'
import { prefetchFonts } from './prefetchFonts.ts'

/** How many pages are prefetched from one page because their links are in view. */
const MAX_PREFETCHED = 6
/** How much data is prefetched from one page, in characters of JSON: about 60 kB with compression. */
const MAX_DATA_LENGTH = 200_000
/** How long the pointer or the focus must rest on a link before its page is loaded, in ms: it may be passing. */
const DWELL_MS = 80

/** What was loaded ahead from the page at `path`. */
type Spent = { path: string; prefetched: Set<string>; prerendered: number; dataLength: number }

/** Starts prefetching. Visitors who save data get nothing ahead. */
export function startPrefetching(store: PageStore): void {
  if (prefersReducedData()) return
  let spent: Spent | undefined

  function spentHere(): Spent {
    if (spent?.path === location.pathname) return spent
    return (spent = { path: location.pathname, prefetched: new Set(), prerendered: 0, dataLength: dataLength() })
  }

  async function prefetch(path: string, isPrerendered: boolean): Promise<void> {
    const here = spentHere()
    if (dataLength() - here.dataLength > MAX_DATA_LENGTH) return
    here.prefetched.add(path)
    const entry = await store.prefetch(path)
    // By now the visitor may have gone there.
    const isStillHere = location.pathname === here.path
    if (entry === undefined || !isPrerendered || !isStillHere || here.prerendered >= MAX_PRERENDERED) return
    if (store.prerender(entry)) here.prerendered += 1
  }

  prefetchOnIntent((path) => void prefetch(path, true))
  watchLinksInView((links) => {
    const { prefetched } = spentHere()
    const paths = [...new Set(byImportance(links).flatMap((link) => pathOf(link) ?? []))]
    const room = MAX_PREFETCHED - prefetched.size
    // Without a pointer that comes to rest on a link before a click, what is in view is all there is to go by.
    const isPrerendered = !matchMedia('(hover: hover)').matches
    for (const path of paths.filter((each) => !prefetched.has(each)).slice(0, Math.max(room, 0))) {
      whenIdle(() => void prefetch(path, isPrerendered))
    }
  })
}

/** Calls back with the page of the link that the pointer or the focus rests on, or that is being clicked. */
function prefetchOnIntent(onIntent: (path: string) => void): void {
  let timer = 0
  let aimedAt: Element | null = null
  const aim = (target: EventTarget | null, delay: number) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (link === aimedAt && delay > 0) return
    aimedAt = link
    clearTimeout(timer)
    if (!(link instanceof HTMLAnchorElement) || pathOf(link) === undefined) return
    prefetchFonts()
    timer = window.setTimeout(() => {
      // By now the visitor may be there.
      const path = pathOf(link)
      if (path !== undefined) onIntent(path)
    }, delay)
  }
  // A page that scrolls or changes under the pointer moves it too, but to where it is.
  let pointer = ''
  const onMove = ({ target, clientX, clientY }: PointerEvent) => {
    const place = `${clientX} ${clientY}`
    if (place !== pointer) aim(target, DWELL_MS)
    pointer = place
  }
  addEventListener('pointermove', onMove, { passive: true })
  addEventListener('focusin', ({ target }) => aim(target, DWELL_MS), { passive: true })
  addEventListener('pointerdown', ({ target }) => aim(target, 0), { passive: true })
  // The pointer may have come before the scripts.
  aim(document.querySelector('a[href]:hover'), DWELL_MS)
}

/** Links of the page itself come before those that every page has. */
const byImportance = (links: readonly HTMLAnchorElement[]) => [
  ...links.filter((link) => link.closest('main') !== null),
  ...links.filter((link) => link.closest('main') === null),
]

/** The path of another page of the site; nothing where a link leads elsewhere or to the page one is on. */
function pathOf(link: HTMLAnchorElement): string | undefined {
  const url = new URL(link.href)
  if (isSamePath(url.pathname, location.pathname)) return undefined
  const address = pageAddress(url, new URL(location.href))
  return address && withoutTrailingSlash(address.replace(/[?#].*$/, ''))
}
