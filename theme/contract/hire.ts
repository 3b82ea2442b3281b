import type { Looks } from './looks.ts'

/**
 * Parts of the hire page, in the order of the page. `picture` stands across the page, or first in each `speciality`, as
 * the theme's art says.
 */
export type HireLooks = Looks<
  'header' | 'contact' | 'contactTitle' | 'contactFact' | 'picture' | 'specialities' | 'speciality'
>
