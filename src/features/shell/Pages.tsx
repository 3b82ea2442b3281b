import { Activity, type ComponentType, memo, useEffect, useSyncExternalStore } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router-dom'
import { IsShownContext, isPageHandle, PageDataContext } from '../../lib/page.ts'
import { pagesAhead } from '../../lib/pagesAhead.ts'
import { withoutTrailingSlash } from '../../lib/paths.ts'
import { PageGuard } from './PageGuard.tsx'

/**
 * The page on the screen, and out of sight those that may be asked for next. When the turn of one of them comes it is
 * the same element as before and merely shown. What is on the screen comes first in the document, so that an id leads
 * to it; where a page failed, that is what the router draws in its place.
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
        <Activity key={at} mode={at === path ? 'visible' : 'hidden'}>
          <IsShownContext value={at === path}>
            <PageGuard isShown={at === path}>
              <PageView Page={Page} data={data} />
            </PageGuard>
          </IsShownContext>
        </Activity>
      ))}
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
