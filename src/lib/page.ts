/** What the page that is drawn knows of itself. A page can be drawn ahead of its turn, out of sight. */
import { type ComponentType, createContext, useContext } from 'react'

/** A page's view; the route table gives it as `handle`, because the router shows no page before its turn. */
export type PageHandle = { Page: ComponentType }

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'Page' in handle

export const PageDataContext = createContext<unknown>(undefined)
export const IsShownContext = createContext(true)

/** What the page's loader gave. */
export function usePageData<Loader extends (...given: never[]) => unknown>(): Awaited<ReturnType<Loader>>
export function usePageData(): unknown {
  return useContext(PageDataContext)
}

/** False while the page is drawn ahead of its turn. */
export const useIsShown = () => useContext(IsShownContext)
