import type { Family, Sheet } from '../drawing/Composition.ts'
import { Field, measureAlong } from '../drawing/Field.ts'
import { isolines } from '../drawing/isolines.ts'
import { at, clamp, mix, range } from '../drawing/numbers.ts'
import { PathWriter, type Point } from '../drawing/PathWriter.ts'
import { smoothNoise } from '../drawing/random.ts'
import { simplifyLine } from '../drawing/simplifyLine.ts'

type Bump = { x: number; y: number; spread: number; height: number }
type Surface = { field: Field; basin: Bump; size: number }

const CELL = 8
/** Every so many levels the line is bold, as on a map. */
const BOLD_EVERY = 5
const STRIDE = 4
const STARTS = 40

/** A loss surface as a map, and the one path somebody took down it. */
export const drawContour: Family = (sheet) => {
  const surface = makeSurface(sheet)
  const { field, size } = surface
  const levels = Math.round(clamp(size / 19, 14, 34))
  const thin = new PathWriter(2)
  const bold = new PathWriter(2)
  for (const [index, lines] of isolines(field, levels, { shortest: 5, every: 3 }).entries()) {
    const writer = (index + 1) % BOLD_EVERY === 0 ? bold : thin
    for (const { points, isClosed } of lines) {
      writer.smoothLine(simplifyLine(points, 0.5), isClosed)
    }
  }
  const { path, marks } = drawDescent(bestDescent(sheet, surface))
  return [
    { role: 'ink', path: thin.toString(), lineWidth: 0.8 },
    { role: 'ink', path: bold.toString(), lineWidth: 2 },
    { role: 'accent', path: path.toString(), lineWidth: 2 },
    { role: 'accent', path: marks.toString() },
  ]
}

/** One deep basin, a shallow one, a few hills, and a little roughness. */
function makeSurface({ width, height, random, seed }: Sheet): Surface {
  const size = Math.sqrt(width * height)
  const noise = smoothNoise(seed)
  const finerNoise = smoothNoise(seed)
  const basin = {
    x: width * (0.56 + random() * 0.26),
    y: height * (0.4 + random() * 0.24),
    spread: size * (0.17 + random() * 0.05),
    height: -1.5,
  }
  const others = range(5).map((index) => ({
    x: random() * width,
    y: random() * height,
    spread: size * (0.14 + random() * 0.2),
    height: (index < 1 ? -0.7 : 0.9) * (0.6 + random() * 0.7),
  }))
  const bumps = [basin, ...others.filter((bump) => Math.hypot(bump.x - basin.x, bump.y - basin.y) > size * 0.2)]
  const hills = bumps.map(({ x, y, spread, height: top }) => {
    const bell = (middle: number) => (place: number) => Math.exp(-((place - middle) ** 2) / (2 * spread * spread))
    return { top, across: measureAlong(width, CELL, bell(x)), down: measureAlong(height, CELL, bell(y)) }
  })
  const field = new Field(width, height, CELL, (x, y, column, row) => {
    const u = x / size
    const v = y / size
    let sum = 0.3 * (noise(u * 2.6 + 7, v * 2.6 + 3) - 0.5) + 0.14 * (finerNoise(u * 6, v * 6) - 0.5)
    for (const { top, across, down } of hills) sum += top * (across[column] ?? 0) * (down[row] ?? 0)
    return sum
  })
  return { field, basin, size }
}

/** Of many starts, the descent that travels furthest, ends in the basin and stays on the sheet. */
function bestDescent(sheet: Sheet, surface: Surface): Point[] {
  const { width, height, random } = sheet
  const { basin, size } = surface
  let best: Point[] = []
  let bestScore = -1
  for (let start = 0; start < STARTS; start++) {
    const path = descend(sheet, surface, [mix(0.06, 0.94, random()) * width, mix(0.1, 0.9, random()) * height])
    if (!path) continue
    const [startX, startY] = at(path, 0)
    const [endX, endY] = at(path, path.length - 1)
    const weight = path.length < 200 ? 1 : 0.4
    const aim = Math.hypot(endX - basin.x, endY - basin.y) < size * 0.14 ? 1 : 0.35
    const score = Math.hypot(endX - startX, endY - startY) * weight * aim
    if (score > bestScore) {
      bestScore = score
      best = path
    }
  }
  return best.length < 5 ? climbFrom(sheet, surface) : best
}

/** Rolls downhill with a little momentum; nothing when it leaves the sheet. */
function descend({ width, height }: Sheet, { field, size }: Surface, start: Point): Point[] | undefined {
  let [x, y] = start
  let headingX = 0
  let headingY = 0
  const path: Point[] = [start]
  for (let step = 0; step < 400; step++) {
    const slopeX = field.slopeAcross(x, y)
    const slopeY = field.slopeDown(x, y)
    const steepness = Math.sqrt(slopeX * slopeX + slopeY * slopeY)
    if (steepness * size < 0.16) break
    headingX = headingX * 0.8 - (slopeX / steepness) * 0.2
    headingY = headingY * 0.8 - (slopeY / steepness) * 0.2
    const length = Math.sqrt(headingX * headingX + headingY * headingY) || 1
    x += (headingX / length) * STRIDE
    y += (headingY / length) * STRIDE
    if (x < 22 || y < 16 || x > width - 22 || y > height - 16) return undefined
    path.push([x, y])
  }
  return path
}

/** When no descent stays on the sheet: walks uphill from the basin, to be read backwards. */
function climbFrom({ width, height }: Sheet, { field, basin }: Surface): Point[] {
  let x = basin.x + 5
  let y = basin.y - 5
  const path: Point[] = [[basin.x, basin.y]]
  for (let step = 0; step < 60; step++) {
    const slopeX = field.slopeAcross(x, y)
    const slopeY = field.slopeDown(x, y)
    const steepness = Math.hypot(slopeX, slopeY) || 1
    x += (slopeX / steepness) * STRIDE
    y += (slopeY / steepness) * STRIDE
    if (x < 8 || y < 8 || x > width - 8 || y > height - 8) break
    path.unshift([x, y])
  }
  return path
}

/** The path with its steps, closer together as they get shorter, and an underscore where it ends. */
function drawDescent(descent: readonly Point[]): { path: PathWriter; marks: PathWriter } {
  const end = at(descent, descent.length - 1)
  const arrival = descent.findIndex(([x, y]) => Math.hypot(x - end[0], y - end[1]) < 9)
  const steps = [...descent.slice(0, Math.max(2, arrival)), end]
  const path = new PathWriter().polyline(steps.filter((_, index) => index % 3 === 0 || index === steps.length - 1))
  const marks = new PathWriter()
  const total = (steps.length - 1) * STRIDE
  for (let travelled = 0; travelled < total - 26; travelled += Math.max(11, (total - travelled) * 0.2)) {
    const [x, y] = at(steps, Math.min(steps.length - 2, Math.round(travelled / STRIDE)))
    marks.rectangle(x - 3.5, y - 3.5, 7, 7)
  }
  return { path, marks: marks.rectangle(end[0] - 20, end[1] - 4, 40, 8) }
}
