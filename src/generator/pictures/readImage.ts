import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentError } from '../content/ContentError.ts'
import { decodeText } from '../content/readText.ts'
import type { Store } from '../store.ts'
import { openSharp } from './openSharp.ts'

/** What the build needs to know of an owner's image file. */
export type ImageFacts =
  | { kind: 'vector'; width: number; height: number }
  | {
      kind: 'bitmap'
      format: BitmapFormat
      width: number
      height: number
      /** The mean colour, as a hex text. */
      placeholder: string
      /** Moving pictures are served as they are. */
      isMoving: boolean
    }

export type BitmapFormat = 'png' | 'jpeg' | 'webp' | 'avif'

export type Image = { data: Uint8Array; hash: string; facts: ImageFacts }

/** Letters of a key in the name of a file. */
export const HASH_LENGTH = 10
const VECTOR = /\.svg$/i

/** Reads an image file of the owner and its facts; an issue names the file when it cannot be shown. */
export async function readImage(root: string, file: string, store: Store): Promise<Image> {
  const read = await readFile(join(root, file)).catch(() => undefined)
  // An SVG is text: its name must not depend on the line ends of a clone.
  const data =
    read && VECTOR.test(file) ? Buffer.from(read.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : read
  if (!data) throw new ContentError([{ file, expected: 'the picture cannot be read' }])
  const hash = store.keyOf('image', data).slice(0, HASH_LENGTH)
  if (VECTOR.test(file)) return { data, hash, facts: vectorFacts(file, vectorText(file, data)) }
  const kept = await store.get(store.keyOf('imageFacts', data), async () =>
    Buffer.from(JSON.stringify(await bitmapFacts(file, data))),
  )
  // Written by the line above, in this run or an earlier one.
  const facts: ImageFacts = JSON.parse(Buffer.from(kept).toString('utf8'))
  return { data, hash, facts }
}

async function bitmapFacts(file: string, data: Uint8Array): Promise<ImageFacts> {
  const issue = (expected: string) => new ContentError([{ file, expected }])
  const sharp = await openSharp()
  const metadata = await sharp(data)
    .metadata()
    .catch(() => undefined)
  const format = bitmapFormat(metadata?.format)
  if (!metadata || !format) throw issue('must be a PNG, JPEG, WebP, AVIF or SVG picture')
  const mean = await sharp(data)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(() => undefined)
  if (!mean) throw issue('the picture is broken or cut off')
  const { width, height } = metadata.autoOrient
  return {
    kind: 'bitmap',
    format,
    width,
    height,
    placeholder: `#${[0, 1, 2].map((channel) => (mean[channel] ?? mean[0] ?? 0).toString(16).padStart(2, '0')).join('')}`,
    isMoving: (metadata.pages ?? 1) > 1,
  }
}

/** sharp calls AVIF by the name of its container. */
function bitmapFormat(format: string | undefined): BitmapFormat | undefined {
  if (format === 'heif' || format === 'avif') return 'avif'
  if (format === 'jpg' || format === 'jpeg') return 'jpeg'
  return format === 'png' || format === 'webp' ? format : undefined
}

/** A browser shows no SVG that isn't in the encoding it says, which is UTF-8 unless said. */
function vectorText(file: string, data: Uint8Array): string {
  const { text, issues } = decodeText(data, file)
  if (issues.length > 0) throw new ContentError(issues)
  return text
}

function vectorFacts(file: string, text: string): ImageFacts {
  const root = /<svg\b[^>]*>/i.exec(text)?.[0]
  if (!root) throw new ContentError([{ file, expected: 'is not an SVG picture' }])
  const [, , boxWidth, boxHeight] =
    attribute(root, 'viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const width = pixels(attribute(root, 'width')) ?? boxWidth
  const height = pixels(attribute(root, 'height')) ?? boxHeight
  if (!width || !height) {
    throw new ContentError([{ file, expected: 'the SVG picture needs a viewBox, or a width and a height in pixels' }])
  }
  return { kind: 'vector', width: Math.round(width), height: Math.round(height) }
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]
}

function pixels(value: string | undefined): number | undefined {
  return value && /^\s*[\d.]+(?:px)?\s*$/.test(value) ? Number.parseFloat(value) : undefined
}
