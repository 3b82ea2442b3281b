import { Field } from '../drawing/Field.ts'
import { at, clamp, mix, range, smoothstep } from '../drawing/numbers.ts'
import { openSharp } from '../openSharp.ts'

/** A photograph as a renderer reads it: values from 0 to 1 at places of the drawing, in its pixels. */
export type Tones = {
  /** How light the person is, levelled so that each photograph uses the whole range. */
  light: Field
  /** 1 on the person, 0 on the background. */
  subject: Field
  /** A smooth height: the person stands out from the background, and lit parts stand out most. */
  relief: Field
}

export type ToneOptions = {
  width: number
  height: number
  /** Distance of two samples, in pixels of the drawing. */
  cell: number
  /** 1 shows as much of the photograph as fits, 2 half of that. */
  zoom?: number
}

type Samples = { values: number[]; columns: number; rows: number }

/** Where the face is, as a rule, in shares of the crop: a closer crop is taken around it. */
const FACE = { across: 0.5, down: 0.4 }
/** Width of the strips at both sides that tell the background, as a share of the width. */
const STRIP = 0.04
/** Further down than this share of the height, shoulders reach the sides. */
const SHOULDERS = 0.55
/** A plain background is left out when it isn't darker than this: dark hair is one with a dark background. */
const DARKEST_BACKGROUND = 0.3
/** The most that the tones of a plain background differ from an even gradient, as their standard deviation. */
const PLAIN = 0.01
/** Below these a pixel is background, above them it isn't: difference in tone from the strips. */
const DIFFERENCE = [0.05, 0.14] as const
/** The share of the person's darkest and of the lightest pixels that levelling gives up. */
const CLIPPED = 0.02
/** Where levelling puts the person's middle tone. */
const MIDDLE = 0.55

/** Reads a photograph of a person: crops it to a shape, finds the person, and levels the light. */
export async function readTones(photo: Uint8Array, options: ToneOptions): Promise<Tones> {
  const { width, height, cell } = options
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const crop = await cropped(photo, columns, rows, options.zoom ?? 1)
  const light = await samplesOf(crop, 'light', columns, rows)
  const opacity = await samplesOf(crop, 'opacity', columns, rows)
  const isCutOut = opacity.values.some((value) => value < 0.5)
  const found = isCutOut ? opacity : findSubject(light)
  const subject = await blurred({ ...found, values: fadeAtSides(found) }, columns / 150)
  const levelled = { ...light, values: level(light.values, subject.values) }
  const soft = await blurred(levelled, columns / 40)
  const raised = subject.values.map((value, index) => value * (0.35 + 0.65 * at(soft.values, index)))
  const relief = await blurred({ ...subject, values: raised }, columns / 110)
  const fieldOf = ({ values }: Samples) =>
    new Field(width, height, cell, (_x, _y, column, row) =>
      at(values, Math.min(row, rows - 1) * columns + Math.min(column, columns - 1)),
    )
  return { light: fieldOf(levelled), subject: fieldOf(subject), relief: fieldOf(relief) }
}

/** The part of the photograph that is drawn, upright, as a PNG a little larger than the samples. */
async function cropped(photo: Uint8Array, columns: number, rows: number, zoom: number): Promise<Uint8Array> {
  const sharp = await openSharp()
  const [width, height] = [Math.round(columns * zoom), Math.round(rows * zoom)]
  const { autoOrient } = await sharp(photo).metadata()
  const isTall = autoOrient.width / autoOrient.height < width / height
  return sharp(photo)
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: isTall ? 'top' : sharp.strategy.attention })
    .toColourspace('srgb')
    .extract({
      left: Math.round((width - columns) * FACE.across),
      top: Math.round((height - rows) * FACE.down),
      width: columns,
      height: rows,
    })
    .png()
    .toBuffer()
}

async function samplesOf(
  crop: Uint8Array,
  channel: 'light' | 'opacity',
  columns: number,
  rows: number,
): Promise<Samples> {
  const sharp = await openSharp()
  const image =
    channel === 'opacity'
      ? sharp(crop).ensureAlpha().extractChannel('alpha')
      : sharp(crop).flatten({ background: '#808080' }).greyscale().clahe({ width: columns, height: rows, maxSlope: 2 })
  return { values: [...(await image.raw().toBuffer())].map((value) => value / 255), columns, rows }
}

/**
 * The person alone where the background is plain. Where it is varied or dark the picture is left whole, and only fades
 * towards its upper corners.
 */
function findSubject(samples: Samples): Samples {
  const { values, columns, rows } = samples
  const strip = Math.max(2, Math.round(columns * STRIP))
  const toldRows = Math.round(rows * SHOULDERS)
  const stripAt = (from: number) =>
    range(toldRows).map((row) => mean(values.slice(row * columns + from, row * columns + from + strip)))
  const plain = [stripAt(0), stripAt(columns - strip)].filter((side) => deviation(side) < PLAIN)
  const [left, right = left] = plain
  if (left === undefined || right === undefined || mean(plain.flat()) < DARKEST_BACKGROUND) {
    return { ...samples, values: medallion(samples) }
  }
  return { ...samples, values: differing(samples, left, right) }
}

/**
 * What differs from the background. All between the first and the last differing pixel of a row belongs to the person,
 * so that a face as light as its background has no holes.
 */
function differing({ values, columns, rows }: Samples, left: readonly number[], right: readonly number[]): number[] {
  return range(rows).flatMap((row) => {
    const told = Math.min(row, left.length - 1)
    const differences = range(columns).map((column) => {
      const background = mix(at(left, told), at(right, told), column / columns)
      return smoothstep(...DIFFERENCE, Math.abs(at(values, row * columns + column) - background))
    })
    const first = differences.findIndex((value) => value > 0.5)
    const last = differences.findLastIndex((value) => value > 0.5)
    return differences.map((value, column) => (first >= 0 && column >= first && column <= last ? 1 : value))
  })
}

/** An oval around the head that is open below. */
function medallion({ values, columns, rows }: Samples): number[] {
  return values.map((_, index) => {
    const [across, down] = [(index % columns) / columns - 0.5, Math.min(0, index / columns / rows - 0.52)]
    return 1 - smoothstep(0.72, 1.02, Math.hypot(across / 0.46, down / 0.54))
  })
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** The standard deviation from the straight line through the two halves of a list. */
function deviation(values: readonly number[]): number {
  const half = values.length >> 1
  const [first, second] = [mean(values.slice(0, half)), mean(values.slice(half))]
  const squares = values.map((value, index) => (value - mix(first, second, (2 * index) / values.length - 0.5)) ** 2)
  return Math.sqrt(mean(squares))
}

/** The picture must not end at a hard edge. */
function fadeAtSides({ values, columns }: Samples): number[] {
  return values.map((value, index) => {
    const side = Math.abs((index % columns) / columns - 0.5) * 2
    return value * (1 - smoothstep(0.82, 1, side))
  })
}

/** Stretches the person's tones to the whole range, and bends them so that the middle one lies in the middle. */
function level(light: readonly number[], subject: readonly number[]): number[] {
  const tones = light.filter((_, index) => at(subject, index) > 0.5).toSorted((one, other) => one - other)
  if (tones.length === 0) return [...light]
  const low = at(tones, Math.floor(CLIPPED * (tones.length - 1)))
  const high = at(tones, Math.ceil((1 - CLIPPED) * (tones.length - 1)))
  const stretched = (value: number) => clamp((value - low) / Math.max(0.05, high - low))
  const middle = clamp(stretched(at(tones, tones.length >> 1)), 0.1, 0.9)
  const bend = clamp(Math.log(MIDDLE) / Math.log(middle), 0.6, 1.6)
  return light.map((value) => stretched(value) ** bend)
}

async function blurred(samples: Samples, sigma: number): Promise<Samples> {
  const sharp = await openSharp()
  const { values, columns, rows } = samples
  const bytes = Buffer.from(values.map((value) => Math.round(clamp(value) * 255)))
  const raw = { width: columns, height: rows, channels: 1 } as const
  const result = await sharp(bytes, { raw }).blur(Math.max(0.3, sigma)).extractChannel(0).raw().toBuffer()
  return { ...samples, values: [...result].map((value) => value / 255) }
}
