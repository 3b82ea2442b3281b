import { openSharp } from './openSharp.ts'
import type { BitmapFormat, Image } from './readImage.ts'

/** One file made from an owner's image. */
export type ImageVersion = { name: string; type: string; width: number; make: () => Promise<Uint8Array> }

/** All files made from an image: the one every browser reads, and smaller or newer ones for those that can. */
export type ImageVersions = { original: ImageVersion; sources: { type: string; versions: ImageVersion[] }[] }

const WIDTHS = [480, 800, 1200]
/** No screen shows more of a picture on these pages. */
const WIDEST = 2400
const MEDIA_TYPES: Readonly<Record<BitmapFormat, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** The files to make from an image: several widths, in AVIF and WebP beside the format it came in. */
export function imageVersions(file: string, { data, hash, facts }: Image): ImageVersions {
  const stem = `${stemOf(file)}-${hash}`
  if (facts.kind === 'vector') {
    return { original: asItIs(`${stem}.svg`, 'image/svg+xml', facts.width, data), sources: [] }
  }
  if (facts.isMoving) {
    return { original: asItIs(`${stem}.${facts.format}`, MEDIA_TYPES[facts.format], facts.width, data), sources: [] }
  }
  const full = Math.min(facts.width, WIDEST)
  const widths = [...WIDTHS.filter((width) => width < full), full]
  const version = (format: BitmapFormat, width: number): ImageVersion => ({
    name: `${stem}-${width}.${format}`,
    type: MEDIA_TYPES[format],
    width,
    make: () => encode(data, format, width),
  })
  const formats: BitmapFormat[] = facts.format === 'avif' ? ['avif'] : ['avif', 'webp']
  return {
    original: version(facts.format, full),
    sources: formats.map((format) => ({
      type: MEDIA_TYPES[format],
      versions: widths.map((width) => version(format, width)),
    })),
  }
}

/** Turned upright and without the camera's notes, which may tell where a photo was taken. */
async function encode(data: Uint8Array, format: BitmapFormat, width: number): Promise<Uint8Array> {
  const sharp = await openSharp()
  const image = sharp(data).autoOrient().resize({ width, withoutEnlargement: true })
  if (format === 'avif') return image.avif({ quality: 55, effort: 3 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 80 }).toBuffer()
  if (format === 'jpeg') return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  return image.png({ compressionLevel: 9 }).toBuffer()
}

function asItIs(name: string, type: string, width: number, data: Uint8Array): ImageVersion {
  return { name, type, width, make: () => Promise.resolve(data) }
}

/** The file's own name as it may stand in an address. */
function stemOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'picture'
  )
}
