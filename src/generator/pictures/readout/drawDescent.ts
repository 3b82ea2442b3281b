import type { Family, Layer, Sheet } from '../drawing/Composition.ts'
import { Field } from '../drawing/Field.ts'
import { isolines } from '../drawing/isolines.ts'
import { at, clamp, range } from '../drawing/numbers.ts'
import { PathWriter, type Point } from '../drawing/PathWriter.ts'
import { simplifyLine } from '../drawing/simplifyLine.ts'

type Bump = { x: number; y: number; long: number; short: number; height: number; turn: number }
type Run = { points: Point[]; length: number; height: number }

const CELL = 9
const LEVELS = 26
const BOLD_EVERY = 5
const STARTS = 120

/** Isolines of a loss surface and a run of momentum descent on the very surface that is drawn. */
export const drawDescent: Family = (sheet) => {
  const { width, height } = sheet
  const field = makeSurface(sheet)
  const thin = new PathWriter(2)
  const bold = new PathWriter(2)
  const floor = new PathWriter(2)
  for (const [index, lines] of isolines(field, LEVELS, { shortest: 5, every: 2 }).entries()) {
    const level = index + 1
    for (const { points, isClosed } of lines) {
      const line = simplifyLine(points, 0.6)
      const writer = level % BOLD_EVERY === 0 ? bold : thin
      writer.smoothLine(line, isClosed)
      if (level === 1 && isClosed) floor.smoothLine(line, true)
    }
  }
  return [
    { role: 'second', path: floor.toString() },
    { role: 'ink', path: thin.toString(), lineWidth: 1.1, opacity: 0.62 },
    { role: 'ink', path: bold.toString(), lineWidth: 2.6 },
    ...drawRun(bestRun(sheet, field), Math.min(width, height) * 0.024),
  ]
}

/** A slope towards the right and down, a deep basin, a shallow one and a few hills, measured in sheet heights. */
function makeSurface({ width, height, random }: Sheet): Field {
  const aspect = width / height
  const bumps: Bump[] = [
    { x: aspect * (0.66 + random() * 0.1), y: 0.56 + random() * 0.1, long: 0.36, short: 0.27, height: -1.5, turn: 0.5 },
    { x: aspect * (0.34 + random() * 0.08), y: 0.74, long: 0.22, short: 0.17, height: -0.75, turn: 0.2 },
    ...range(5).map(() => ({
      x: aspect * (0.05 + random() * 0.9),
      y: random(),
      long: 0.16 + random() * 0.22,
      short: 0.14 + random() * 0.16,
      height: 0.35 + random() * 0.65,
      turn: random() * 3,
    })),
  ]
  const turned = bumps.map((bump) => ({ ...bump, cosine: Math.cos(bump.turn), sine: Math.sin(bump.turn) }))
  return new Field(width, height, CELL, (left, top) => {
    const x = left / height
    const y = top / height
    let sum = 0.5 * (1 - y) + 0.22 * Math.abs(x / aspect - 0.6)
    for (const bump of turned) {
      const along = ((x - bump.x) * bump.cosine + (y - bump.y) * bump.sine) / bump.long
      const across = ((y - bump.y) * bump.cosine - (x - bump.x) * bump.sine) / bump.short
      sum += bump.height * Math.exp(-(along * along + across * across) / 2)
    }
    return sum
  })
}

/** Of many starts, the longest run that ends near the floor of the surface. */
function bestRun({ width, height, random }: Sheet, field: Field): Point[] {
  const tolerance = 0.06 * (field.highest - field.lowest)
  let best: Point[] = []
  let bestScore = Number.NEGATIVE_INFINITY
  for (let start = 0; start < STARTS; start++) {
    const run = descend(field, width, height, (0.06 + random() * 0.88) * width, (0.08 + random() * 0.84) * height)
    const score = run.length / height - 6 * Math.max(0, run.height - field.lowest - tolerance)
    if (score > bestScore) {
      bestScore = score
      best = run.points
    }
  }
  return best.filter((_, index) => index % 3 === 0 || index === best.length - 1)
}

function descend(field: Field, width: number, height: number, startX: number, startY: number): Run {
  let [x, y, speedX, speedY, length] = [startX, startY, 0, 0, 0]
  const points: Point[] = [[x, y]]
  for (let step = 0; step < 110; step++) {
    const slopeX = field.slopeAcross(x, y)
    const slopeY = field.slopeDown(x, y)
    // The rate is per sheet height, squared because the slope is measured per unit of the sheet.
    speedX = 0.78 * speedX - 0.0052 * slopeX * height * height
    speedY = 0.78 * speedY - 0.0052 * slopeY * height * height
    const nextX = clamp(x + speedX, 0.05 * height, width - 0.05 * height)
    const nextY = clamp(y + speedY, 0.07 * height, 0.93 * height)
    length += Math.hypot(nextX - x, nextY - y)
    x = nextX
    y = nextY
    points.push([x, y])
    if (step > 12 && Math.hypot(speedX, speedY) < 0.003 * height) break
  }
  return { points, length, height: field.height(x, y) }
}

/** The run as a line with dots, a larger one where it starts, and a cross where it ends. */
function drawRun(run: readonly Point[], size: number): Layer[] {
  const [endX, endY] = at(run, run.length - 1)
  const dots = new PathWriter()
  run.slice(0, -4).forEach(([x, y], index) => {
    if (index % 2 === 0) dots.circle(x, y, index === 0 ? size * 1.1 : size * 0.55)
  })
  const line = new PathWriter()
    .polyline(run)
    .moveTo(endX - 2 * size, endY)
    .lineBy(4 * size, 0)
    .moveTo(endX, endY - 2 * size)
    .lineBy(0, 4 * size)
  return [
    { role: 'accent', path: line.toString(), lineWidth: size * 0.5 },
    { role: 'accent', path: dots.toString() },
  ]
}
