import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { pageAddress } from '../lib/pageAddress.ts'

/** Lets plain links below an element lead to the site's pages without loading a document. */
export function useSiteLinks(root: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = root.current
    if (element === null) return undefined
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link === null || link.target !== '' || !isPlainClick(event)) return
      const address = pageAddress(new URL(link.href), new URL(location.href))
      if (address === undefined) return
      event.preventDefault()
      void navigate(address)
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [root, navigate])
}

/** False for clicks that ask for a new tab or a download. */
function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !event.defaultPrevented
}
