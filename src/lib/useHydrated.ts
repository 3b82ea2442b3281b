import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the prerendered page is taken over, true from then on: for what the build could not know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
