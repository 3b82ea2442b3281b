import { readChoice, SCHEME_KEY, type SchemeChoice, storeChoice } from '../lib/scheme.ts'

/**
 * Where MUI keeps the visitor's scheme. Its own manager hands back whatever is stored; ours answers `system` to
 * rubbish, and keeps nothing but the choice (MUI also asks for the scheme to use in each look: always the same here).
 */
export const schemeStorage = ({ key }: { key: string }) => ({
  get: (fallback: unknown) => (key === SCHEME_KEY && typeof window !== 'undefined' ? readChoice() : fallback),
  set: (value: SchemeChoice | null) => {
    if (key === SCHEME_KEY) storeChoice(value ?? 'system')
  },
  subscribe: (onChange: (value: SchemeChoice) => void) => {
    const listen = (event: StorageEvent) => {
      if (key === SCHEME_KEY && event.key === SCHEME_KEY) onChange(readChoice())
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
})
