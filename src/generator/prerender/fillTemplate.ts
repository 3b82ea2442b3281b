import type { Preload } from '../fonts/buildFonts.ts'
import { securityPolicy } from './securityPolicy.ts'
import type { RenderedPage } from './ServerModule.ts'

/** The places of `index.html` that a page fills. */
export const HEAD_PLACE = '<!--site-head-->'
const HTML_PLACE = '<!--site-html-->'

type Ids = { data: string; structuredData: string }

/** JSON that may stand inside a `script` element: a `<` could end it. */
function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Puts texts at places by cutting, never by replacing: a `$` in a text must stay a `$`. */
function put(template: string, place: string, text: string): string {
  const [before, after] = template.split(place)
  if (before === undefined || after === undefined) throw new Error(`The template has no ${place}`)
  return `${before}${text}${after}`
}

/** About as much of a page's HTML as fills a large window, in characters. */
const SCREENFUL = 16_000

/**
 * Keeps a browser from drawing a page of which only a part has come: a row that grows, or stands at the right, would
 * move with each further piece. It waits for the last named heading of what is seen first
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-expect).
 */
function expectedHeading(html: string): string {
  const headings = html.slice(0, SCREENFUL).matchAll(/<h[1-6](?: [^>]*?)? id="([^"]+)"/g)
  const id = [...headings].at(-1)?.[1]
  return id === undefined ? '' : `<link rel="expect" href="#${encodeURIComponent(id)}" blocking="render">`
}

type Filling = {
  page: RenderedPage
  ids: Ids
  /** The fonts to ask for at once. */
  fonts: readonly Preload[]
  /** Other hosts that pictures of the site come from. A page's policy stays in force when the next one is shown. */
  pictureHosts: readonly string[]
}

/** The finished HTML file of a page. */
export function fillTemplate(template: string, { page, ids, fonts, pictureHosts }: Filling): string {
  const head = [
    expectedHeading(page.html),
    ...fonts
      .filter(({ shownBy }) => shownBy === undefined || shownBy.some((piece) => page.html.includes(piece)))
      .map(({ address }) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`),
    page.head,
    ...page.styles,
    `<script type="application/ld+json" id="${ids.structuredData}">${page.structuredData}</script>`,
  ].join('')
  const data = `<script type="application/json" id="${ids.data}">${scriptSafe(page.data)}</script>`
  const frame = put(template, HEAD_PLACE, HEAD_PLACE + head)
  // The page itself has neither scripts nor styles, and is long to search.
  const policy = `<meta http-equiv="Content-Security-Policy" content="${securityPolicy(frame, pictureHosts)}">`
  return put(put(frame, HEAD_PLACE, policy), `${HTML_PLACE}</div>`, `${page.html}</div>${data}`)
}
