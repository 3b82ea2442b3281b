import type { Looks } from './looks.ts'

/**
 * What only a project's own page has: `cover` holds `icon` and `picture`; `body` holds `outcome` (the impact box, then
 * the links, where there are any) and `overview` (a heading, then the prose).
 */
export type ProjectLooks = Looks<'cover' | 'icon' | 'picture' | 'body' | 'outcome' | 'overview'>
