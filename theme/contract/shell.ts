import type { Looks } from './looks.ts'

/** What stands around every page. */
export type ShellLooks = Looks<
  /** Rules for the whole document, by selector. */
  | 'document'
  | 'skipLink'
  | 'bar'
  | 'barContent'
  | 'wordmark'
  /** One part of the owner's name. */
  | 'wordmarkPart'
  | 'schemeButton'
  | 'menuButton'
  /** The drawing in the menu button. */
  | 'menuSign'
  /** In the bar on wide windows, a panel of its own on small ones: `&:popover-open`. */
  | 'menu'
  | 'navigation'
  /** A link of the navigation; the current page's has `aria-current`. */
  | 'navigationLink'
  | 'tools'
  /** The word that the next page is on its way. Empty unless it is. */
  | 'pending'
  | 'main'
  | 'footer'
  | 'footerContent'
  | 'footerMark'
  | 'footerLine'
  | 'footerNavigation'
  | 'footerLinks'
  | 'footerLink'
>
