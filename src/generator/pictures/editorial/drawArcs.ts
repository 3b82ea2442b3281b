import type { Family } from '../drawing/Composition.ts'
import { at, clamp, range } from '../drawing/numbers.ts'
import { PathWriter } from '../drawing/PathWriter.ts'

/** Agents on a baseline: requests as arcs above it, replies as arcs below, and the one conversation that mattered. */
export const drawArcs: Family = ({ width, height, random }) => {
  const count = clamp(Math.round(width / 24), 10, 40)
  const margin = width * 0.04
  const gap = (width - 2 * margin) / (count - 1)
  const baseline = Math.round(height * 0.66)
  const place = (index: number) => margin + index * gap
  const hubs = [0.1, 0.38, 0.63, 0.9].map((share) => Math.round((share + (random() - 0.5) * 0.08) * (count - 1)))
  const widest = (width - 2 * margin) / 2

  const arc = (writer: PathWriter, from: number, to: number, isAbove: boolean) => {
    const start = place(Math.min(from, to))
    const end = place(Math.max(from, to))
    const radius = (end - start) / 2
    const room = isAbove ? baseline * 0.93 : (height - baseline) * 0.86
    const rise = Math.min(radius, room * (radius / widest) ** 0.72)
    writer.moveTo(start, baseline).arcTo(radius, rise, isAbove ? 1 : 0, end, baseline)
  }

  const faint = new PathWriter()
  const plain = new PathWriter()
  for (const hub of hubs) {
    for (let index = 0; index < count; index++) {
      if (index === hub) continue
      const chance = random()
      const isAbove = random() < 0.74
      if (chance < 0.14) arc(plain, index, hub, isAbove)
      else if (chance < 0.86) arc(faint, index, hub, isAbove)
    }
  }
  for (let index = 0; index < count - 1; index++) {
    const neighbour = Math.min(count - 1, index + 1 + Math.floor(random() * 3))
    if (random() < 0.6) arc(faint, index, neighbour, random() < 0.6)
  }

  const [first, second, third, fourth] = [at(hubs, 0), at(hubs, 1), at(hubs, 2), at(hubs, 3)]
  const live = new PathWriter()
  arc(live, first, fourth, true)
  arc(live, first, second, true)
  arc(live, second, third, false)
  arc(live, third, fourth, true)

  const agents = new PathWriter()
  const speakers = new PathWriter()
  for (const index of range(count)) {
    const isHub = hubs.includes(index)
    const side = isHub ? Math.max(22, gap * 0.9) : gap * 0.52
    const writer = isHub ? speakers : agents
    writer.rectangle(place(index) - side / 2, baseline - (isHub ? 4 : 1.5), side, isHub ? 8 : 3)
  }
  return [
    { role: 'hair', path: faint.toString(), lineWidth: 0.9 },
    { role: 'ink', path: plain.toString(), lineWidth: 1.3 },
    { role: 'accent', path: live.toString(), lineWidth: 3 },
    { role: 'ink', path: agents.toString() },
    { role: 'accent', path: speakers.toString() },
  ]
}
