export type Point = readonly [x: number, y: number]

/**
 * Writes SVG path data with relative commands and few decimals, which halves the bytes of a drawing.
 * Every step is measured from the rounded place the pen really is at, so rounding never adds up.
 */
export class PathWriter {
  private text = ''
  private x = 0
  private y = 0
  private startX = 0
  private startY = 0
  private controlX = 0
  private controlY = 0
  private lastCommand = ''
  /** Steps per unit: 1 rounds to whole numbers, 2 to halves, 10 to tenths. */
  private readonly steps: number

  constructor(steps = 10) {
    this.steps = steps
  }

  get isEmpty(): boolean {
    return this.text === ''
  }

  moveTo(x: number, y: number): this {
    this.write('m', this.round(x - this.x), this.round(y - this.y))
    this.advance(x, y)
    this.startX = this.x
    this.startY = this.y
    return this
  }

  lineTo(x: number, y: number): this {
    const dx = this.round(x - this.x)
    const dy = this.round(y - this.y)
    if (dx === 0 && dy === 0) return this
    if (dy === 0) this.write('h', dx)
    else if (dx === 0) this.write('v', dy)
    else this.write('l', dx, dy)
    this.advance(x, y)
    return this
  }

  lineBy(dx: number, dy: number): this {
    return this.lineTo(this.x + dx, this.y + dy)
  }

  cubicTo(firstX: number, firstY: number, secondX: number, secondY: number, x: number, y: number): this {
    const controls = [firstX - this.x, firstY - this.y, secondX - this.x, secondY - this.y, x - this.x, y - this.y]
    this.write('c', ...controls.map((value) => this.round(value)))
    this.advance(x, y)
    return this
  }

  /** A half ellipse to a point on the same height; `sweep` 1 goes over the top when drawn left to right. */
  arcTo(radiusX: number, radiusY: number, sweep: 0 | 1, x: number, y: number): this {
    this.write(
      'a',
      this.round(radiusX),
      this.round(radiusY),
      0,
      0,
      sweep,
      this.round(x - this.x),
      this.round(y - this.y),
    )
    this.advance(x, y)
    return this
  }

  /** A bend with one handle. */
  curveTo(controlX: number, controlY: number, x: number, y: number): this {
    this.quadraticTo(controlX, controlY, x, y)
    return this
  }

  close(): this {
    this.text += 'z'
    this.lastCommand = 'z'
    this.x = this.startX
    this.y = this.startY
    return this
  }

  rectangle(x: number, y: number, width: number, height: number): this {
    return this.moveTo(x, y).lineBy(width, 0).lineBy(0, height).lineBy(-width, 0).close()
  }

  circle(x: number, y: number, radius: number): this {
    const around = this.round(radius)
    const across = this.round(2 * radius)
    this.moveTo(x - radius, y)
    // Clockwise like a rectangle, so that overlapping shapes of one path do not cut holes into each other.
    this.write('a', around, around, 0, 1, 1, across, 0)
    this.write('a', around, around, 0, 1, 1, -across, 0)
    return this
  }

  polyline(points: readonly Point[]): this {
    const [first, ...rest] = points
    if (!first) return this
    this.moveTo(...first)
    for (const point of rest) this.lineTo(...point)
    return this
  }

  /**
   * A smooth line that uses the points as the handles of quadratic curves and passes midway between them.
   * Each handle mirrors the one before it, so a curve costs two numbers; a midpoint is chosen from where the handle
   * really landed, which keeps the mirrored handles from drifting.
   */
  smoothLine(points: readonly Point[], isClosed = false): this {
    const first = points[0]
    const second = points[1]
    const last = points[points.length - 1]
    if (!first || !second || !last || points.length < 4) return this.polyline(points)
    if (isClosed) this.moveTo((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
    else this.moveTo(...first)
    const handles = isClosed ? [...points.slice(1), first, second] : points.slice(1)
    let isFirst = true
    for (let index = 0; index + 1 < handles.length; index++) {
      const handle = handles[index]
      const next = handles[index + 1]
      if (!handle || !next) break
      if (isFirst) this.quadraticTo(handle[0], handle[1], (handle[0] + next[0]) / 2, (handle[1] + next[1]) / 2)
      else this.mirroredTowards(next)
      isFirst = false
    }
    return isClosed ? this.close() : this.lineTo(...last)
  }

  toString(): string {
    return this.text
  }

  private quadraticTo(controlX: number, controlY: number, x: number, y: number): void {
    const control = [this.round(controlX - this.x), this.round(controlY - this.y)]
    this.write('q', ...control, this.round(x - this.x), this.round(y - this.y))
    this.controlX = this.x + this.round(controlX - this.x)
    this.controlY = this.y + this.round(controlY - this.y)
    this.advance(x, y)
  }

  /** Continues with the mirrored handle and ends midway between it and the handle that is to come. */
  private mirroredTowards(next: Point): void {
    const mirroredX = 2 * this.x - this.controlX
    const mirroredY = 2 * this.y - this.controlY
    const endX = (mirroredX + next[0]) / 2
    const endY = (mirroredY + next[1]) / 2
    this.write('t', this.round(endX - this.x), this.round(endY - this.y))
    this.controlX = mirroredX
    this.controlY = mirroredY
    this.advance(endX, endY)
  }

  private advance(x: number, y: number): void {
    this.x += this.round(x - this.x)
    this.y += this.round(y - this.y)
  }

  private round(value: number): number {
    return Math.round(value * this.steps) / this.steps
  }

  private write(command: string, ...values: number[]): void {
    let isFirst = command !== this.lastCommand
    if (isFirst) this.text += command
    for (const value of values) {
      const number = shortNumber(value)
      this.text += isFirst || number.startsWith('-') ? number : ` ${number}`
      isFirst = false
    }
    // After a move, bare pairs would be read as lines, so a move is always spelled out.
    this.lastCommand = command === 'm' ? '' : command
  }
}

/** A number in as few letters as path data allows: at most three decimals, no leading zero. */
export function shortNumber(value: number): string {
  const rounded = Math.round(value * 1000) / 1000
  const text = String(rounded)
  if (rounded > 0 && rounded < 1) return text.slice(1)
  return rounded < 0 && rounded > -1 ? `-${text.slice(2)}` : text
}
