import { clamp, mix, range } from '../drawing/numbers.ts'
import { PathWriter, type Point } from '../drawing/PathWriter.ts'
import { fingerprint, randomFrom } from '../drawing/random.ts'
import { simplifyLine } from '../drawing/simplifyLine.ts'
import { groundElement, layerElement, type SchemeColours, svgDocument } from '../drawing/svgDocument.ts'
import { photograph, type Plate } from './photograph.ts'
import { makeSitter } from './sitter.ts'

export const ENGRAVED_WIDTH = 480
export const ENGRAVED_HEIGHT = 600
const LINES = 92
const RELIEF = 13
const STEP = 3
/** Path data counts in quarters of a pixel, so that every number is whole. */
const FINENESS = 4
const PATCH_COLUMNS = 12
const PATCH_ROWS = 15
const LIT_PATCHES = 9
/** Where the lit letter of the name looks, in patches: the eye. */
const FOCUS: Point = [4, 6.2]

/** How dark a place of the plate is drawn, from its light; `isBare` where nobody sits. */
type Tone = (light: number, isBare: boolean) => number

const BARE_TONE = 0.12
const inked: Tone = (light, isBare) => (isBare ? BARE_TONE : 1 - light)
const chalked: Tone = (light, isBare) => (isBare ? BARE_TONE : Math.max(0.05, (light - 0.06) * 0.98))

/** The plate: an engraving on a full ground, with the patches lit that attention falls on. */
export function drawPlate(colours: SchemeColours): string {
  const patches = litPatches().map(({ column, row, weight }) => `<path opacity="${weight}" d="${patch(column, row)}"/>`)
  const body =
    groundElement(ENGRAVED_WIDTH, ENGRAVED_HEIGHT) +
    `<g class="accent">${patches.join('')}</g>` +
    engravingElement(engrave(takePlate(), inked)) +
    layerElement({ role: 'ink', path: ticks(), lineWidth: 1.2 })
  return svgDocument({ width: ENGRAVED_WIDTH, height: ENGRAVED_HEIGHT, body, colours })
}

/** The engraving alone on the page; in the dark scheme it is chalk, engraved anew so that the face stays positive. */
export function drawLinePortrait(colours: SchemeColours): string {
  const plate = takePlate()
  const brightest = litPatches()
    .slice(0, 1)
    .map(({ column, row }) => patch(column, row))
  return svgDocument({
    width: ENGRAVED_WIDTH,
    height: ENGRAVED_HEIGHT,
    body:
      `<path class="accent" d="${brightest.join('')}"/>` +
      `<g class="day">${engravingElement(engrave(plate, inked))}</g>` +
      `<g class="night">${engravingElement(engrave(plate, chalked))}</g>`,
    colours,
    rules: '.night{display:none}@media (prefers-color-scheme:dark){.day{display:none}.night{display:inline}}',
  })
}

function takePlate(): Plate {
  return photograph(makeSitter({ yaw: -0.55, pitch: 0.05 }), { centreX: -0.03, centreY: -0.2, span: 2.8 })
}

function engravingElement(path: string): string {
  return `<g transform="scale(${1 / FINENESS})">${layerElement({ role: 'ink', path })}</g>`
}

/** Horizontal lines: thickness is tone, displacement is relief. */
function engrave(plate: Plate, tone: Tone): string {
  const pitch = ENGRAVED_HEIGHT / LINES
  const writer = new PathWriter(1)
  for (let line = -1; line < LINES + 3; line++) {
    const middle = (line + 0.5) * pitch
    const upper: Point[] = []
    const lower: Point[] = []
    for (let x = 0; x <= ENGRAVED_WIDTH; x += STEP) {
      const seen = plate.at(x / ENGRAVED_WIDTH, middle / ENGRAVED_HEIGHT)
      const y = middle - (seen.depth + 0.4) * RELIEF * 0.55
      const half = Math.max(0.32, tone(seen.light ** 0.62, seen.isBare) * pitch * 0.94) / 2
      upper.push([x * FINENESS, (y - half) * FINENESS])
      lower.push([x * FINENESS, (y + half) * FINENESS])
    }
    const tolerance = 0.26 * FINENESS
    writer.polyline([...simplifyLine(upper, tolerance), ...simplifyLine(lower, tolerance).toReversed()]).close()
  }
  return writer.toString()
}

/** The patches with the largest weights round the focus, the largest first. */
function litPatches(): { column: number; row: number; weight: number }[] {
  const random = randomFrom(fingerprint('patches'))
  const all = range(PATCH_ROWS).flatMap((row) =>
    range(PATCH_COLUMNS).map((column) => {
      const distance = Math.hypot((column + 0.5 - FOCUS[0]) / 1.5, (row + 0.5 - FOCUS[1]) / 1.15)
      return { column, row, weight: Math.exp(-distance * 1.05 + random() * 1.3) }
    }),
  )
  const largest = all.toSorted((first, second) => second.weight - first.weight).slice(0, LIT_PATCHES)
  const most = largest[0]?.weight ?? 1
  return largest.map((entry) => ({
    ...entry,
    weight: Math.round(mix(0.34, 1, clamp(entry.weight / most)) * 100) / 100,
  }))
}

function patch(column: number, row: number): string {
  const side = ENGRAVED_WIDTH / PATCH_COLUMNS
  return new PathWriter().rectangle(column * side, row * side, side, side).toString()
}

/** The scale along the lower and the left edge. */
function ticks(): string {
  const side = ENGRAVED_WIDTH / PATCH_COLUMNS
  const writer = new PathWriter()
  const length = (index: number) => (index % 3 === 0 ? 12 : 6)
  for (let column = 1; column < PATCH_COLUMNS; column++) {
    writer.moveTo(column * side, ENGRAVED_HEIGHT).lineBy(0, -length(column))
  }
  for (let row = 1; row < PATCH_ROWS; row++) writer.moveTo(0, row * side).lineBy(length(row), 0)
  return writer.toString()
}
