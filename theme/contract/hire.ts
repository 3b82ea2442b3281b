import type { Looks } from './looks.ts'

/** Parts of the hire page, in the order of the page. */
export type HireLooks = Looks<
  'header' | 'contact' | 'contactTitle' | 'contactFact' | 'picture' | 'specialities' | 'speciality'
>
