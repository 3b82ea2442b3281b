/** Whether and when to fetch more than the page itself. */

type Connection = { saveData?: boolean; effectiveType?: string }

declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: Connection
  }
}

/** The visitor asked for few bytes, or the connection is too slow for more than the page itself. */
export function isFrugal(): boolean {
  const { connection } = navigator
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** The longest wait for an idle moment, in ms. */
const IDLE_WAIT = 2000

/** Calls back when the browser has nothing better to do, at the latest after two seconds. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: IDLE_WAIT })
  else setTimeout(then)
}
