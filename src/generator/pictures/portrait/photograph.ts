import { clamp } from '../drawing/numbers.ts'
import type { Sitter, SitterMaterial } from './sitter.ts'
import type { Distance } from './solids.ts'

/** What the plate shows at a place, given as shares of its width and height. */
export type Plate = {
  at: (across: number, down: number) => { light: number; depth: number; isBare: boolean }
}

export type Framing = { centreX: number; centreY: number; span: number }
type Vector = readonly [x: number, y: number, z: number]

const COLUMNS = 160
const ROWS = 200
/** Half the side of the window over which relief is averaged, in grains of the plate. */
const SOFTNESS = 3
const BARE_DEPTH = -0.4
const BRIGHTNESS: Readonly<Record<SitterMaterial, number>> = { skin: 1, hair: 0.24, glasses: 0.05, cloth: 0.46 }
const LAMP = unit([-0.62, 0.5, 0.62])

/** Looks at the sitter along -z, one ray for each grain of the plate. */
export function photograph(sitter: Sitter, { centreX, centreY, span }: Framing): Plate {
  const light = new Float64Array(COLUMNS * ROWS)
  const depth = new Float64Array(COLUMNS * ROWS).fill(BARE_DEPTH)
  const bare = new Uint8Array(COLUMNS * ROWS).fill(1)
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const x = centreX + ((column + 0.5) / COLUMNS - 0.5) * span
      const y = centreY - (((row + 0.5) / ROWS - 0.5) * span * ROWS) / COLUMNS
      const z = march(sitter.distance, x, y)
      if (z === undefined) continue
      const grain = row * COLUMNS + column
      light[grain] = expose(sitter, [x, y, z])
      depth[grain] = z
      bare[grain] = 0
    }
  }
  const soft = soften(soften(depth, 1, COLUMNS, ROWS), COLUMNS, ROWS, COLUMNS)
  return {
    at: (across, down) => {
      const column = clamp(Math.floor(across * COLUMNS), 0, COLUMNS - 1)
      const row = clamp(Math.floor(down * ROWS), 0, ROWS - 1)
      return {
        light: blend(light, across * COLUMNS, down * ROWS),
        depth: blend(soft, across * COLUMNS, down * ROWS),
        isBare: bare[row * COLUMNS + column] === 1,
      }
    },
  }
}

function march(distance: Distance, x: number, y: number): number | undefined {
  let z = 2.4
  for (let step = 0; step < 90; step++) {
    const free = distance(x, y, z)
    if (free < 0.003) return z
    z -= free * 0.8
    if (z < -2.2) return undefined
  }
  return undefined
}

function expose(sitter: Sitter, [x, y, z]: Vector): number {
  const { distance } = sitter
  const reach = 0.004
  const normal = unit([
    distance(x + reach, y, z) - distance(x - reach, y, z),
    distance(x, y + reach, z) - distance(x, y - reach, z),
    distance(x, y, z + reach) - distance(x, y, z - reach),
  ])
  const facing = Math.max(0, normal[0] * LAMP[0] + normal[1] * LAMP[1] + normal[2] * LAMP[2])
  const openness = occlusion(distance, [x, y, z], normal)
  const rim = (1 - Math.max(0, normal[2])) ** 3 * Math.max(0, normal[0] * 0.8 + 0.2) * 0.5
  const fill = 0.16 + 0.12 * Math.max(0, normal[0] * 0.6 + normal[1] * 0.1 + normal[2] * 0.4)
  const key = facing > 0 ? facing * shadow(distance, [x, y, z], normal) : 0
  const sum = (key * 0.86 + fill) * (0.45 + 0.55 * openness) + rim
  return Math.min(1, sum * BRIGHTNESS[sitter.material(x, y, z)])
}

function shadow(distance: Distance, [x, y, z]: Vector, normal: Vector): number {
  let light = 1
  let travelled = 0.05
  for (let step = 0; step < 26 && travelled < 2.2; step++) {
    const free = distance(
      x + normal[0] * 0.02 + LAMP[0] * travelled,
      y + normal[1] * 0.02 + LAMP[1] * travelled,
      z + normal[2] * 0.02 + LAMP[2] * travelled,
    )
    light = Math.min(light, (9 * free) / travelled)
    if (light < 0) return 0
    travelled += Math.max(0.03, free)
  }
  return light
}

function occlusion(distance: Distance, [x, y, z]: Vector, normal: Vector): number {
  let openness = 1
  for (let step = 1; step < 5; step++) {
    const reach = 0.07 * step
    const free = distance(x + normal[0] * reach, y + normal[1] * reach, z + normal[2] * reach)
    openness -= (0.55 * Math.max(0, reach - free)) / (step * 0.7)
  }
  return clamp(openness)
}

/** A moving average along one axis of the plate. */
function soften(values: Float64Array, stride: number, length: number, lines: number): Float64Array {
  const result = new Float64Array(values.length)
  const lineStride = stride === 1 ? length : 1
  for (let line = 0; line < lines; line++) {
    for (let place = 0; place < length; place++) {
      let sum = 0
      for (let offset = -SOFTNESS; offset <= SOFTNESS; offset++) {
        sum += values[line * lineStride + clamp(place + offset, 0, length - 1) * stride] ?? 0
      }
      result[line * lineStride + place * stride] = sum / (2 * SOFTNESS + 1)
    }
  }
  return result
}

/** The value between grains. */
function blend(values: Float64Array, column: number, row: number): number {
  const x = clamp(column, 0, COLUMNS - 1.001)
  const y = clamp(row, 0, ROWS - 1.001)
  const left = Math.floor(x)
  const top = Math.floor(y)
  const grain = (dx: number, dy: number) => values[(top + dy) * COLUMNS + left + dx] ?? 0
  const upper = grain(0, 0) * (1 - x + left) + grain(1, 0) * (x - left)
  const lower = grain(0, 1) * (1 - x + left) + grain(1, 1) * (x - left)
  return upper * (1 - y + top) + lower * (y - top)
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}
