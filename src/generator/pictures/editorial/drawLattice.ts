import type { Family } from '../drawing/Composition.ts'
import { at, clamp, mix, range } from '../drawing/numbers.ts'
import { PathWriter } from '../drawing/PathWriter.ts'
import { bell } from '../drawing/random.ts'

/** Beam search: everything that could have been said, and what was. */
export const drawLattice: Family = ({ width, height, random }) => {
  const columns = clamp(Math.round(width / 92), 4, 10)
  const rows = clamp(Math.round(height / 44), 4, 11)
  const across = (column: number) => mix(-0.04, 1.04, column / (columns - 1)) * width
  const down = (row: number) => mix(0.09, 0.91, row / (rows - 1)) * height

  const step = (writer: PathWriter, column: number, from: number, to: number) => {
    const start = across(column)
    const end = across(column + 1)
    const middle = (start + end) / 2
    writer.moveTo(start, down(from)).cubicTo(middle, down(from), middle, down(to), end, down(to))
  }
  const walk = (start: number, wildness: number) => {
    const path = [start]
    while (path.length < columns) {
      path.push(clamp(at(path, path.length - 1) + Math.round(bell(random) * wildness), 0, rows - 1))
    }
    return path
  }
  const drawWalk = (writer: PathWriter, path: readonly number[]) => {
    for (let column = 0; column < columns - 1; column++) step(writer, column, at(path, column), at(path, column + 1))
  }

  const possible = new PathWriter(1)
  for (let column = 0; column < columns - 1; column++) {
    for (const from of range(rows)) {
      for (const to of range(rows)) {
        if (Math.abs(from - to) <= 3 + Math.floor(random() * 4) && random() < 0.62) step(possible, column, from, to)
      }
    }
  }
  const likely = new PathWriter(1)
  for (let beam = 0; beam < 6; beam++) drawWalk(likely, walk(Math.floor(random() * rows), 1.7))
  const chosen = walk(Math.floor(rows * (0.3 + random() * 0.4)), 2.1)
  const said = new PathWriter(1)
  drawWalk(said, chosen)

  const words = new PathWriter(2)
  const chosenWords = new PathWriter(2)
  for (let column = 1; column < columns - 1; column++) {
    for (const row of range(rows)) {
      const isChosen = chosen[column] === row
      const length = isChosen ? 26 : 11
      const writer = isChosen ? chosenWords : words
      writer.rectangle(across(column) - length / 2, down(row) - (isChosen ? 3.5 : 1.25), length, isChosen ? 7 : 2.5)
    }
  }
  return [
    { role: 'hair', path: possible.toString(), lineWidth: 0.9 },
    { role: 'ink', path: likely.toString(), lineWidth: 1.4 },
    { role: 'accent', path: said.toString(), lineWidth: 3.2 },
    { role: 'ink', path: words.toString() },
    { role: 'accent', path: chosenWords.toString() },
  ]
}
