/** Loads the site's pages, their code and their data together, and keeps those that may be shown next. */
import { type ComponentType, createElement, type ReactElement } from 'react'
import { matchPath, type Params } from 'react-router-dom'
import type { PageProps } from './pageContext.ts'

/** A page, loaded and ready to be rendered. */
export type LoadedPage = {
  element: ReactElement
  /** The address leads to nothing: the element says so. */
  isNotFound: boolean
}

/** A page that is being loaded, or was. */
export type PageEntry = {
  /** For React; another attempt at a page that failed has another key. */
  readonly key: string
  readonly path: string
  readonly promise: Promise<LoadedPage>
  /** Set as soon as the page is loaded, so that it can be rendered without waiting for a promise. */
  page?: LoadedPage
  hasFailed?: boolean
  /** `location.key` of the navigation that asked for it; a prefetched page has none. */
  visit?: string
}

/** A row of the route table. */
export type Route = {
  /** A pattern of React Router. */
  path: string
  /** Loads what is shown for a matching address. */
  load: (params: Params) => Promise<LoadedPage>
  /** Loads what is shown where nothing has the address. */
  loadNotFound: () => Promise<LoadedPage>
}

type PageRoute<Data> = {
  path: string
  page: () => Promise<ComponentType<PageProps<Data>>>
  /** What the page shows; null where there is no such thing. */
  data: (params: Params) => Promise<Data | null>
  /** What is shown in place of a thing that doesn't exist. */
  notFound: () => Promise<ComponentType>
}

/** A file of the site's scripts could not be loaded: a new release has replaced it, or the network is down. */
export class MissingFileError extends Error {}

async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    throw new MissingFileError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** A row of the route table whose page gets exactly what its `data` gives. */
export function definePage<Data>({ path, page, data, notFound }: PageRoute<Data>): Route {
  const loadNotFound = async () => ({ element: createElement(await loadCode(notFound)), isNotFound: true })
  return {
    path,
    loadNotFound,
    load: async (params) => {
      const [Page, loaded] = await Promise.all([loadCode(page), data(params)])
      return loaded === null ? loadNotFound() : { element: createElement(Page, { data: loaded }), isNotFound: false }
    },
  }
}

/** How many pages are prerendered at a time: each has as many elements as the page on the screen. */
export const MAX_PRERENDERED = 3
/** How many loaded pages are kept beside those. Their code and data stay in memory: to load one again is quick. */
const MAX_KEPT = 12

type PageStoreOptions = {
  routes: readonly Route[]
  /** Shown for an address that no other route matches. */
  notFound: Route
  /** Told of a page that a visitor waits for and whose script is missing; true when the document is reloaded for it. */
  onMissingFile?: () => boolean
}

export type PageStore = ReturnType<typeof createPageStore>

/** Paths are addresses without base path and trailing slash. */
export function createPageStore({ routes, notFound, onMissingFile = () => false }: PageStoreOptions) {
  const entries = new Map<string, PageEntry>()
  const listeners = new Set<() => void>()
  let prerendered: readonly PageEntry[] = []
  let shown: PageEntry | undefined
  let attempts = 0
  let resolveReady: () => void
  const ready = new Promise<void>((resolve) => (resolveReady = resolve))

  function match(path: string): { route: Route; params: Params } {
    for (const route of routes) {
      const found = matchPath({ path: route.path, caseSensitive: true }, path)
      if (found !== null) return { route, params: found.params }
    }
    return { route: notFound, params: {} }
  }

  function add(path: string, load: () => Promise<LoadedPage>): PageEntry {
    attempts += 1
    const entry: PageEntry = { key: `${path} ${attempts}`, path, promise: load().catch(fail) }
    entry.promise.then(
      (page) => {
        entry.page = page
        entry.hasFailed = page.isNotFound
      },
      () => (entry.hasFailed = true),
    )
    function fail(error: unknown): Promise<never> {
      const isAwaited = entry.visit !== undefined && error instanceof MissingFileError
      // The page on the screen stays until the document is reloaded.
      if (isAwaited && onMissingFile()) return new Promise(() => undefined)
      throw error
    }
    entries.set(path, entry)
    forgetOldest()
    return entry
  }

  function forgetOldest(): void {
    for (const [path, entry] of entries) {
      if (entries.size <= MAX_KEPT) return
      if (entry !== shown && !prerendered.includes(entry)) entries.delete(path)
    }
  }

  function get(path: string): PageEntry {
    const known = entries.get(path)
    if (known === undefined) {
      const { route, params } = match(path)
      return add(path, () => route.load(params))
    }
    entries.delete(path)
    entries.set(path, known)
    return known
  }

  function setPrerendered(next: readonly PageEntry[]): void {
    prerendered = next
    for (const listener of listeners) listener()
  }

  return {
    /** The page to show for a navigation; `visit` is its `location.key`. One that failed before is tried again. */
    load(path: string, visit: string): PageEntry {
      let entry = get(path)
      if (entry.hasFailed && entry.visit !== visit && entry.visit !== undefined) {
        entries.delete(path)
        entry = get(path)
      }
      entry.visit ??= visit
      return entry
    },
    /** The view of an address that is known to lead to nothing; its data are not asked for. */
    loadNotFound(path: string): PageEntry {
      return add(path, match(path).route.loadNotFound)
    },
    /** Loads a page that may be asked for; a failure is forgotten, so that it is tried again when it is asked for. */
    async prefetch(path: string): Promise<PageEntry | undefined> {
      const entry = get(path)
      try {
        await entry.promise
        return entry
      } catch {
        if (entry.visit === undefined && entries.get(path) === entry) entries.delete(path)
        return undefined
      }
    },
    /** Has a loaded page rendered hidden, in place of the oldest one where there are enough; false where it was before. */
    prerender(entry: PageEntry): boolean {
      if (entry === shown || entry.page?.isNotFound !== false || prerendered.includes(entry)) return false
      setPrerendered([...prerendered, entry].slice(-MAX_PRERENDERED))
      return true
    },
    /** Resolves when the first page is on the screen and hydrated. */
    ready,
    prerendered: () => prerendered,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Call it when a page is on the screen: forgets the one that was left, what failed, and what was prerendered. */
    settle(entry: PageEntry): void {
      if (entry === shown) return
      resolveReady()
      if (shown !== undefined && entries.get(shown.path) === shown) entries.delete(shown.path)
      shown = entry
      for (const [path, other] of entries) if (other.hasFailed && other !== entry) entries.delete(path)
      if (prerendered.length > 0) setPrerendered([])
    },
    /** Loads the page on the screen again and shows it in place (development, after changed content). */
    async refresh(): Promise<void> {
      const old = shown
      if (old === undefined) return
      entries.clear()
      const { route, params } = match(old.path)
      const page = await route.load(params)
      shown = { ...old, page }
      entries.set(old.path, shown)
      setPrerendered([])
    },
  }
}
