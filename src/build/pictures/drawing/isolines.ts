import type { Field } from './Field.ts'
import { at, mix, range } from './numbers.ts'
import type { Point } from './PathWriter.ts'

export type Isoline = { points: Point[]; isClosed: boolean }

/** An edge of the grid: the one to the right of a grid point has an even number, the one below it an odd number. */
type Crossing = { edges: [number, number]; isUsed: boolean }

/** Which edges of a cell a line joins, by which corners lie above the level (8 4 2 1, clockwise from top left). */
const T = 0
const R = 1
const B = 2
const L = 3
const JOINS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[L, B]],
  [[B, R]],
  [[L, R]],
  [[T, R]],
  [
    [L, T],
    [B, R],
  ],
  [[T, B]],
  [[L, T]],
  [[L, T]],
  [[T, B]],
  [
    [T, R],
    [L, B],
  ],
  [[T, R]],
  [[L, R]],
  [[B, R]],
  [[L, B]],
  [],
]

/**
 * The lines of equal height (marching squares), joined into as few and as long lines as there are: for each level
 * between so many even steps from the lowest to the highest height.
 */
export function isolines(field: Field, steps: number): Isoline[][] {
  const levels = range(steps - 1).map((index) => mix(field.lowest, field.highest, (index + 1) / steps))
  return findCrossings(field, levels).map((crossings, index) => join(field, at(levels, index), crossings))
}

function join(field: Field, level: number, crossings: readonly Crossing[]): Isoline[] {
  const byEdge = new Map<number, Crossing[]>()
  for (const crossing of crossings) {
    for (const edge of crossing.edges) {
      const others = byEdge.get(edge)
      if (others) others.push(crossing)
      else byEdge.set(edge, [crossing])
    }
  }
  return crossings.flatMap((crossing) => {
    if (crossing.isUsed) return []
    crossing.isUsed = true
    const ahead = follow(crossing.edges[1], byEdge)
    const behind = follow(crossing.edges[0], byEdge)
    const edges = [...behind.toReversed(), ...crossing.edges, ...ahead]
    const isClosed = edges.length > 3 && edges[0] === edges[edges.length - 1]
    return [{ points: (isClosed ? edges.slice(1) : edges).map((edge) => pointOn(field, level, edge)), isClosed }]
  })
}

/** The crossings of each level, in the order of the cells. A cell is looked at once, and knows few of the levels. */
function findCrossings(field: Field, levels: readonly number[]): Crossing[][] {
  const found: Crossing[][] = levels.map(() => [])
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
        const level = at(levels, index)
        if (level >= highest) break
        const corners =
          (topLeft > level ? 8 : 0) |
          (topRight > level ? 4 : 0) |
          (bottomRight > level ? 2 : 0) |
          (bottomLeft > level ? 1 : 0)
        const edges = [here, here + 3, here + 2 * field.columns, here + 1]
        for (const [from, to] of JOINS[corners] ?? []) {
          at(found, index).push({ edges: [edges[from] ?? here, edges[to] ?? here], isUsed: false })
        }
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
    if (at(levels, middle) < height) low = middle + 1
    else high = middle
  }
  return low
}

function follow(start: number, byEdge: ReadonlyMap<number, readonly Crossing[]>): number[] {
  const edges: number[] = []
  let edge = start
  for (;;) {
    const next = byEdge.get(edge)?.find((crossing) => !crossing.isUsed)
    if (!next) return edges
    next.isUsed = true
    edge = next.edges[0] === edge ? next.edges[1] : next.edges[0]
    edges.push(edge)
  }
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
