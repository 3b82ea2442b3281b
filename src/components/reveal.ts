import { baseTokens } from '@theme'
import { bezier } from '../lib/easing.ts'
import { prefersReducedData } from '../lib/reducedData.ts'
import { isStill } from '../lib/useMotion.ts'

const SECOND = 1000

/**
 * For the `ref` of a list: its items rise into place, once each, as they come into view. Only items that were below
 * the window when the list appeared do, so nothing that is being read moves; and an item is moved by its own
 * animation alone, so if that fails it stands where it belongs.
 */
export function reveal(list: HTMLElement | null): (() => void) | undefined {
  if (list === null || typeof IntersectionObserver === 'undefined' || prefersReducedData() || isStill())
    return undefined
  const waiting = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    const entering: Element[] = []
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting || boundingClientRect.top <= 0) observer.unobserve(target)
      // The first report of each item tells whether it is in view at the start.
      if (!isIntersecting) waiting.add(target)
      else if (waiting.delete(target)) entering.push(target)
    }
    if (waiting.size > 0) fetchOnScroll()
    rise(entering)
  })
  for (const item of list.children) observer.observe(item)
  return () => observer.disconnect()
}

let animate: typeof import('../lib/animate.ts').animate | undefined
let isAsked = false

/** Gets what moves the items as soon as the visitor scrolls towards them, and not for those who don't. */
function fetchOnScroll(): void {
  if (isAsked) return
  isAsked = true
  const fetchAhead = () => {
    // Items that nothing moves stand where they belong.
    import('../lib/animate.ts').then((module) => (animate = module.animate)).catch(() => undefined)
  }
  addEventListener('scroll', fetchAhead, { once: true, passive: true })
}

function rise(items: readonly Element[]): void {
  if (animate === undefined || isStill()) return
  for (const [index, item] of items.entries()) {
    animate(
      item,
      { transform: [`translateY(${baseTokens.entrance.rise}px)`, 'none'] },
      {
        duration: baseTokens.durations.long / SECOND,
        delay: (index * baseTokens.entrance.stagger) / SECOND,
        ease: bezier(baseTokens.easing.out),
      },
    )
  }
}
