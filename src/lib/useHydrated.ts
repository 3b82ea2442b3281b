import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False during hydration, true from then on: for what the build could not know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
