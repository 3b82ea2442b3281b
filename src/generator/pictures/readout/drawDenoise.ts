import type { Family } from '../drawing/Composition.ts'
import { clamp, smoothstep } from '../drawing/numbers.ts'
import { PathWriter } from '../drawing/PathWriter.ts'

/** A lattice that goes from noise to a clean figure; the lit squares are the wrong labels. */
export const drawDenoise: Family = ({ width, height, random }) => {
  const cell = Math.min(width, height) / 13
  const columns = Math.floor(width / cell)
  const rows = Math.floor(height / cell)
  const left = (width - columns * cell) / 2
  const top = (height - rows * cell) / 2
  const centreX = Math.floor(columns * 0.66) + 0.5
  const centreY = Math.floor(rows / 2) + (rows % 2) * 0.5
  const figure = rows * 0.41
  const phase = random() * 6
  const right = new PathWriter()
  const wrong = new PathWriter()

  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const mess = 1 - smoothstep(0.1, 0.66, column / columns)
      const dx = column + 0.5 - centreX
      const dy = row + 0.5 - centreY
      const distance = Math.hypot(dx, dy)
      const ring = 0.5 + 0.5 * Math.cos((distance / figure) * 9.4)
      const shade = 0.86 + 0.14 * Math.cos(Math.atan2(dy, dx) - phase)
      const target = distance < figure * 1.13 ? 0.14 + 0.84 * ring * shade : 0.09
      const size = cell * 0.94 * clamp(mess * random() ** 1.4 + (1 - mess) * target, 0.06, 1)
      const x = left + (column + 0.5) * cell + (random() - 0.5) * cell * 0.7 * mess
      const y = top + (row + 0.5) * cell + (random() - 0.5) * cell * 0.7 * mess
      const turn = (random() - 0.5) * 1.4 * mess
      const isWrong = random() < 0.11 * mess && size > cell * 0.2
      drawTurned(isWrong ? wrong : right, x, y, size, turn)
    }
  }
  // A sheet always has one wrong label, or there would be nothing to find.
  if (wrong.isEmpty) drawTurned(wrong, left + 1.5 * cell, centreY * cell + top, cell * 0.8, 0.5)
  return [
    { role: 'ink', path: right.toString() },
    { role: 'accent', path: wrong.toString() },
  ]
}

function drawTurned(writer: PathWriter, x: number, y: number, size: number, turn: number): void {
  const cosine = (Math.cos(turn) * size) / 2
  const sine = (Math.sin(turn) * size) / 2
  writer
    .moveTo(x - cosine + sine, y - sine - cosine)
    .lineBy(2 * cosine, 2 * sine)
    .lineBy(-2 * sine, 2 * cosine)
    .lineBy(-2 * cosine, -2 * sine)
    .close()
}
