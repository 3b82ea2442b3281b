import type { createBrowserRouter } from 'react-router-dom'

const RELOADED_FOR = 'reloaded-for'

/**
 * After a new release an open page may ask for a file that is gone. It then loads the asked page anew, once; if the
 * file is missing again, the error screen says so. Vite tells of such files with an event
 * (https://vite.dev/guide/build.html#load-error-handling).
 */
export function reloadOnceForMissingFiles(router: ReturnType<typeof createBrowserRouter>): void {
  forgetReload(router.createHref(router.state.location))
  addEventListener('vite:preloadError', (event) => {
    const { location: next } = router.state.navigation
    // Got ahead of time, or a part the page can do without: nobody waits for it, and a reload would take the page away.
    if (next === undefined) return
    const asked = router.createHref(next)
    try {
      if (sessionStorage.getItem(RELOADED_FOR) === asked) return
      sessionStorage.setItem(RELOADED_FOR, asked)
    } catch {
      // Without a memory of the first reload a second could follow, and a third: the error screen is better.
      return
    }
    event.preventDefault()
    location.assign(asked)
  })
}

/** A page that has all its files may be loaded anew once more after the next release. */
function forgetReload(shown: string): void {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === shown) sessionStorage.removeItem(RELOADED_FOR)
  } catch {
    // Nothing is remembered, then.
  }
}
