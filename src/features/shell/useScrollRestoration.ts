import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { anchorId } from '../../lib/anchor.ts'
import { nameHistoryEntry } from '../../lib/historyEntry.ts'
import { withoutTrailingSlash } from '../../lib/paths.ts'
import { scrollPositions } from '../../lib/scrollPositions.ts'

/**
 * Puts a new page at its top or at its `#anchor`, and on Back and Forward where it was left. Full loads are left to
 * the browser. (React Router's `ScrollRestoration` needs a data router.)
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const path = withoutTrailingSlash(pathname)
  const last = useRef({ key, path })

  // A layout effect, so that `popstate` comes here before it comes to the router, which is further up.
  useLayoutEffect(() => {
    const save = () => scrollPositions.save(last.current.key)
    const onPopState = () => {
      save()
      nameHistoryEntry()
    }
    const onPageHide = () => {
      save()
      scrollPositions.store()
      history.scrollRestoration = 'auto'
    }
    const onPageShow = () => (history.scrollRestoration = 'manual')
    onPageShow()
    // Clicks are heard of before the router changes the page.
    const options = { capture: true }
    addEventListener('click', save, options)
    addEventListener('popstate', onPopState, options)
    addEventListener('pagehide', onPageHide, options)
    addEventListener('pageshow', onPageShow, options)
    return () => {
      removeEventListener('click', save, options)
      removeEventListener('popstate', onPopState, options)
      removeEventListener('pagehide', onPageHide, options)
      removeEventListener('pageshow', onPageShow, options)
    }
  }, [])

  useLayoutEffect(() => {
    const left = last.current
    last.current = { key, path }
    if (left.key === key) return
    const position = navigationType === 'POP' ? scrollPositions.get(key) : undefined
    if (position !== undefined) scrollTo(0, position)
    else if (hash !== '') document.getElementById(anchorId(hash))?.scrollIntoView()
    else if (left.path !== path) scrollTo(0, 0)
  }, [key, path, hash, navigationType])
}
