import type { Looks } from './looks.ts'

/** Parts used by several pages. */
export type LayoutLooks = Looks<
  | 'hidden'
  | 'wrap'
  | 'section'
  | 'sectionHead'
  | 'pageTitle'
  | 'mark'
  | 'featuredTag'
  | 'impact'
  | 'impactLabel'
  | 'impactText'
  | 'labels'
  | 'meta'
  | 'day'
  | 'textLink'
  | 'backLink'
  | 'closingCall'
  | 'actions'
>
