import { useSyncExternalStore } from 'react'

/** Things may move; must stand still, as the visitor asked; or nobody sees them (and no script has run yet). */
export type Motion = 'moving' | 'still' | 'away'

const STILL = '(prefers-reduced-motion: reduce)'

/** The visitor asked for less motion. */
export const isStill = () => matchMedia(STILL).matches

/** Whether things may move now; follows the visitor's setting and the tab. */
export function useMotion(): Motion {
  return useSyncExternalStore(subscribe, readMotion, () => 'away')
}

function readMotion(): Motion {
  if (isStill()) return 'still'
  return document.hidden ? 'away' : 'moving'
}

function subscribe(onChange: () => void): () => void {
  const setting = matchMedia(STILL)
  setting.addEventListener('change', onChange)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    setting.removeEventListener('change', onChange)
    document.removeEventListener('visibilitychange', onChange)
  }
}
