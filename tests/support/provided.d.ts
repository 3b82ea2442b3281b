import 'vitest'
import type { SiteName } from './sites.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the one running browser takes commands. */
    browser: string
    /** The address of each built site, with a slash at the end. */
    addresses: Partial<Record<SiteName, string>>
  }
}
