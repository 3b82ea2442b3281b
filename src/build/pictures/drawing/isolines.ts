import type { Field } from './Field.ts'
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

/** The lines of equal height at one level (marching squares), joined into as few and as long lines as there are. */
export function isolines(field: Field, level: number): Isoline[] {
  const crossings = findCrossings(field, level)
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

function findCrossings(field: Field, level: number): Crossing[] {
  const crossings: Crossing[] = []
  for (let row = 0; row < field.rows - 1; row++) {
    let left = field.at(0, row) > level ? 8 : 0
    left |= field.at(0, row + 1) > level ? 1 : 0
    for (let column = 0; column < field.columns - 1; column++) {
      const topRight = field.at(column + 1, row) > level
      const bottomRight = field.at(column + 1, row + 1) > level
      const corners = left | (topRight ? 4 : 0) | (bottomRight ? 2 : 0)
      left = (topRight ? 8 : 0) | (bottomRight ? 1 : 0)
      if (corners === 0 || corners === 15) continue
      const here = 2 * (row * field.columns + column)
      const edges = [here, here + 3, here + 2 * field.columns, here + 1]
      for (const [from, to] of JOINS[corners] ?? []) {
        crossings.push({ edges: [edges[from] ?? here, edges[to] ?? here], isUsed: false })
      }
    }
  }
  return crossings
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
