import type { PictureSlot } from '../../lib/content/types.ts'

/** The size each slot is composed for. */
export const SLOT_SIZES: Readonly<Record<PictureSlot, { width: number; height: number }>> = {
  wide: { width: 790, height: 500 },
  card: { width: 790, height: 620 },
  landscape: { width: 395, height: 188 },
  strip: { width: 395, height: 76 },
  feature: { width: 1184, height: 340 },
  side: { width: 300, height: 260 },
}
