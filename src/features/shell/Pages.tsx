import { Activity, type ComponentType, memo, useEffect, useSyncExternalStore } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router-dom'
import { IsShownContext, isPageHandle, PageDataContext } from '../../lib/page.ts'
import { type PageAhead, pagesAhead } from '../../lib/pagesAhead.ts'
import { withoutTrailingSlash } from '../../lib/paths.ts'
import { PageGuard } from './PageGuard.tsx'

const NONE: readonly PageAhead[] = []

/**
 * The page on the screen, and out of sight those that may be asked for next. When the turn of one of them comes it is
 * the same element as before and merely shown. The one on the screen comes first in the document, so that an id leads
 * to it.
 */
export function Pages() {
  const path = withoutTrailingSlash(useLocation().pathname)
  const current = useMatches().at(-1)
  const ahead = useSyncExternalStore(pagesAhead.subscribe, pagesAhead.list, () => NONE)
  useEffect(() => pagesAhead.keep((other) => other !== path), [path])
  const pages = ahead.filter((page) => page.path !== path)
  // A page that failed has no data, and the router shows its view of that.
  if (current?.loaderData !== undefined && isPageHandle(current.handle)) {
    pages.unshift({ path, Page: current.handle.Page, data: current.loaderData })
  }
  return (
    <>
      {pages.map(({ path: at, Page, data }) => (
        <Activity key={at} mode={at === path ? 'visible' : 'hidden'}>
          <IsShownContext value={at === path}>
            <PageGuard path={at} isShown={at === path}>
              <PageView Page={Page} data={data} />
            </PageGuard>
          </IsShownContext>
        </Activity>
      ))}
      <Outlet />
    </>
  )
}

type PageViewProps = { Page: ComponentType; data: unknown }

const PageView = memo(function PageView({ Page, data }: PageViewProps) {
  return (
    <PageDataContext value={data}>
      <Page />
    </PageDataContext>
  )
})
