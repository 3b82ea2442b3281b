import type { Family, Sheet } from '../drawing/Composition.ts'
import { at, clamp, range } from '../drawing/numbers.ts'
import { PathWriter } from '../drawing/PathWriter.ts'
import type { Random } from '../drawing/random.ts'

type Cluster = { x: number; y: number; spread: number; turn: number }
type Dot = { x: number; y: number; cluster: number; size: number }

const CLUSTERS = 5
const NEIGHBOURS = 9

/** A latent space: five clusters, a query, and its true nearest neighbours. */
export const drawEmbedding: Family = (sheet) => {
  const { width, height } = sheet
  const scale = Math.min(width, height)
  const clusters = placeClusters(sheet)
  const apart = scale * 0.034
  const dots = scatter(sheet, clusters, apart)
  const home = at(
    clusters.slice(1, 4).toSorted((first, second) => Math.abs(first.y - height / 2) - Math.abs(second.y - height / 2)),
    0,
  )
  const query = { x: home.x + scale * 0.1, y: clamp(home.y, height * 0.36, height * 0.64) }
  const distance = (dot: Dot) => Math.hypot(dot.x - query.x, dot.y - query.y)
  const nearest = dots.toSorted((first, second) => distance(first) - distance(second)).slice(0, NEIGHBOURS)
  const furthest = nearest[nearest.length - 1]
  const reach = (furthest ? distance(furthest) : scale * 0.1) + apart * 0.4
  const radius = scale * 0.0125

  const halo = new PathWriter().circle(query.x, query.y, reach)
  const rings = new PathWriter(1)
  for (const factor of [1.75, 2.7, 3.85, 5.2, 6.8, 8.6]) rings.circle(query.x, query.y, reach * factor)
  const far = new PathWriter()
  const near = new PathWriter()
  const links = new PathWriter()
  for (const dot of dots) {
    const size = radius * (0.8 + dot.size * 0.9)
    if (nearest.includes(dot)) {
      near.circle(dot.x, dot.y, radius * 1.5)
      links.moveTo(query.x, query.y).lineTo(dot.x, dot.y)
    } else if (dot.cluster % 2 === 1) far.rectangle(dot.x - size, dot.y - size, 2 * size, 2 * size)
    else far.circle(dot.x, dot.y, size)
  }
  const side = radius * 4.4
  near.rectangle(query.x - side / 2, query.y - side / 2, side, side)
  return [
    { role: 'hair', path: rings.toString(), lineWidth: 1.2 },
    { role: 'accent', path: halo.toString(), lineWidth: 2.6 },
    { role: 'accent', path: links.toString(), lineWidth: 2.2 },
    { role: 'ink', path: far.toString() },
    { role: 'accent', path: near.toString() },
  ]
}

/** Clusters from left to right, by turns in the upper and the lower half. */
function placeClusters({ width, height, random, seed }: Sheet): Cluster[] {
  return range(CLUSTERS).map((index) => {
    const isUpper = (index + (seed & 1)) % 2 === 1
    return {
      x: width * (0.08 + 0.84 * ((index + 0.5) / CLUSTERS)) + (random() - 0.5) * width * 0.06,
      y: height * ((isUpper ? 0.2 : 0.54) + 0.26 * random()),
      spread: Math.min(width, height) * (0.1 + 0.09 * random()),
      turn: random() * 3,
    }
  })
}

function scatter({ width, height, random }: Sheet, clusters: readonly Cluster[], apart: number): Dot[] {
  const dots: Dot[] = []
  clusters.forEach(({ x, y, spread, turn }, cluster) => {
    const count = 30 + Math.floor(random() * 16)
    for (let drawn = 0; drawn < count; drawn++) {
      const along = normal(random) * spread * 1.35
      const across = normal(random) * spread * 0.62
      const dot = {
        x: x + along * Math.cos(turn) - across * Math.sin(turn),
        y: y + along * Math.sin(turn) + across * Math.cos(turn),
        cluster,
        size: random(),
      }
      const isOnSheet =
        dot.x >= width * 0.03 && dot.x <= width * 0.97 && dot.y >= height * 0.05 && dot.y <= height * 0.95
      if (isOnSheet && dots.every((other) => Math.hypot(other.x - dot.x, other.y - dot.y) > apart)) dots.push(dot)
    }
  })
  return dots
}

/** A draw from the normal distribution (Box and Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
