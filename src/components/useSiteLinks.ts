import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { pageAddress } from '../lib/pageAddress.ts'

/** Lets links in HTML of the owner lead to the site's pages through the router, as `SiteLink`s do. */
export function useSiteLinks(root: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = root.current
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.target !== '' || !isPlainClick(event)) return
      const address = pageAddress(new URL(link.href), new URL(location.href))
      if (address === undefined) return
      event.preventDefault()
      void navigate(address)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [root, navigate])
}

/** False for clicks that ask for a new tab or a download, or were handled. */
function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !event.defaultPrevented
}
