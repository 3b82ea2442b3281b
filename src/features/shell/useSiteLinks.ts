import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { pageAddress } from '../../lib/pageAddress.ts'
import { isSamePath } from '../../lib/paths.ts'

/**
 * Lets plain links, those in an owner's text too, lead to the site's pages without loading a document. One listener
 * for all: each of React Router's own links hears of every navigation and is drawn again for it, at the very moment
 * of a press, which is when there is no time for that.
 */
export function useSiteLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.target !== '' || !isPlainClick(event)) return
      const address = pageAddress(new URL(link.href), new URL(location.href))
      if (address === undefined) return
      event.preventDefault()
      // As browsers do: to come to where one is already is no step of its own.
      void navigate(address, { replace: isHere(link) })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

const isHere = ({ pathname, search, hash }: HTMLAnchorElement) =>
  isSamePath(pathname, location.pathname) && search === location.search && hash === location.hash

/** False for clicks that ask for a new tab or a download, or were taken care of. */
function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !event.defaultPrevented
}
