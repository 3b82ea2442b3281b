/** Watches which of the site's links the visitor sees. */
import { whenIdle } from '../lib/frugal.ts'

/** How long the view must rest before it is looked at, in ms. */
const REST = 300

type Watch = {
  /** Is called for each link as it comes into view. */
  onSeen: (link: HTMLAnchorElement) => void
  /** Is called with what is in view, in the order of the document, when that has not changed for a while. */
  onRest: (links: HTMLAnchorElement[]) => void
}

/** Tells of the links that come into view, on this page and on those that follow. */
export function watchLinksInView({ onSeen, onRest }: Watch): void {
  const inView = new Set<Element>()
  let timer = 0
  const look = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => onRest(allLinks().filter((link) => inView.has(link))), REST)
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) inView.delete(target)
      else if (target instanceof HTMLAnchorElement) {
        inView.add(target)
        onSeen(target)
      }
    }
    look()
  })
  const watched = new WeakSet<Element>()
  const watch = () => {
    for (const link of allLinks()) {
      if (watched.has(link)) continue
      watched.add(link)
      observer.observe(link)
    }
  }
  watch()
  new MutationObserver(() => whenIdle(watch)).observe(document.body, { childList: true, subtree: true })
}

const allLinks = () => [...document.links].filter((link) => link instanceof HTMLAnchorElement)
