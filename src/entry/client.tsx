/** Brings the prerendered page to life, or draws it anew where nothing was prerendered (development). */
import { startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { withoutFileName, withoutTrailingSlash } from '../lib/paths.ts'
import { forgetData } from '../lib/data.ts'
import { pagesAhead } from '../lib/pagesAhead.ts'
import { pause } from '../lib/pause.ts'
import { App } from './App.tsx'
import { DATA_ELEMENT, type PageData, ROOT_ELEMENT } from './document.ts'
import { nameHistoryEntries } from './historyEntries.ts'
import { patientRouter } from './patientRouter.ts'
import { startPrefetching } from './prefetch.ts'
import { reloadOnceForMissingFiles } from './reload.ts'
import { routes } from './routes.tsx'
import { createStyleCache } from './styleCache.ts'

/** What React Router takes for an answer with status 404. */
const NOT_FOUND = { status: 404, statusText: 'Not Found', internal: false, data: null }

const basename = withoutTrailingSlash(import.meta.env.BASE_URL)

/** Starts the site; resolves when React has taken over the page. From `onTakeover` on, React hears each press itself. */
export async function start(onTakeover: () => void): Promise<void> {
  const root = document.getElementById(ROOT_ELEMENT)
  if (root === null) throw new Error(`No element #${ROOT_ELEMENT}`)
  const prerendered = readPageData()
  if (prerendered?.isNotFound === false) leaveFileName()
  const matches = matchRoutes(routes, location, basename) ?? []
  await Promise.all(matches.map(({ route }) => loadParts(route)))
  await pause()
  // Who shows that there is no such page: the closest with a view for it.
  const failing =
    matches.at(-1)?.route.id === 'not-found' ? undefined : matches.findLast(({ route }) => route.ErrorBoundary)
  nameHistoryEntries()
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: prerendered && hydrationData(prerendered, failing?.route.id),
  })
  const { cache, complete } = createStyleCache()
  await pause()
  await new Promise<void>((onMount) => {
    const app = (
      <App cache={cache} witness={<Mounted onPlaced={complete} onMount={onMount} />}>
        {/* A transition is drawn in slices, and each frame in between goes to a page that is about to leave. */}
        <RouterProvider router={patientRouter(router)} useTransitions={false} />
      </App>
    )
    onTakeover()
    if (prerendered === undefined) createRoot(root).render(app)
    else startTransition(() => void hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) }))
  })
  reloadOnceForMissingFiles(router)
  startPrefetching(routes, basename)
  if (import.meta.env.DEV) void import('./accessibilityWatch.ts').then((watch) => watch.watchAccessibility())
  if (import.meta.hot) {
    import.meta.hot.on('content:changed', () => void refresh(router))
    import.meta.hot.on('content:fixed', uncover)
  }
}

/** The router knows pages, not their files. */
function leaveFileName(): void {
  const { pathname, search, hash } = location
  const page = withoutFileName(pathname)
  if (page !== pathname) history.replaceState(history.state, '', `${page}${search}${hash}`)
}

/** Tells when the page is in place, and then when it answers to the visitor. */
function Mounted({ onPlaced, onMount }: { onPlaced: () => void; onMount: () => void }) {
  useLayoutEffect(onPlaced, [onPlaced])
  useEffect(onMount, [onMount])
  return null
}

/** Reads changed content again and shows it without losing the page (development). */
async function refresh(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  forgetData()
  pagesAhead.clear()
  await router.revalidate()
}

/** Takes a mended fault off the page (development): Vite would load the page anew, which is well below the fault. */
function uncover(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
}

/** A lazy route's parts, put in place before hydration: otherwise the fallback would be drawn over the page. */
async function loadParts(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'object') return
  const parts = await Promise.all(
    Object.entries(route.lazy).map(async ([name, load]): Promise<[string, unknown]> => [name, await load()]),
  )
  Object.assign(route, Object.fromEntries(parts), { lazy: undefined })
}

function readPageData(): PageData | undefined {
  const text = document.getElementById(DATA_ELEMENT)?.textContent
  if (!text) return undefined
  const data: PageData = JSON.parse(text)
  return data
}

/**
 * What the router starts with. The not-found file is served for every address that has no file of its own, so a
 * page that expects data and finds none starts as not found.
 */
function hydrationData({ loaderData, isNotFound }: PageData, failing: string | undefined) {
  return isNotFound && failing !== undefined ? { loaderData, errors: { [failing]: NOT_FOUND } } : { loaderData }
}
