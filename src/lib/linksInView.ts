/** Which links to the site's pages the visitor sees. Links register themselves: nothing has to search the document. */

/** How long the view must rest before the links in it count, in ms. */
const REST_MS = 300

const links = new Set<Element>()
const inView = new Set<Element>()
let observer: IntersectionObserver | undefined

/** For the `ref` of a link. */
export function observeLink(link: HTMLElement | null): (() => void) | undefined {
  if (link === null) return undefined
  links.add(link)
  observer?.observe(link)
  return () => {
    links.delete(link)
    inView.delete(link)
    observer?.unobserve(link)
  }
}

/** Calls back with the links in view, in the order of the document, when that has not changed for a while. */
export function watchLinksInView(onRest: (links: HTMLAnchorElement[]) => void): void {
  let timer = 0
  const report = () => {
    const anchors = [...document.links].filter((link) => link instanceof HTMLAnchorElement)
    onRest(anchors.filter((link) => inView.has(link)))
  }
  observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    clearTimeout(timer)
    timer = window.setTimeout(report, REST_MS)
  })
  for (const link of links) observer.observe(link)
}
