import { Activity, use, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { IsShownContext } from '../../lib/pageContext.ts'
import type { PageEntry, PageStore } from '../../lib/pageStore.ts'
import { withoutTrailingSlash } from '../../lib/paths.ts'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'

/**
 * The page at the current address, and after it, hidden, the prerendered ones: when a visitor asks for one of those it
 * has only to be shown. A page that is still loading suspends the router's transition, so the old page stays until the
 * new one is ready. The shown page comes first: an id leads to the first element that has it.
 */
export function Pages({ store }: { store: PageStore }) {
  const { pathname, key } = useLocation()
  const prerendered = useSyncExternalStore(store.subscribe, store.prerendered, store.prerendered)
  const shown = store.load(withoutTrailingSlash(pathname), key)
  return [shown, ...prerendered.filter((entry) => entry !== shown)].map((entry) => (
    <Activity key={entry.key} mode={entry === shown ? 'visible' : 'hidden'}>
      <IsShownContext value={entry === shown}>
        <PageErrorBoundary>
          <Page entry={entry} />
        </PageErrorBoundary>
        <Settling store={store} entry={entry} />
      </IsShownContext>
    </Activity>
  ))
}

/** Tells the store once a page is on the screen and hydrated; effects wait while it is hidden. */
function Settling({ store, entry }: { store: PageStore; entry: PageEntry }) {
  useEffect(() => store.settle(entry), [store, entry])
  return null
}

function Page({ entry }: { entry: PageEntry }) {
  const { element } = entry.page ?? use(entry.promise)
  return element
}
