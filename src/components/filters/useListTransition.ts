import { useLayoutEffect, useRef } from 'react'
import { baseTokens } from '@theme'
import { bezier } from '../../lib/easing.ts'
import { prefersReducedData } from '../../lib/reducedData.ts'
import { isStill } from '../../lib/useMotion.ts'
import type { ListedItems } from '../listedItems.ts'

type Animate = typeof import('../../lib/animate.ts').animate
type Position = { left: number; top: number }

const MS_PER_SECOND = 1000

let animate: Animate | undefined

/** Loads what moves the items, before it is needed; without it they are simply in their new places. */
export function prepareListTransition(): void {
  if (animate !== undefined || prefersReducedData()) return
  const load = import('../../lib/animate.ts').then((module) => {
    animate = module.animate
  })
  // The list is complete without its transition.
  load.catch(() => undefined)
}

/**
 * Moves the items of a list to their new places when the list changes. `wanted` changes one render before `shown`:
 * then the old list is still rendered, and the positions of its items can be measured.
 */
export function useListTransition(items: ListedItems, wanted: unknown, shown: unknown): void {
  const positions = useRef(new Map<number, Position>())
  const running = useRef<ReturnType<Animate>[]>([])

  useLayoutEffect(() => {
    const isMoving = animate !== undefined && !isStill()
    positions.current = isMoving ? positionsInView(items) : new Map()
  }, [items, wanted])

  useLayoutEffect(() => {
    const before = positions.current
    positions.current = new Map()
    if (animate === undefined || before.size === 0) return
    for (const animation of running.current) animation.cancel()
    running.current = []
    for (const [id, to] of positionsInView(items)) {
      const [from, element] = [before.get(id), items.get(id)]
      if (from === undefined || element === undefined || (from.left === to.left && from.top === to.top)) continue
      running.current.push(move(animate, element, from, to))
    }
  }, [items, shown])
}

/** Where the items are that a visitor sees. */
function positionsInView(items: ListedItems): Map<number, Position> {
  const found = new Map<number, Position>()
  for (const [id, element] of items) {
    const { left, top, bottom } = element.getBoundingClientRect()
    if (top <= innerHeight && bottom > 0) found.set(id, { left, top })
  }
  return found
}

function move(run: Animate, element: HTMLElement, from: Position, to: Position): ReturnType<Animate> {
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
  const duration = baseTokens.durations.standard / MS_PER_SECOND
  const animation = run(element, { transform: [start, 'none'] }, { duration, ease: bezier(baseTokens.easing.out) })
  // The last value would stay on the element as an inline style.
  void animation.then(() => element.style.removeProperty('transform'))
  return animation
}
