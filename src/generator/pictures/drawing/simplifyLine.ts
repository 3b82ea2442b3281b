import type { Point } from './PathWriter.ts'
import { at } from './numbers.ts'

/** Drops the points a line can do without: none of them lies further than `tolerance` from what is kept. */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points]
  const kept = new Uint8Array(points.length)
  kept[0] = 1
  kept[points.length - 1] = 1
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const furthest = furthestBetween(points, from, to)
    if (furthest.distance <= tolerance) continue
    kept[furthest.index] = 1
    spans.push([from, furthest.index], [furthest.index, to])
  }
  return points.filter((_, index) => kept[index] === 1)
}

function furthestBetween(points: readonly Point[], from: number, to: number): { index: number; distance: number } {
  const [startX, startY] = at(points, from)
  const [endX, endY] = at(points, to)
  const length = Math.hypot(endX - startX, endY - startY) || 1
  let furthest = from
  let most = 0
  for (let index = from + 1; index < to; index++) {
    const point = points[index] ?? ORIGIN
    const distance = Math.abs((point[0] - startX) * (endY - startY) - (point[1] - startY) * (endX - startX)) / length
    if (distance <= most) continue
    furthest = index
    most = distance
  }
  return { index: furthest, distance: most }
}

const ORIGIN: Point = [0, 0]
