/**
 * Keeps the calls that change the address below the limit of Safari, which refuses more than 100 in 30 seconds with an
 * error (https://bugs.webkit.org/show_bug.cgi?id=156115). Half of them are left to navigations.
 */
const MAX_CALLS = 50
const PERIOD_MS = 30_000

let calls: number[] = []

/** Changes the address now, or when that is allowed again; returns what cancels it. */
export function changeAddress(change: () => void): () => void {
  const now = performance.now()
  calls = calls.filter((time) => now - time < PERIOD_MS)
  const [oldest = now] = calls
  if (calls.length < MAX_CALLS) {
    calls.push(now)
    change()
    return () => undefined
  }
  let cancel = () => clearTimeout(timer)
  const timer = setTimeout(() => (cancel = changeAddress(change)), oldest + PERIOD_MS - now)
  return () => cancel()
}
