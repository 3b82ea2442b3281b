import { clamp } from './numbers.ts'

/** Heights over a plane, measured once on a square grid and read between its points. */
export class Field {
  readonly columns: number
  readonly rows: number
  readonly cell: number
  readonly lowest: number
  readonly highest: number
  private readonly values: Float64Array

  constructor(width: number, height: number, cell: number, measure: (x: number, y: number) => number) {
    this.cell = cell
    this.columns = Math.ceil(width / cell) + 2
    this.rows = Math.ceil(height / cell) + 2
    this.values = new Float64Array(this.columns * this.rows)
    let lowest = Number.POSITIVE_INFINITY
    let highest = Number.NEGATIVE_INFINITY
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        const value = measure(column * cell, row * cell)
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

  /** The direction and steepness of the way up. */
  slope(x: number, y: number): [x: number, y: number] {
    const reach = this.cell / 2
    return [
      (this.height(x + reach, y) - this.height(x - reach, y)) / this.cell,
      (this.height(x, y + reach) - this.height(x, y - reach)) / this.cell,
    ]
  }
}
