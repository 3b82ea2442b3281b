import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { anchorId } from '../../lib/anchor.ts'
import { withoutTrailingSlash } from '../../lib/paths.ts'

/** A link, in a way that finds it again after its page was left and rendered again. */
type Followed = { href: string | null; position: number }

/**
 * Puts the focus where the visitor goes: on the anchor or the headline of a new page, and on Back on the link that
 * was followed there before. The first page, and changes of the query or the anchor alone, leave the focus where it
 * is. Runs when the new page is in the document and its scroll position is set.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const location = useLocation()
  const way = useNavigationType()
  const pathname = withoutTrailingSlash(location.pathname)
  const { hash, key } = location
  const last = useRef({ pathname, key })
  const clicked = useRef<Followed | undefined>(undefined)
  const followed = useRef(new Map<string, Followed>())

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      clicked.current = link === null ? undefined : describe(link)
    }
    addEventListener('click', note, true)
    return () => removeEventListener('click', note, true)
  }, [])

  useLayoutEffect(() => {
    const left = last.current
    last.current = { pathname, key }
    if (left.pathname === pathname) return
    if (way !== 'POP' && clicked.current !== undefined) followed.current.set(left.key, clicked.current)
    clicked.current = undefined
    if (way === 'POP' && focus(find(followed.current.get(key)))) return
    if (focus(anchorOf(hash))) return
    focus(main.current?.querySelector('h1'))
  }, [main, pathname, hash, key, way])
}

/** Links of prerendered, hidden pages don't count. */
const linksLike = (href: string | null) =>
  [...document.links].filter(
    (link) => link.getAttribute('href') === href && (link.closest('main') === null || link.checkVisibility()),
  )

function describe(link: HTMLAnchorElement): Followed {
  const href = link.getAttribute('href')
  return { href, position: linksLike(href).indexOf(link) }
}

function find(followed: Followed | undefined): Element | undefined {
  return followed && linksLike(followed.href)[followed.position]
}

/** The element an anchor leads to; made able to take the focus, as the browser does when it follows the anchor. */
function anchorOf(hash: string): HTMLElement | null {
  const anchor = document.getElementById(anchorId(hash))
  if (anchor !== null && anchor.tabIndex < 0) anchor.tabIndex = -1
  return anchor
}

/** Moves the focus and nothing else; false where there is nothing to take it, or it can't be seen. */
function focus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
