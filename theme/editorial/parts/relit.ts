import type { CSSObject } from '@mui/material/styles'
import { durations, easing } from '../tokens.ts'

/**
 * The picture of an item loses its colour and gets it back from the left when the item is hovered or its link has the
 * focus: `relit` belongs to the item, `relitMedia` to the positioned frame of its picture.
 */
export const relit: CSSObject = { '&:is(:hover, :focus-within)': { '--relit': '""' } }

export const relitMedia: CSSObject = {
  '@keyframes site-relit': { from: { transform: 'none' } },
  '&::after': {
    content: 'var(--relit, none)',
    position: 'absolute',
    inset: 0,
    transform: 'scaleX(0)',
    transformOrigin: '100% 0',
    backdropFilter: 'grayscale(1)',
    animation: `site-relit ${durations.draw} ${easing.inOut}`,
  },
}
