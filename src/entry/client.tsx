/** Hydrates the prerendered page, or renders it where nothing was prerendered (development). */
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Shell } from '../features/shell/Shell.tsx'
import { forgetData, seedData } from '../lib/data.ts'
import { nameHistoryEntry } from '../lib/historyEntry.ts'
import { signatureOfContent } from '../lib/markupSignature.ts'
import { createPageStore, type PageStore } from '../lib/pageStore.ts'
import { isSamePath, withoutTrailingSlash } from '../lib/paths.ts'
import { pause } from '../lib/pause.ts'
import { App } from './App.tsx'
import { createStyleCache } from './createStyleCache.ts'
import { DATA_ELEMENT, NOT_FOUND_PATH, type PageData, ROOT_ELEMENT } from './document.ts'
import { startPrefetching } from './prefetch.ts'
import { forgetReload, reloadOnce } from './reload.ts'
import { notFoundRoute, routes } from './routes.ts'

const BASE = import.meta.env.BASE_URL

/** Starts the site; resolves when the page is hydrated. From `onHydrate` on, React hears of each click itself. */
export async function start(onHydrate: () => void): Promise<void> {
  const root = document.getElementById(ROOT_ELEMENT)
  if (root === null) throw new Error(`No element #${ROOT_ELEMENT}`)
  const prerendered = readPageData()
  const store = createPageStore({ routes, notFound: notFoundRoute, onMissingFile: reloadOnce })
  await loadFirstPage(store, prerendered)
  await pause()
  const cache = createStyleCache()
  await pause()
  const app = (
    <App cache={cache} hasGlobalStyles={prerendered === undefined}>
      <BrowserRouter basename={BASE}>
        <Shell store={store} />
      </BrowserRouter>
    </App>
  )
  onHydrate()
  if (prerendered === undefined) createRoot(root).render(<StrictMode>{app}</StrictMode>)
  // Changed on its way here: React would find out late, and could end in a loop.
  else if (signatureOfContent(root) !== prerendered.signature) createRoot(root).render(app)
  else startTransition(() => void hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) }))
  await store.ready
  root.dataset['hydrated'] = ''
  forgetReload()
  startPrefetching(store)
  if (import.meta.env.DEV) void import('./accessibilityWatch.ts').then((watch) => watch.watchAccessibility())
  if (import.meta.hot) {
    import.meta.hot.on('content:changed', () => {
      forgetData()
      void store.refresh()
    })
    import.meta.hot.on('content:fixed', closeErrorOverlay)
  }
}

/** Loads what was prerendered, from the data in the document, so that hydration has nothing to wait for. */
async function loadFirstPage(store: PageStore, prerendered: PageData | undefined): Promise<void> {
  const address = location.pathname.slice(BASE.length - 1)
  if (prerendered === undefined) nameHistoryEntry()
  else if (prerendered.path === NOT_FOUND_PATH) {
    nameHistoryEntry()
    await store.loadNotFound(withoutTrailingSlash(address)).promise
    return
  } else {
    seedData(prerendered.files)
    // The router knows pages by their own addresses, not by others that the host answers to.
    if (isSamePath(address, prerendered.path)) nameHistoryEntry()
    else nameHistoryEntry(`${BASE}${prerendered.path.slice(1)}${location.search}${location.hash}`)
  }
  await store.prefetch(withoutTrailingSlash(prerendered?.path ?? address))
}

/** Takes a fixed error off the page (development): Vite itself would load the page again. */
function closeErrorOverlay(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
}

function readPageData(): PageData | undefined {
  const text = document.getElementById(DATA_ELEMENT)?.textContent
  if (!text) return undefined
  const data: PageData = JSON.parse(text)
  return data
}
