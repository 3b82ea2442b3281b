import type { CSSObject } from '@mui/material/styles'
import type { Roles } from '../contract/palette.ts'
import { color, layoutSpace, media } from './tokens.ts'
import { paletteProperties } from './variables.ts'

type BaseParts = {
  /** Custom properties of the whole document. */
  properties: CSSObject
  /** The dark scheme is for screens: paper has this one. */
  light: Roles
  /** The outline around what has the focus. */
  focusRing: string
  /** The theme's spacing function. */
  spacing: (factor: number) => string
  body?: CSSObject
}

/** What holds for the whole document: the custom properties, and elements no component draws. */
export function baseOf({ properties, light, focusRing, spacing, body }: BaseParts): Record<string, CSSObject> {
  return {
    ':root': properties,
    html: {
      WebkitTextSizeAdjust: '100%',
      scrollPaddingTop: `calc(${layoutSpace.sticky} + ${spacing(3)})`,
      // What takes the focus at the lower edge is shown with the mark around it, and with a line's room to move.
      scrollPaddingBottom: spacing(4),
    },
    body: {
      textRendering: 'optimizeLegibility',
      fontKerning: 'normal',
      ...body,
      overflowX: 'clip',
    },
    'h1, h2, h3, h4': { textWrap: 'balance', overflowWrap: 'break-word' },
    'p, li, dd, figcaption': { textWrap: 'pretty', overflowWrap: 'break-word' },
    'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, fieldset, legend': { margin: 0, padding: 0 },
    // An empty text in place of "none": a list without any marker is none to some screen readers.
    'ul, ol': { listStyleType: '""' },
    fieldset: { border: 0, minWidth: 0 },
    'img, svg': { display: 'block' },
    '::selection': { background: color.accent, color: color.onAccent },
    ':focus-visible': { outline: focusRing, outlineOffset: '3px' },
    // A page's headline takes the focus after a navigation; only keyboard users need to see it there.
    'h1:focus:not(:focus-visible), main:focus': { outline: 'none' },
    // Paper is white, whatever the screen shows.
    [media.print]: { ':root:root, :root[data-theme]': { colorScheme: 'light', ...paletteProperties(light) } },
    [media.still]: {
      '*, *::before, *::after': {
        animation: 'none !important',
        transitionDuration: '0s !important',
        transitionDelay: '0ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  }
}
