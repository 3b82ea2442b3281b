import type { Family } from '../drawing/Composition.ts'
import { at, clamp, range } from '../drawing/numbers.ts'
import { PathWriter } from '../drawing/PathWriter.ts'
import { StrokeSet } from '../drawing/StrokeSet.ts'

const READ = 7

/** Arcs from a query token to the tokens it reads; below the line, how much of each it takes. */
export const drawAttention: Family = ({ width, height, random }) => {
  const count = width / height > 1.3 ? 21 : 15
  const margin = width * 0.07
  const baseline = Math.min(height * 0.7, width * 0.43 + height * 0.12)
  const pitch = (width - 2 * margin) / (count - 1)
  const place = (index: number) => margin + index * pitch
  const query = Math.round(count * (0.62 + random() * 0.2))
  const longest = Math.floor((baseline - height * 0.07) / (pitch / 2))

  const arc = (strokes: StrokeSet, lineWidth: number, from: number, to: number) => {
    const start = place(Math.min(from, to))
    const end = place(Math.max(from, to))
    const radius = (end - start) / 2
    strokes
      .at(lineWidth)
      .moveTo(start, baseline)
      .arcTo(radius, Math.min(radius, baseline - height * 0.08), 1, end, baseline)
  }

  const weights = range(count).map((index) => {
    const weight = random() ** 2.2 + 0.04
    return index === query ? 0.02 : weight
  })
  const quiet = new StrokeSet({ grain: 0.6, steps: 2 })
  for (let pair = 0; pair < count * 1.7; pair++) {
    const from = Math.floor(random() * count)
    const to = clamp(from + 2 + Math.floor(random() * random() * longest), 0, count - 1)
    if (to - from > 1 && from !== query && to !== query) arc(quiet, 0.8 + random() * random() * 3, from, to)
  }
  const read = range(count)
    .toSorted((first, second) => at(weights, second) - at(weights, first))
    .slice(0, READ)
    .filter((index) => index !== query)
  const live = new StrokeSet({ grain: 0.5, steps: 2 })
  for (const index of read) arc(live, 2.5 + at(weights, index) * pitch * 0.42, query, index)

  const bars = { read: new PathWriter(2), unread: new PathWriter(2), query: new PathWriter(2) }
  weights.forEach((weight, index) => {
    const depth = (height - baseline) * (index === query ? 0.8 : 0.1 + 0.6 * weight)
    const kind = index === query ? 'query' : read.includes(index) ? 'read' : 'unread'
    bars[kind].rectangle(place(index) - pitch / 4, baseline, pitch / 2, depth)
  })
  return [
    ...quiet.layers('hair'),
    ...live.layers('accent'),
    { role: 'hair', path: bars.unread.toString() },
    { role: 'ink', path: bars.read.toString() },
    { role: 'accent', path: bars.query.toString() },
    { role: 'ink', path: new PathWriter().moveTo(0, baseline).lineBy(width, 0).toString(), lineWidth: 2.5 },
  ]
}
