/** Gets a page of the site before its turn, as the router would. */
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { isPageHandle } from '../lib/page.ts'
import type { PageAhead } from '../lib/pagesAhead.ts'
import { withoutTrailingSlash } from '../lib/paths.ts'

/** Loads the files and the data of the page behind an address of the site. */
type LoadPage = (url: URL) => Promise<PageAhead | undefined>

export function pageLoader(routes: RouteObject[], basename: string): LoadPage {
  return async (url) => {
    const match = matchRoutes(routes, url.pathname, basename)?.at(-1)
    if (match === undefined) return undefined
    const { route, params, pathname } = match
    const parts = typeof route.lazy === 'object' ? route.lazy : {}
    const loader = typeof route.loader === 'function' ? route.loader : await parts.loader?.()
    const [handle]: unknown[] = await Promise.all([route.handle ?? parts.handle?.(), parts.ErrorBoundary?.()])
    if (typeof loader !== 'function' || !isPageHandle(handle)) return undefined
    const data: unknown = await loader({ params, request: new Request(url), url, pattern: '', context: {} })
    return { path: withoutTrailingSlash(pathname), Page: handle.Page, data }
  }
}
