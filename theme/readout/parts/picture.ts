import type { StylesFor } from '../../contract/partStyles.ts'
import type { picture as contract } from '../../editorial/parts/picture.ts'
import type { PictureSizes, PlaceSlots } from '../../contract/picture.ts'
import { durations, easing, limits } from '../tokens.ts'

export const picture = {
  root: { display: 'contents' },
  image: {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'var(--picture-position, 50% 50%)',
    transform: 'var(--picture-transform, none)',
    transition: `transform ${durations.draw} ${easing.out}`,
  },
} satisfies StylesFor<typeof contract>

export const pictureSizes = {
  portrait: `(max-width: ${limits.mobile}.95px) 100vw, 42vw`,
  profile: `(max-width: ${limits.small}.95px) 100vw, 34vw`,
  feature: `(max-width: ${limits.capped}px) 100vw, 1360px`,
} satisfies PictureSizes

export const pictureSlots = {
  largeCard: { slot: 'card', mobileSlot: 'wide', smallSlot: 'landscape' },
  fullCard: { slot: 'wide', smallSlot: 'landscape' },
  mediumCard: { slot: 'landscape' },
  smallCard: { slot: 'side' },
  featuredPost: { slot: 'wide', smallSlot: 'landscape' },
  featuredProject: { slot: 'side', mobileSlot: 'landscape' },
  row: { slot: 'landscape' },
  cover: { smallSlot: 'landscape' },
  hire: { slot: 'side' },
} satisfies PlaceSlots
