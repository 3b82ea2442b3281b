import type { ThemeArt } from '../../../theme/artContract.ts'
import { writeFiles } from '../siteOutput.ts'
import { type Cover, drawCover } from './drawCover.ts'

export type CoverJob = {
  /** What to draw, and for each size the file to write. */
  subject: Omit<Cover, 'width' | 'height'>
  sizes: readonly { file: string; width: number; height: number }[]
  art: ThemeArt
}

/** Draws a cover, composed for each of its sizes, and writes its files. */
export function writeCover({ subject, sizes, art }: CoverJob): void {
  for (const { file, ...size } of sizes) writeFiles([file], drawCover({ ...subject, ...size }, art))
}
