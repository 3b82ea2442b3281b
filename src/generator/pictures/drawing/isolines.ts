import type { Field } from './Field.ts'
import { at, mix, range } from './numbers.ts'
import type { Point } from './PathWriter.ts'

export type Isoline = { points: Point[]; isClosed: boolean }

/**
 * How a line crosses cells, one after the other: the edge it comes in by and the one it leaves by. Of the edges of the
 * grid, the one to the right of a grid point has an even number and the one below it an odd number.
 */
type Crossings = number[]

/** Lines with fewer points are left out, and of the others only every so many points and the last one are kept. */
type Sparing = { shortest?: number; every?: number }

/** The edges of a cell. */
const T = 0
const R = 1
const B = 2
const L = 3
/** Which of them lines join, two by two, by which corners lie above the level (8 4 2 1, clockwise from top left). */
const JOINS: readonly (readonly number[])[] = [
  [],
  [L, B],
  [B, R],
  [L, R],
  [T, R],
  [L, T, B, R],
  [T, B],
  [L, T],
  [L, T],
  [T, B],
  [T, R, L, B],
  [T, R],
  [L, R],
  [B, R],
  [L, B],
  [],
]

/**
 * The lines of equal height (marching squares), joined into as few and as long lines as there are: for each level
 * between so many even steps from the lowest to the highest height.
 */
export function isolines(field: Field, steps: number, sparing: Sparing = {}): Isoline[][] {
  const levels = range(steps - 1).map((index) => mix(field.lowest, field.highest, (index + 1) / steps))
  const edges = new EdgeTable(2 * field.columns * field.rows)
  return findCrossings(field, levels).map((crossings, index) =>
    join(field, at(levels, index), crossings, edges, sparing),
  )
}

/** Which crossings of a level use an edge: one in each of the two cells it lies between. */
class EdgeTable {
  private readonly one: Int32Array
  private readonly other: Int32Array

  constructor(size: number) {
    this.one = new Int32Array(size).fill(-1)
    this.other = new Int32Array(size).fill(-1)
  }

  fill(crossings: Crossings): void {
    for (let place = 0; place < crossings.length; place++) {
      const edge = crossings[place] ?? 0
      const table = this.one[edge] === -1 ? this.one : this.other
      table[edge] = place >> 1
    }
  }

  clear(crossings: Crossings): void {
    for (const edge of crossings) this.one[edge] = this.other[edge] = -1
  }

  /** The crossing that goes on from an edge, or -1. */
  next(edge: number, isUsed: Uint8Array): number {
    const one = this.one[edge] ?? -1
    if (one >= 0 && isUsed[one] === 0) return one
    const other = this.other[edge] ?? -1
    return other >= 0 && isUsed[other] === 0 ? other : -1
  }
}

function join(
  field: Field,
  level: number,
  crossings: Crossings,
  table: EdgeTable,
  { shortest = 0, every = 1 }: Sparing,
): Isoline[] {
  const isUsed = new Uint8Array(crossings.length >> 1)
  table.fill(crossings)
  const follow = (start: number): number[] => {
    const edges: number[] = []
    let edge = start
    for (let next = table.next(edge, isUsed); next >= 0; next = table.next(edge, isUsed)) {
      isUsed[next] = 1
      const from = crossings[2 * next] ?? 0
      edge = from === edge ? (crossings[2 * next + 1] ?? 0) : from
      edges.push(edge)
    }
    return edges
  }
  const lines: Isoline[] = []
  for (let crossing = 0; crossing < isUsed.length; crossing++) {
    if (isUsed[crossing] === 1) continue
    isUsed[crossing] = 1
    const from = crossings[2 * crossing] ?? 0
    const to = crossings[2 * crossing + 1] ?? 0
    const ahead = follow(to)
    const edges = [...follow(from).reverse(), from, to, ...ahead]
    const isClosed = edges.length > 3 && edges[0] === edges[edges.length - 1]
    const passed = isClosed ? edges.slice(1) : edges
    if (passed.length < shortest) continue
    const kept = passed.filter((_, index) => index % every === 0 || index === passed.length - 1)
    lines.push({ points: kept.map((edge) => pointOn(field, level, edge)), isClosed })
  }
  table.clear(crossings)
  return lines
}

/** The crossings of each level, in the order of the cells. A cell is looked at once, and knows few of the levels. */
function findCrossings(field: Field, levels: readonly number[]): Crossings[] {
  const found: Crossings[] = levels.map(() => [])
  // How far the number of an edge (T, R, B, L) is from the number of the edge to the right of the cell's first corner.
  const offsets = [0, 3, 2 * field.columns, 1]
  for (let row = 0; row < field.rows - 1; row++) {
    let topLeft = field.at(0, row)
    let bottomLeft = field.at(0, row + 1)
    for (let column = 0; column < field.columns - 1; column++) {
      const topRight = field.at(column + 1, row)
      const bottomRight = field.at(column + 1, row + 1)
      const lowest = Math.min(topLeft, topRight, bottomRight, bottomLeft)
      const highest = Math.max(topLeft, topRight, bottomRight, bottomLeft)
      const here = 2 * (row * field.columns + column)
      for (let index = firstFrom(levels, lowest); index < levels.length; index++) {
        const level = levels[index] ?? 0
        if (level >= highest) break
        const corners =
          (topLeft > level ? 8 : 0) |
          (topRight > level ? 4 : 0) |
          (bottomRight > level ? 2 : 0) |
          (bottomLeft > level ? 1 : 0)
        for (const side of JOINS[corners] ?? []) found[index]?.push(here + (offsets[side] ?? 0))
      }
      topLeft = topRight
      bottomLeft = bottomRight
    }
  }
  return found
}

/** The place of the first level that is not below a height. */
function firstFrom(levels: readonly number[], height: number): number {
  let low = 0
  let high = levels.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((levels[middle] ?? 0) < height) low = middle + 1
    else high = middle
  }
  return low
}

function pointOn(field: Field, level: number, edge: number): Point {
  const index = edge >> 1
  const column = index % field.columns
  const row = Math.floor(index / field.columns)
  const isAcross = edge % 2 === 0
  const from = field.at(column, row)
  const to = isAcross ? field.at(column + 1, row) : field.at(column, row + 1)
  const share = (level - from) / (to - from || 1)
  return isAcross
    ? [(column + share) * field.cell, row * field.cell]
    : [column * field.cell, (row + share) * field.cell]
}
