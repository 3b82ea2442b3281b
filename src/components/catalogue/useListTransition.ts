import { type RefObject, useLayoutEffect, useRef } from 'react'
import { baseTokens } from '@theme'
import { bezier } from '../../lib/easing.ts'
import { isFrugal } from '../../lib/frugal.ts'
import { isStill } from '../../lib/useMotion.ts'

type Animate = typeof import('../../lib/animate.ts').animate
type Place = { left: number; top: number }
type Item = { address: string; element: HTMLElement; place: Place }

const SECOND = 1000

let animate: Animate | undefined

/** Gets what moves the items, before it is needed; without it they are simply in their new places. */
export function prepareListTransition(): void {
  if (animate !== undefined || isFrugal()) return
  const load = import('../../lib/animate.ts').then((mini) => {
    animate = mini.animate
  })
  // A list that doesn't glide is whole all the same.
  load.catch(() => undefined)
}

/**
 * Lets the items of a list glide to their new places when the list changes. An item is what stands around a heading
 * with a link in it. `wanted` changes one render before `shown`: then the old list still stands and the places can
 * be taken down.
 */
export function useListTransition(list: RefObject<HTMLElement | null>, wanted: unknown, shown: unknown): void {
  const places = useRef(new Map<string, Place>())
  const running = useRef<ReturnType<Animate>[]>([])

  useLayoutEffect(() => {
    const isMoving = animate !== undefined && !isStill()
    places.current = new Map(isMoving ? itemsInView(list.current).map(({ address, place }) => [address, place]) : [])
  }, [list, wanted])

  useLayoutEffect(() => {
    const before = places.current
    places.current = new Map()
    if (animate === undefined || before.size === 0) return
    for (const animation of running.current) animation.cancel()
    running.current = []
    for (const { address, element, place } of itemsInView(list.current)) {
      const from = before.get(address)
      if (from === undefined || (from.left === place.left && from.top === place.top)) continue
      running.current.push(glide(animate, element, from, place))
    }
  }, [list, shown])
}

/** The items a visitor sees. They stand in reading order, so what follows the last of them is not looked at. */
function itemsInView(list: HTMLElement | null): Item[] {
  const items: Item[] = []
  for (const link of list?.querySelectorAll<HTMLAnchorElement>('h3 a') ?? []) {
    const element = link.closest<HTMLElement>('li, section')
    if (element === null) continue
    const { left, top, bottom } = element.getBoundingClientRect()
    if (top > innerHeight) break
    if (bottom > 0) items.push({ address: link.pathname, element, place: { left, top } })
  }
  return items
}

function glide(move: Animate, element: HTMLElement, from: Place, to: Place): ReturnType<Animate> {
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
  const duration = baseTokens.durations.standard / SECOND
  const animation = move(element, { transform: [start, 'none'] }, { duration, ease: bezier(baseTokens.easing.out) })
  // The last value would stay on the element as a style of its own.
  void animation.then(() => element.style.removeProperty('transform'))
  return animation
}
