/** Whether and when to fetch more than the page itself. */

type Connection = { saveData?: boolean; effectiveType?: string }

declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: Connection
  }
}

/** The visitor asked for reduced data, or the connection is too slow for more than the page itself. */
export function prefersReducedData(): boolean {
  const { connection } = navigator
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** The longest wait for an idle moment, in ms. */
const IDLE_TIMEOUT_MS = 2000

/** Calls back when the browser is idle, at the latest after two seconds. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(then)
}
