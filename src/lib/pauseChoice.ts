/** Whether the visitor stopped the typing line, kept for the session. Without storage the choice holds until the page is left. */
const KEY = 'typewriter'
const PAUSED = 'paused'

export function isPauseKept(): boolean {
  try {
    return sessionStorage.getItem(KEY) === PAUSED
  } catch {
    return false
  }
}

export function keepPause(isPaused: boolean): void {
  try {
    if (isPaused) sessionStorage.setItem(KEY, PAUSED)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: nothing to keep it in.
  }
}
