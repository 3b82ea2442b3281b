import type { Family, Layer, Sheet } from '../drawing/Composition.ts'
import { at, clamp, range } from '../drawing/numbers.ts'
import { PathWriter } from '../drawing/PathWriter.ts'
import { fingerprint } from '../drawing/random.ts'

const ROWS = 5
const MIDDLE_ROW = 2
const RING = 3

type Board = { columns: number; radius: number; across: (column: number) => number; down: (row: number) => number }

/** A routed graph of agents between a start and an end, with one live route. */
export const drawAgents: Family = (sheet) => {
  const board = layBoard(sheet)
  const stations = placeStations(sheet, board.columns)
  const quiet = new PathWriter()
  const live = new PathWriter()
  const route = [MIDDLE_ROW]
  for (let column = 0; column < board.columns - 1; column++) {
    const here = at(stations, column)
    const next = at(stations, column + 1)
    for (const from of here) {
      for (const to of next) {
        const isNear = Math.abs(from - to) <= 2 || here.length === 1 || next.length === 1
        if (isNear) connect(quiet, board, column, from, to)
      }
    }
    const from = at(route, column)
    const turns = next.filter((row) => Math.abs(row - from) <= 2 && row !== from)
    const choices = turns.length > 0 ? turns : next
    const to = at(choices, Math.floor(sheet.random() * choices.length))
    route.push(to)
    connect(live, board, column, from, to)
  }
  return [
    { role: 'hair', path: quiet.toString(), lineWidth: 2 },
    { role: 'accent', path: live.toString(), lineWidth: board.radius * 0.34 },
    ...drawStations(sheet, board, stations, route),
  ]
}

function layBoard({ width, height }: Sheet): Board {
  const columns = clamp(Math.round(width / (height / 4.2)), 5, 9)
  const marginX = width * 0.135
  const marginY = height * 0.14
  const pitchX = (width - 2 * marginX) / (columns - 1)
  const pitchY = (height - 2 * marginY) / (ROWS - 1)
  return {
    columns,
    radius: Math.min(pitchX, pitchY) * 0.29,
    across: (column) => marginX + column * pitchX,
    down: (row) => marginY + row * pitchY,
  }
}

/** Which rows hold a station in each column: one at both ends, three or four between, no row left empty. */
function placeStations({ seed, random }: Sheet, columns: number): number[][] {
  const stations = range(columns).map((column) => {
    if (column === 0 || column === columns - 1) return [MIDDLE_ROW]
    const order = range(ROWS).toSorted((first, second) => rank(seed, column, first) - rank(seed, column, second))
    return order.slice(0, 3 + (random() > 0.55 ? 1 : 0)).toSorted((first, second) => first - second)
  })
  for (const row of [0, ROWS - 1]) {
    if (stations.flat().includes(row)) continue
    const column = at(stations, 1 + (fingerprint(`${seed}${row}`) % (columns - 2)))
    column.push(row)
    column.sort((first, second) => first - second)
  }
  return stations
}

function rank(seed: number, column: number, row: number): number {
  return fingerprint(`${row}k${column}${seed}`)
}

/** A line with two rounded bends between stations of neighbouring columns. */
function connect(writer: PathWriter, board: Board, column: number, from: number, to: number): void {
  const [startX, startY] = [board.across(column), board.down(from)]
  const [endX, endY] = [board.across(column + 1), board.down(to)]
  writer.moveTo(startX, startY)
  if (from !== to) {
    const middle = (startX + endX) / 2
    const bend = Math.min(board.radius * 0.9, Math.abs(endY - startY) / 2, (endX - startX) / 2)
    const turn = Math.sign(endY - startY) * bend
    writer
      .lineTo(middle - bend, startY)
      .curveTo(middle, startY, middle, startY + turn)
      .lineTo(middle, endY - turn)
      .curveTo(middle, endY, middle + bend, endY)
  }
  writer.lineTo(endX, endY)
}

function drawStations(
  { random }: Sheet,
  board: Board,
  stations: readonly number[][],
  route: readonly number[],
): Layer[] {
  const { columns, radius } = board
  const lit = new PathWriter()
  const holes = new PathWriter()
  const rings = new PathWriter()
  const solid = new PathWriter()
  stations.forEach((rows, column) => {
    for (const row of rows) {
      const x = board.across(column)
      const y = board.down(row)
      if (column === 0 || column === columns - 1) {
        lit.rectangle(x - radius, y - radius, 2 * radius, 2 * radius)
        holes.rectangle(x - radius * 0.36, y - radius * 0.36, radius * 0.72, radius * 0.72)
        continue
      }
      const kind = Math.floor(random() * 4)
      if (route[column] === row) {
        lit.circle(x, y, radius)
        holes.circle(x, y, radius * 0.34)
      } else if (kind === 0) solid.circle(x, y, radius)
      else {
        rings.circle(x, y, radius - RING / 2)
        if (kind === 2)
          solid
            .moveTo(x, y - radius)
            .arcTo(radius, radius, 1, x, y + radius)
            .close()
        if (kind === 3) solid.circle(x, y, radius * 0.42)
      }
    }
  })
  return [
    { role: 'bg', path: rings.toString() },
    { role: 'ink', path: rings.toString(), lineWidth: RING },
    { role: 'ink', path: solid.toString() },
    { role: 'accent', path: lit.toString() },
    { role: 'bg', path: holes.toString() },
  ]
}
