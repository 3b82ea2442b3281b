import { useEffect, useState } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { isSamePath } from '../../lib/paths.ts'

/** How long a page may be loading before it is said, in ms. Most pages are prefetched and come at once. */
const PENDING_DELAY_MS = 200

/**
 * True when another page has been loading for a while: the router changes the address at once and `useLocation` when
 * the page is ready.
 */
export function useIsNavigating(): boolean {
  const { pathname } = useLocation()
  const href = useHref(pathname)
  const [leaving, setLeaving] = useState<string>()
  useEffect(() => {
    let timer: number | undefined
    const check = () => {
      timer = undefined
      setLeaving(isSamePath(location.pathname, href) ? undefined : pathname)
    }
    // Another click while the page is loading doesn't put it off.
    const checkLater = () => (timer ??= window.setTimeout(check, PENDING_DELAY_MS))
    for (const type of NAVIGATION_EVENTS) addEventListener(type, checkLater)
    return () => {
      clearTimeout(timer)
      for (const type of NAVIGATION_EVENTS) removeEventListener(type, checkLater)
    }
  }, [pathname, href])
  return leaving === pathname
}

const NAVIGATION_EVENTS = ['click', 'popstate'] as const
