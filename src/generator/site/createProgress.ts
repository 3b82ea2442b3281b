/** A build that is done sooner says nothing of how far it is. */
const QUIET_MS = 2000
/** How often a terminal's line changes, and how often a log gets another line. */
const TERMINAL_MS = 100
const LOG_MS = 5000

type Screen = { isTTY?: boolean; write: (text: string) => unknown }

export type Progress = {
  /** Begins to count something; each call of what it gives counts one more. */
  count: (what: string, total: number) => () => void
  /** Removes the line from a terminal. */
  clear: () => void
}

/** Shows how far a build is: in a line that stays in one place in a terminal, in lines of their own elsewhere. */
export function createProgress(screen: Screen = process.stdout, now: () => number = () => performance.now()): Progress {
  const counts = new Map<string, { done: number; total: number }>()
  let shownAt = Number.NEGATIVE_INFINITY
  let isShown = false

  const show = () => {
    if (now() < QUIET_MS || now() - shownAt < (screen.isTTY ? TERMINAL_MS : LOG_MS)) return
    shownAt = now()
    const unfinished = [...counts].filter(([, { done, total }]) => done < total)
    const line = unfinished.map(([what, { done, total }]) => `${what} ${done} of ${total}`).join(', ')
    if (line === '') return
    isShown = true
    screen.write(screen.isTTY ? `\r\u001B[K${line}` : `${line}\n`)
  }

  return {
    count: (what, total) => {
      const count = { done: 0, total }
      counts.set(what, count)
      show()
      return () => {
        count.done += 1
        show()
      }
    },
    clear: () => {
      if (isShown && screen.isTTY) screen.write('\r\u001B[K')
    },
  }
}
