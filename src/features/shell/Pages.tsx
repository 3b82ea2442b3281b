import {
  Activity,
  type ComponentType,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { Outlet, useLocation, useMatches } from 'react-router-dom'
import { IsShownContext, isPageHandle, PageDataContext } from '../../lib/page.ts'
import { pagesAhead } from '../../lib/pagesAhead.ts'
import { withoutTrailingSlash } from '../../lib/paths.ts'
import { PageGuard } from './PageGuard.tsx'

/**
 * The page on the screen, and apart from the document those that may be asked for next. When the turn of one of them
 * comes it is the same element as before and merely put in place. Where a page failed, the router draws what says so.
 */
export function Pages() {
  const path = withoutTrailingSlash(useLocation().pathname)
  const current = useMatches().at(-1)
  const ahead = useSyncExternalStore(pagesAhead.subscribe, pagesAhead.list, pagesAhead.list)
  useEffect(() => pagesAhead.drop(path), [path, ahead])
  const pages = ahead.filter((page) => page.path !== path)
  // A page that failed has no data.
  if (current?.loaderData !== undefined && isPageHandle(current.handle)) {
    pages.unshift({ path, Page: current.handle.Page, data: current.loaderData })
  }
  return (
    <>
      <Outlet />
      {pages.map(({ path: at, Page, data }) => (
        <PagePlace key={at} isShown={at === path}>
          <PageView Page={Page} data={data} />
        </PagePlace>
      ))}
    </>
  )
}

type PagePlaceProps = { isShown: boolean; children: ReactNode }

/**
 * Where a page stands: one that is drawn ahead, in an element of its own, which comes into the document when the page
 * is shown. Until then nobody finds it there, be it a style, an id or a search engine.
 */
function PagePlace({ isShown, children }: PagePlaceProps) {
  const [apart] = useState(() => (isShown ? undefined : document.createElement('div')))
  const page = (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <IsShownContext value={isShown}>
        <PageGuard isShown={isShown}>{children}</PageGuard>
      </IsShownContext>
    </Activity>
  )
  if (apart === undefined) return page
  return (
    <>
      {isShown && <Frame element={apart} />}
      {createPortal(page, apart)}
    </>
  )
}

/** Puts an element that React draws elsewhere into the document. */
function Frame({ element }: { element: HTMLElement }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => frame.current?.append(element), [element])
  return <div ref={frame} />
}

type PageViewProps = { Page: ComponentType; data: unknown }

const PageView = memo(function PageView({ Page, data }: PageViewProps) {
  return (
    <PageDataContext value={data}>
      <Page />
    </PageDataContext>
  )
})
