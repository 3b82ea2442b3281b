import type { CSSObject } from '@mui/material/styles'
import type { PartStyles } from '../../contract/partStyles.ts'
import type { PictureSizes, PlaceSlots } from '../../contract/picture.ts'
import { easing, limits, durations } from '../tokens.ts'

/**
 * What is lit in the first picture of an item goes out, and is drawn again from the left, when the item is pointed at or
 * its link has the focus. The frame of the picture must be positioned.
 */
export const relit: CSSObject = {
  '@keyframes site-relit': { from: { transform: 'none' } },
  '&:is(:hover, :focus-within) > div:first-of-type::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    transform: 'scaleX(0)',
    transformOrigin: '100% 0',
    backdropFilter: 'grayscale(1)',
    animation: `site-relit ${durations.draw} ${easing.inOut}`,
  },
}

export const picture = {
  root: { display: 'contents' },
  image: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
} satisfies PartStyles

export const pictureSizes = {
  portrait: `(max-width: ${limits.mobile}.95px) 100vw, 50vw`,
  profile: `(max-width: ${limits.mobile}.95px) 100vw, 40vw`,
  feature: `(max-width: ${limits.capped}px) 100vw, 1312px`,
} satisfies PictureSizes

export const pictureSlots = {
  largeCard: { slot: 'wide', smallSlot: 'landscape' },
  // On mobile screens the picture stands beside the text.
  mediumCard: { slot: 'landscape', mobileSlot: 'side', smallSlot: 'landscape' },
  smallCard: { slot: 'strip', mobileSlot: 'side', smallSlot: 'strip' },
  featuredPost: { slot: 'feature', smallSlot: 'landscape' },
  featuredProject: { slot: 'feature', smallSlot: 'landscape' },
  row: { slot: 'side', smallSlot: 'strip' },
  cover: { smallSlot: 'landscape' },
  hire: { slot: 'feature', smallSlot: 'landscape' },
} satisfies PlaceSlots
