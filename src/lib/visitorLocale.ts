/**
 * How the visitor's locale writes days. The browser reads large tables for that the first time, in one long task, so
 * it is done once the page answers, apart from everything else, and only where the page's own texts aren't right.
 */
import { dayText } from './dates.ts'
import { whenIdle } from './reducedData.ts'

declare global {
  interface ImportMetaEnv {
    /** The names of the site's locale; written in by the build. */
    readonly SITE_LOCALES?: readonly string[]
  }
}

const ANY_DAY = '2000-01-01'
const waiting = new Set<() => void>()
let state: 'unread' | 'reading' | 'ready' = 'unread'

export const isLocaleReady = () => state === 'ready'

/** Calls back when days can be written quickly; returns what ends the wait. */
export function whenLocaleReady(then: () => void): () => void {
  waiting.add(then)
  if (state === 'unread' && !import.meta.env.SITE_LOCALES?.includes(navigator.language)) {
    state = 'reading'
    whenIdle(readLocale)
  }
  return () => waiting.delete(then)
}

function readLocale(): void {
  dayText(ANY_DAY, navigator.language)
  setTimeout(() => {
    state = 'ready'
    for (const then of waiting) then()
  })
}
