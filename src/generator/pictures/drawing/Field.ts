import { clamp } from './numbers.ts'

/** Heights over a plane, measured once on a square grid and read between its points. */
export class Field {
  readonly columns: number
  readonly rows: number
  readonly cell: number
  readonly lowest: number
  readonly highest: number
  private readonly values: Float64Array

  /** `measure` is told the place and which grid lines meet there. */
  constructor(
    width: number,
    height: number,
    cell: number,
    measure: (x: number, y: number, column: number, row: number) => number,
  ) {
    this.cell = cell
    this.columns = gridLines(width, cell)
    this.rows = gridLines(height, cell)
    this.values = new Float64Array(this.columns * this.rows)
    let lowest = Number.POSITIVE_INFINITY
    let highest = Number.NEGATIVE_INFINITY
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        const value = measure(column * cell, row * cell, column, row)
        this.values[row * this.columns + column] = value
        lowest = Math.min(lowest, value)
        highest = Math.max(highest, value)
      }
    }
    this.lowest = lowest
    this.highest = highest
  }

  /** The height at a grid point. */
  at(column: number, row: number): number {
    return this.values[row * this.columns + column] ?? 0
  }

  /** The height anywhere on the plane. */
  height(x: number, y: number): number {
    const column = clamp(x / this.cell, 0, this.columns - 1.001)
    const row = clamp(y / this.cell, 0, this.rows - 1.001)
    const left = Math.floor(column)
    const top = Math.floor(row)
    const across = column - left
    const down = row - top
    const upper = this.at(left, top) * (1 - across) + this.at(left + 1, top) * across
    const lower = this.at(left, top + 1) * (1 - across) + this.at(left + 1, top + 1) * across
    return upper * (1 - down) + lower * down
  }

  /** The way up goes so much to the right. */
  slopeAcross(x: number, y: number): number {
    const reach = this.cell / 2
    return (this.height(x + reach, y) - this.height(x - reach, y)) / this.cell
  }

  /** The way up goes so much downwards. */
  slopeDown(x: number, y: number): number {
    const reach = this.cell / 2
    return (this.height(x, y + reach) - this.height(x, y - reach)) / this.cell
  }
}

/** Something measured at each grid line across an extent; what a field multiplies from both directions is cheap. */
export function measureAlong(extent: number, cell: number, measure: (place: number) => number): Float64Array {
  return new Float64Array(gridLines(extent, cell)).map((_, line) => measure(line * cell))
}

function gridLines(extent: number, cell: number): number {
  return Math.ceil(extent / cell) + 2
}
