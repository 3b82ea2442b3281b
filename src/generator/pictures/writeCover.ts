import type { ThemeArt } from '../../../theme/artContract.ts'
import { writeFiles } from '../siteOutput.ts'
import { writeEntry } from '../store.ts'
import { type Cover, drawCover } from './drawCover.ts'

export type CoverJob = {
  /** The file of the entry to keep it in. */
  entry: string
  /** What to draw, and for each size the file to write. */
  subject: Omit<Cover, 'width' | 'height'>
  sizes: readonly { file: string; width: number; height: number }[]
  art: ThemeArt
}

/** Draws a cover, composed for each of its sizes, keeps it and writes its files. */
export function writeCover({ entry, subject, sizes, art }: CoverJob): void {
  const drawings = sizes.map(({ width, height }) => drawCover({ ...subject, width, height }, art))
  writeEntry(entry, JSON.stringify(drawings))
  for (const [index, { file }] of sizes.entries()) writeFiles([file], drawings[index] ?? '')
}

/** Writes the files of a cover that was kept; tells whether it was. */
export function writeKeptCover({ sizes }: CoverJob, kept: Uint8Array | undefined): boolean {
  if (kept === undefined) return false
  const drawings: string[] = JSON.parse(Buffer.from(kept).toString())
  for (const [index, { file }] of sizes.entries()) writeFiles([file], drawings[index] ?? '')
  return true
}
