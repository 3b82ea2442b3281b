import type { DataRouter } from 'react-router-dom'

/** A way to another page that takes no longer than this isn't spoken of, in ms. */
const PATIENCE = 200

/**
 * The router as React should hear of it: of a page that is on its way only once that takes time. Most pages are here
 * before they are asked for, and to say so would draw the page that is about to leave again, all of it, at the very
 * moment of the press, and have screen readers begin a word that is out of date.
 */
export function patientRouter(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = router.subscribe((state, news) => {
      clearTimeout(timer)
      if (state.navigation.state === 'idle') listener(state, news)
      else timer = setTimeout(() => listener(state, news), PATIENCE)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }
  const patient: DataRouter = Object.create(router, { subscribe: { value: subscribe } })
  return patient
}
