import { RELOADED_FOR } from './recoveryScript.ts'

/**
 * After a new release an open page may ask for a script that is gone. It then loads the asked page, whose address the
 * router has already set, once; if the script is missing again, the error screen says so. Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  const { pathname } = location
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === pathname) return false
    sessionStorage.setItem(RELOADED_FOR, pathname)
  } catch {
    // Without a memory of the first reload there could be a second, and a third.
    return false
  }
  location.reload()
  return true
}

/** A page that has all its scripts may be reloaded once more after the next release. */
export function forgetReload(): void {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === location.pathname) sessionStorage.removeItem(RELOADED_FOR)
  } catch {
    // Nothing is remembered, then.
  }
}
