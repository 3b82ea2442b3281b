/** Renders pages of the site as HTML; runs at build only. */
import createCache from '@emotion/cache'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { HeadCollector, type HeadData } from '../components/HeadCollector.tsx'
import { Shell } from '../features/shell/Shell.tsx'
import { type DataFiles, type DataName, NoSuchData, provideData as provide } from '../lib/data.ts'
import { signatureOfMarkup } from '../lib/markupSignature.ts'
import { createPageStore } from '../lib/pageStore.ts'
import { App } from './App.tsx'
import { NOT_FOUND_PATH, type PageData, STYLES_ATTRIBUTE, STYLES_KEY } from './document.ts'
import { notFoundRoute, routes } from './routes.ts'
import { stylisPlugins } from './stylisPlugins.ts'

export { NoSuchData }
export { DATA_ELEMENT, ROOT_ELEMENT, STRUCTURED_DATA_ELEMENT } from './document.ts'

/** A page in parts, to be put into the template. */
export type RenderedPage = {
  /** Title, meta and link elements. */
  head: string
  /** `style` elements: the document's own, and those of the page's elements. */
  styles: string[]
  html: string
  structuredData: string
  data: PageData
}

/** The data files that the current page has read, as JSON. */
const read = new Map<DataName, string>()

/** Where pages take their data from, from now on. */
export function provideData(from: (name: DataName) => Promise<string>): void {
  read.clear()
  provide(async (name) => {
    const text = await from(name)
    read.set(name, text)
    return text
  })
}

/** The `location.key` of React Router's static router. */
const STATIC_KEY = 'default'

/** What React writes before a fallback, in place of a part that waits. */
const NOT_RENDERED = '<!--$!-->'

/** Renders the page at a path (without the base path). Throws what its data or a component throws. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const store = createPageStore({ routes, notFound: notFoundRoute })
  const { isNotFound } = await store.load(path, STATIC_KEY).promise
  if (isNotFound !== (path === NOT_FOUND_PATH)) throw new Error(`There is nothing at ${path}`)
  const cache = createPageCache()
  const collected: HeadData = { structuredData: '' }
  const rendered = renderToString(
    <App cache={cache} hasGlobalStyles={false}>
      <HeadCollector value={collected}>
        <StaticRouter basename={import.meta.env.BASE_URL} location={`${import.meta.env.BASE_URL}${path.slice(1)}`}>
          <Shell store={store} />
        </StaticRouter>
      </HeadCollector>
    </App>,
  )
  if (rendered.includes(NOT_RENDERED))
    throw new Error(`A part of ${path} waits for something, which no page may at build`)
  const { head, html } = splitHead(rendered)
  return {
    head,
    html,
    styles: [globalStyles(), stylesOf(cache, html)],
    structuredData: collected.structuredData,
    data: { path, files: readFiles(), signature: signatureOfMarkup(html) },
  }
}

function readFiles(): Partial<DataFiles> {
  return Object.fromEntries([...read].map(([name, text]) => [name, JSON.parse(text)]))
}

/** One for each page: what it inserts is what the page uses. */
function createPageCache() {
  const cache = createCache({ key: STYLES_KEY, stylisPlugins })
  // Keeps the text of each style in `cache.inserted`.
  cache.compat = true
  return cache
}

let globals: string | undefined

/** The theme's variables and the styles of the document itself, which are the same on every page. */
function globalStyles(): string {
  if (globals !== undefined) return globals
  const cache = createPageCache()
  renderToString(<App cache={cache} hasGlobalStyles />)
  return (globals = `<style>${rulesOf(cache).join('')}</style>`)
}

const rulesOf = ({ inserted }: ReturnType<typeof createCache>) =>
  Object.values(inserted).filter((rule) => typeof rule === 'string')

/** React writes title, meta and link elements before the first other element. */
function splitHead(rendered: string): { head: string; html: string } {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(rendered) ?? []
  return { head, html: rendered.slice(head.length) }
}

/** The styles of the page's elements. Parts made of other parts leave styles behind that no element has. */
function stylesOf(cache: ReturnType<typeof createCache>, html: string): string {
  const classes = new Set(html.match(new RegExp(`\\b${cache.key}-[\\w-]+`, 'g')))
  const used = Object.entries(cache.inserted).filter(([id]) => {
    const name = `${cache.key}-${id}`
    return cache.registered[name] === undefined || classes.has(name)
  })
  const ids = used.map(([id]) => id).join(' ')
  return `<style ${STYLES_ATTRIBUTE}="${ids}">${used.map(([, rule]) => (typeof rule === 'string' ? rule : '')).join('')}</style>`
}
