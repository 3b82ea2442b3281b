/** Draws a page of the site as HTML; runs at build only. */
import createCache from '@emotion/cache'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { HeadCollector, type HeadData } from '../components/HeadCollector.tsx'
import { NoSuchData, provideData } from '../lib/data.ts'
import { withoutTrailingSlash } from '../lib/paths.ts'
import { App } from './App.tsx'
import { type PageData, STYLES_KEY, UNBORNE_ATTRIBUTE } from './document.ts'
import { stylisPlugins } from './prefix.ts'
import { routes } from './routes.tsx'
import { SteadyTheme } from './SteadyTheme.tsx'

export { NoSuchData, provideData }
export { DATA_ELEMENT, ROOT_ELEMENT, STRUCTURED_DATA_ELEMENT } from './document.ts'
export { schemeScript } from './schemeScript.ts'

/** A page in parts, to be put into the template. */
export type DrawnPage = {
  /** Title, meta and link elements. */
  head: string
  /** Emotion's styles for this page, one `style` element each. */
  styles: string[]
  html: string
  structuredData: string
  data: PageData
}

const basename = withoutTrailingSlash(import.meta.env.BASE_URL)
const handler = createStaticHandler(routes, { basename })

/** What React writes before a fallback, in place of a part that waits. */
const NOT_DRAWN = '<!--$!-->'

/** Draws the page at a path (without the base path). Throws what a loader or a component throws. */
export async function drawPage(path: string): Promise<DrawnPage> {
  const context = await handler.query(new Request(new URL(`.${path}`, `http://localhost${import.meta.env.BASE_URL}`)))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`)
  const [error] = Object.values(context.errors ?? {})
  if (error !== undefined) throw error
  const cache = createCache({ key: STYLES_KEY, stylisPlugins })
  // Keeps the text of each style in `cache.inserted`, from where it is put into the head.
  cache.compat = true
  const collected: HeadData = { structuredData: '' }
  // All data is there, so nothing has to be waited for.
  const drawn = renderToString(
    <App cache={cache}>
      <SteadyTheme>
        <HeadCollector value={collected}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </HeadCollector>
      </SteadyTheme>
    </App>,
  )
  if (drawn.includes(NOT_DRAWN)) throw new Error(`A part of ${path} waits for something, which no page may at build`)
  const { head, html } = splitHead(drawn)
  return {
    head,
    html,
    styles: stylesOf(cache, html),
    structuredData: collected.structuredData,
    data: { loaderData: context.loaderData, isNotFound: context.matches.at(-1)?.route.id === 'not-found' },
  }
}

/** React writes title, meta and link elements before the first other element. */
function splitHead(drawn: string): { head: string; html: string } {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(drawn) ?? []
  return { head, html: drawn.slice(head.length) }
}

/**
 * The styles a page used: global sheets one by one, as Emotion looks for them in the browser, the rest in one. Parts
 * made of other parts leave styles behind that no element bears; of those only the ids are told.
 */
function stylesOf({ inserted, registered, key }: ReturnType<typeof createCache>, html: string): string[] {
  const classes = new Set(html.match(new RegExp(`\\b${key}-\\w+`, 'g')))
  const scoped: [id: string, rule: string][] = []
  const global: [id: string, rule: string][] = []
  const unborne: string[] = []
  for (const [id, rule] of Object.entries(inserted)) {
    if (typeof rule !== 'string' || rule === '') continue
    const isPart = registered[`${key}-${id}`] !== undefined
    if (isPart && !classes.has(`${key}-${id}`)) unborne.push(id)
    else if (isPart || rule.startsWith('@keyframes')) scoped.push([id, rule])
    else global.push([id, rule])
  }
  const sheets = global.map(([id, rule]) => styleElement(`${key}-global ${id}`, rule))
  const ids = scoped.map(([id]) => id).join(' ')
  return [...sheets, styleElement(`${key} ${ids}`, scoped.map(([, rule]) => rule).join(''), unborne)]
}

/** By `data-s` Emotion knows a style that stands in its place; it would append all others to the head again. */
function styleElement(name: string, rules: string, unborne: readonly string[] = []): string {
  const ids = unborne.length > 0 ? ` ${UNBORNE_ATTRIBUTE}="${unborne.join(' ')}"` : ''
  return `<style data-emotion="${name}" data-s${ids}>${rules}</style>`
}
