/** Finds the pictures of two folders that differ. */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** How far a channel may be off, of 255, before a pixel counts as changed. */
const TOLERANCE = 8

const WHITE = '#ffffff'

/**
 * Compares the pictures of the same name in two folders and writes, for each pair that differs, the one before, the one
 * after and the difference side by side. Gives the number of those that differ or are in one folder alone.
 */
export async function compareScreenshots(before: string, after: string, output: string): Promise<number> {
  await rm(output, { recursive: true, force: true })
  await mkdir(output, { recursive: true })
  const names = [...new Set([...(await readdir(before)), ...(await readdir(after))])].sort()
  const [inBefore, inAfter] = [new Set(await readdir(before)), new Set(await readdir(after))]
  let count = 0
  for (const name of names) {
    if (!inBefore.has(name) || !inAfter.has(name)) {
      console.log(`${name}: ${inAfter.has(name) ? 'new' : 'gone'}`)
      count += 1
      continue
    }
    const share = await compare(join(before, name), join(after, name), join(output, name))
    if (share === 0) continue
    console.log(`${join(output, name)}: ${(share * 100).toFixed(2)} %`)
    count += 1
  }
  return count
}

/** The share of pixels that differ, 0 to 1; writes a picture when there are any. */
async function compare(before: string, after: string, output: string): Promise<number> {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const canvas = { width, height, fit: 'contain', position: 'left top', background: WHITE } as const
  const [one, other] = await Promise.all(
    [before, after].map((file) => sharp(file).resize(canvas).removeAlpha().toBuffer()),
  )
  const difference = await sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha()
    .png()
    .toBuffer()
  const { channels } = await sharp(
    await sharp(difference).threshold(TOLERANCE, { greyscale: false }).toBuffer(),
  ).stats()
  const share = Math.max(...channels.map(({ mean }) => mean / 255))
  const isTaller = new Set(sizes.map((size) => size.height)).size > 1
  if (share === 0 && !isTaller) return 0
  await sharp({ create: { width: width * 3, height, channels: 3, background: WHITE } })
    .composite([one, other, difference].map((input, index) => ({ input, left: index * width, top: 0 })))
    .png()
    .toFile(output)
  return Math.max(share, Number.EPSILON)
}
