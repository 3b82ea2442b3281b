import type { ThemeArt } from '../../../theme/artContract.ts'
import { writeMade } from '../siteFolder.ts'
import { type Cover, drawCover } from './drawCover.ts'

export type CoverJob = {
  /** What to draw, and for each size the file to write. */
  subject: Omit<Cover, 'width' | 'height'>
  sizes: readonly { file: string; width: number; height: number }[]
  art: ThemeArt
}

/** Draws a cover, composed for each of its sizes, and writes its files; gives the hash of each. */
export function writeCover({ subject, sizes, art }: CoverJob): string[] {
  return sizes.flatMap(({ file, ...size }) => writeMade([file], drawCover({ ...subject, ...size }, art)))
}
