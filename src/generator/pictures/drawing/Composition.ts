import type { ArtRole } from '../../../../theme/artContract.ts'
import type { Random } from './random.ts'

/** One path of a drawing, in one role; later layers lie over earlier ones. */
export type Layer = {
  role: ArtRole
  path: string
  /** Draws the path as a line of this width; left out, the path is filled. */
  lineWidth?: number
  /** Lets what lies below show through. */
  opacity?: number
}

/** What a family of drawings is given. */
export type Sheet = {
  width: number
  height: number
  random: Random
  /** Seed for noise fields and for choices that must not shift when another draw is added. */
  seed: number
}

/** A family of drawings: composes its idea for the size of the sheet. */
export type Family = (sheet: Sheet) => Layer[]
