import { clamp, mix, range } from '../drawing/numbers.ts'
import { PathWriter, type Point } from '../drawing/PathWriter.ts'
import { simplifyLine } from '../drawing/simplifyLine.ts'
import {
  backgroundElement,
  layerElement,
  SCHEME_LAYERS,
  type SchemeColours,
  svgDocument,
} from '../drawing/svgDocument.ts'
import { readTones, type Tones } from './readTones.ts'

export const ENGRAVED_WIDTH = 480
export const ENGRAVED_HEIGHT = 600
const PITCH = ENGRAVED_HEIGHT / 92
const LIFT = 10
const STEP = 3
/** Path data counts in quarters of a pixel, so that every number is whole. */
const FINENESS = 4
const EDGE_TOLERANCE = 0.26 * FINENESS
const PATCH_COLUMNS = 12
const PATCH_ROWS = 15
const PATCH = ENGRAVED_WIDTH / PATCH_COLUMNS
const LIT_PATCHES = 9
/** Where a portrait has its eyes, in patches. */
const EYES: Point = [5.5, 6.2]
/** Share of ink where nobody is. */
const BARE_INK = 0.12

/** How much of a line's room is inked, from the light there. */
type Ink = (light: number) => number
const inked: Ink = (light) => 1 - light
const chalked: Ink = (light) => Math.max(0.05, 0.94 * light - 0.04)

/** An engraving on a full background, with the patches lit that attention falls on. */
export async function drawEngravedPlate(photo: Uint8Array, colours: SchemeColours): Promise<string> {
  const tones = await readTones(photo, { width: ENGRAVED_WIDTH, height: ENGRAVED_HEIGHT, cell: STEP })
  const patches = litPatches(tones).map(({ column, row, weight }) => {
    return `<path opacity="${weight}" d="${patch(column, row)}"/>`
  })
  return svgDocument({
    width: ENGRAVED_WIDTH,
    height: ENGRAVED_HEIGHT,
    body:
      backgroundElement(ENGRAVED_WIDTH, ENGRAVED_HEIGHT) +
      `<g class="accent">${patches.join('')}</g>` +
      engravingElement(tones, inked) +
      layerElement({ role: 'ink', path: ticks(), lineWidth: 1.2 }),
    colours,
  })
}

/** The engraving alone on the page; in the dark scheme it is chalk, engraved again so that the face stays positive. */
export async function drawEngravedLines(photo: Uint8Array, colours: SchemeColours): Promise<string> {
  const tones = await readTones(photo, { width: ENGRAVED_WIDTH, height: ENGRAVED_HEIGHT, cell: STEP })
  const [brightest] = litPatches(tones)
  return svgDocument({
    width: ENGRAVED_WIDTH,
    height: ENGRAVED_HEIGHT,
    body:
      `<path class="accent" d="${brightest ? patch(brightest.column, brightest.row) : ''}"/>` +
      `<g class="day">${engravingElement(tones, inked)}</g>` +
      `<g class="night">${engravingElement(tones, chalked)}</g>`,
    colours,
    rules: SCHEME_LAYERS,
  })
}

/** Horizontal lines: thickness is tone, displacement is relief. */
function engravingElement({ light, subject, relief }: Tones, ink: Ink): string {
  const writer = new PathWriter(1)
  for (let middle = -PITCH / 2; middle < ENGRAVED_HEIGHT + LIFT + PITCH; middle += PITCH) {
    const upper: Point[] = []
    const lower: Point[] = []
    for (let x = 0; x <= ENGRAVED_WIDTH; x += STEP) {
      const y = middle - relief.height(x, middle) * LIFT
      const share = mix(BARE_INK, ink(light.height(x, middle)), subject.height(x, middle))
      const half = Math.max(0.32, share * PITCH * 0.94) / 2
      upper.push([x * FINENESS, (y - half) * FINENESS])
      lower.push([x * FINENESS, (y + half) * FINENESS])
    }
    writer.polyline([...simplifyLine(upper, EDGE_TOLERANCE), ...simplifyLine(lower, EDGE_TOLERANCE).toReversed()])
    writer.close()
  }
  return `<g transform="scale(${1 / FINENESS})">${layerElement({ role: 'ink', path: writer.toString() })}</g>`
}

/** The patches of most detail near the eyes, the richest first. */
function litPatches({ light, subject }: Tones): { column: number; row: number; weight: number }[] {
  const places = range(8).flatMap((down) => range(8).map((across): Point => [(across + 0.5) / 8, (down + 0.5) / 8]))
  const all = range(PATCH_ROWS).flatMap((row) =>
    range(PATCH_COLUMNS).map((column) => {
      const tones = places.map(([across, down]) => light.height((column + across) * PATCH, (row + down) * PATCH))
      const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length
      const detail = Math.sqrt(tones.reduce((sum, tone) => sum + (tone - mean) ** 2, 0) / tones.length)
      const distance = Math.hypot((column + 0.5 - EYES[0]) / 2.4, (row + 0.5 - EYES[1]) / 1.3)
      const share = subject.height((column + 0.5) * PATCH, (row + 0.5) * PATCH)
      return { column, row, weight: share * detail * Math.exp(-distance) }
    }),
  )
  const richest = all.toSorted((first, second) => second.weight - first.weight).slice(0, LIT_PATCHES)
  const most = richest[0]?.weight || 1
  return richest.map((each) => ({ ...each, weight: Math.round(mix(0.3, 1, clamp(each.weight / most)) * 100) / 100 }))
}

function patch(column: number, row: number): string {
  return new PathWriter().rectangle(column * PATCH, row * PATCH, PATCH, PATCH).toString()
}

/** The scale along the lower and the left edge. */
function ticks(): string {
  const writer = new PathWriter()
  const length = (index: number) => (index % 3 === 0 ? 12 : 6)
  for (let column = 1; column < PATCH_COLUMNS; column++) {
    writer.moveTo(column * PATCH, ENGRAVED_HEIGHT).lineBy(0, -length(column))
  }
  for (let row = 1; row < PATCH_ROWS; row++) writer.moveTo(0, row * PATCH).lineBy(length(row), 0)
  return writer.toString()
}
