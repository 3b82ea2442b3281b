/** How wide the pictures at the top of a page are shown, as the `sizes` of an `img`. */
export type PictureSizes = Record<'portrait' | 'profile' | 'feature', string>

/** One of the compositions a picture is drawn in. */
type Slot = 'wide' | 'card' | 'landscape' | 'strip' | 'feature' | 'side'

/**
 * Which composition a place shows: as a rule (`feature` unless told), and instead on mobile and on small screens. It
 * should have about the shape of the place.
 */
export type PlaceSlots = Record<
  'largeCard' | 'fullCard' | 'mediumCard' | 'smallCard' | 'featuredPost' | 'featuredProject' | 'row' | 'cover' | 'hire',
  { slot?: Slot; mobileSlot?: Slot; smallSlot?: Slot }
>
