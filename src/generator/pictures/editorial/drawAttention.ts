import type { Family } from '../drawing/Composition.ts'
import { clamp, range } from '../drawing/numbers.ts'
import { PathWriter } from '../drawing/PathWriter.ts'

/** A causal attention map: a row for each query, a column for each key, area for weight, and one query lit. */
export const drawAttention: Family = ({ width, height, random }) => {
  const pitch = clamp(Math.round(height / 17), 12, 22)
  const columns = Math.ceil(width / pitch) + 1
  const rows = Math.ceil(height / pitch) + 1
  const stride = 4 + Math.floor(random() * 4)
  const phase = Math.floor(random() * stride)
  const reach = 1.6 + random() * 2.2
  const anchors = range(3).map(() => Math.floor(random() * columns * 0.7))
  const litRow = Math.round(rows * (0.58 + random() * 0.14))
  const weights = new PathWriter(2)
  const mask = new PathWriter(2)
  const lit = new PathWriter(2)

  for (let row = 0; row < rows; row++) {
    const last = Math.floor(((row + 1.2) / rows) * columns * 1.02)
    const raw = range(Math.min(last + 1, columns)).map((column) => {
      const nearness = 1.1 * Math.exp(-(last - column) / reach)
      const habit = (column % stride === phase ? 0.34 : 0) + (anchors.includes(column) ? 0.62 : 0)
      return nearness + habit + (column === 0 ? 0.5 : 0) + 0.26 * random() ** 3
    })
    const heaviest = Math.max(...raw)
    const writer = row === litRow ? lit : weights
    raw.forEach((weight, column) => {
      const side = pitch * 0.86 * clamp(weight / heaviest, 0.012, 1) ** 0.52
      const inset = (pitch - side) / 2
      writer.rectangle(column * pitch + inset, row * pitch + inset, side, side)
    })
    for (let column = raw.length; column < columns; column++) {
      mask.moveTo(column * pitch + pitch * 0.3, (row + 0.5) * pitch).lineBy(pitch * 0.4, 0)
    }
  }
  return [
    { role: 'hair', path: mask.toString(), lineWidth: 0.8 },
    { role: 'ink', path: weights.toString() },
    { role: 'accent', path: lit.toString() },
  ]
}
