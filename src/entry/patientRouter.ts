import type { DataRouter } from 'react-router-dom'
import { PATIENCE } from '../lib/patience.ts'

type News = Parameters<Parameters<DataRouter['subscribe']>[0]>

/**
 * The router as React should hear of it: of a page that is on its way only once that takes time. Most pages are here
 * before they are asked for, and to say so would draw the page that is about to leave again, all of it, at the very
 * moment of the press, and have screen readers begin a word that is out of date. A page that has come is shown at once:
 * React would let the browser paint the one that is left a last time.
 *
 * News that is passed over is never told: what a later state doesn't hold too, such as fetchers that are gone, would
 * be lost. The site has none.
 */
export function patientRouter(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let latest: News
    let timer: ReturnType<typeof setTimeout> | undefined
    const stopWaiting = () => {
      clearTimeout(timer)
      timer = undefined
    }
    const unsubscribe = router.subscribe((...news) => {
      latest = news
      const [state, details] = news
      if (state.navigation.state === 'idle') {
        const hasCome = timer !== undefined
        stopWaiting()
        listener(state, hasCome ? { ...details, flushSync: true } : details)
      } else {
        // A further press is no reason to wait longer.
        timer ??= setTimeout(() => listener(...latest), PATIENCE)
      }
    })
    return () => {
      stopWaiting()
      unsubscribe()
    }
  }
  // No copy: the router's state is a getter, which a copy would read once.
  const patient: DataRouter = Object.create(router, { subscribe: { value: subscribe } })
  return patient
}
