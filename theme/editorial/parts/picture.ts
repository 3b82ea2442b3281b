import type { PartStyles } from '../../contract/partStyles.ts'
import type { PictureSizes, PlaceSlots } from '../../contract/picture.ts'
import { limits } from '../tokens.ts'

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
  largeCard: { slot: 'card', mobileSlot: 'wide', smallSlot: 'landscape' },
  fullCard: { slot: 'wide', smallSlot: 'landscape' },
  // On mobile screens the picture stands beside the text.
  mediumCard: { slot: 'landscape', mobileSlot: 'side', smallSlot: 'landscape' },
  smallCard: { slot: 'strip', mobileSlot: 'side', smallSlot: 'strip' },
  featuredPost: { slot: 'feature', smallSlot: 'landscape' },
  featuredProject: { slot: 'feature', smallSlot: 'landscape' },
  row: { slot: 'side', smallSlot: 'strip' },
  cover: { smallSlot: 'landscape' },
  hire: { slot: 'feature', smallSlot: 'landscape' },
} satisfies PlaceSlots
