/** How the menu of small windows works in both themes: a popover that covers the page below the bar. */
import type { CSSObject } from '@mui/material/styles'
import { below, media } from '../tokens.ts'

/** Before a selector's `&`: while the menu is open. */
export const MENU_OPEN = 'html:has(#site-menu:popover-open)'
export const IN_OPEN_MENU = '#site-menu:popover-open'
export const NO_POPOVERS = '@supports not selector(:popover-open)'

/** What lies behind the open menu: not seen, not heard, not reached by the Tab key. */
export const behindMenu: CSSObject = { [below.mobile]: { [`${MENU_OPEN} &`]: { visibility: 'hidden' } } }

/** What paper has no use for. */
export const onScreen: CSSObject = { [media.print]: { display: 'none' } }
