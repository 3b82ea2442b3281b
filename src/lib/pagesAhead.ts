/** The pages that are drawn before they are asked for, so that a press on their link has only to show them. */
import type { ComponentType } from 'react'

export type PageAhead = {
  /** Its address, without the base path and the last slash. */
  path: string
  Page: ComponentType
  /** What its loader gave. */
  data: unknown
}

/** How many pages are drawn ahead at a time: each of them is as many elements as the page on the screen. */
export const MOST_AHEAD = 3

let ahead: readonly PageAhead[] = []
const listeners = new Set<() => void>()

function become(next: readonly PageAhead[]): void {
  ahead = next
  for (const listener of listeners) listener()
}

export const pagesAhead = {
  list: () => ahead,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Draws a page ahead, in place of the one that was asked for longest ago. */
  add: (page: PageAhead) => {
    const known = ahead.find(({ path }) => path === page.path) ?? page
    if (known !== ahead.at(-1)) become([...ahead.filter((other) => other !== known), known].slice(-MOST_AHEAD))
  },
  /** Gives up a page, such as one whose turn has come. */
  drop: (path: string) => {
    if (ahead.some((page) => page.path === path)) become(ahead.filter((page) => page.path !== path))
  },
  /** Gives up all of them. */
  clear: () => become([]),
}
