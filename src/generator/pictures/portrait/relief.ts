import { clamp, smoothstep } from '../drawing/numbers.ts'
import type { Bust, Material } from './bust.ts'
import type { Distance } from './solids.ts'

/** What a viewer straight in front sees at a place of the page. */
export type Sight = {
  /** Height above the page. */
  depth: number
  /** 0 in full shade, 1 in full light. */
  light: number
}

type Vector = readonly [x: number, y: number, z: number]

const BRIGHTNESS: Readonly<Record<Material, number>> = { skin: 0.94, hair: 0.26, coat: 0.4, collar: 0.62 }
const START = 1.7
const LAMP = unit([-0.62, 0.52, 0.62])
const RIM_LAMP = unit([0.9, 0.15, 0.05])

/** Looks along -z at a bust half sunk in the page z = 0, lit from the upper left; nothing where the page is bare. */
export function look(bust: Bust, x: number, y: number): Sight | undefined {
  const depth = march(bust.distance, x, y)
  if (depth === undefined) return undefined
  const normal = normalAt(bust.distance, x, y, depth)
  const openness = occlusion(bust.distance, [x, y, depth], normal)
  const facing = clamp(dot(normal, LAMP))
  const key = facing > 0 ? facing * shadow(bust.distance, [x, y, depth]) : 0
  const rim = clamp(dot(normal, RIM_LAMP)) ** 2.2
  const sum = 0.1 + 0.84 * key + 0.14 * clamp(normal[2]) * openness + 0.22 * rim
  return { depth, light: clamp(BRIGHTNESS[bust.material(x, y, depth)] * sum * (0.35 + 0.65 * openness)) }
}

function march(distance: Distance, x: number, y: number): number | undefined {
  let z = START
  for (let step = 0; step < 160; step++) {
    const free = distance(x, y, z)
    if (free < 0.0016) return z < 0 ? undefined : z
    z -= free * 0.75
    if (z < -0.02) return undefined
  }
  return undefined
}

function normalAt(distance: Distance, x: number, y: number, z: number): Vector {
  const reach = 0.006
  return unit([
    distance(x + reach, y, z) - distance(x - reach, y, z),
    distance(x, y + reach, z) - distance(x, y - reach, z),
    distance(x, y, z + reach) - distance(x, y, z - reach),
  ])
}

/** How much of the lamp reaches a place: 0 in the core of a shadow, softer further from what casts it. */
function shadow(distance: Distance, [x, y, z]: Vector): number {
  let light = 1
  let travelled = 0.05
  for (let step = 0; step < 28 && travelled < 1.6; step++) {
    const free = distance(x + LAMP[0] * travelled, y + LAMP[1] * travelled, z + LAMP[2] * travelled)
    light = Math.min(light, clamp(0.5 + (0.5 * free) / (0.09 * travelled)))
    if (light < 0.01) break
    travelled += clamp(free, 0.03, 0.14)
  }
  return smoothstep(0, 1, light)
}

/** How open the surroundings of a place are: low in folds and corners. */
function occlusion(distance: Distance, [x, y, z]: Vector, normal: Vector): number {
  let closed = 0
  let weight = 1
  for (let step = 1; step <= 5; step++) {
    const reach = 0.05 * step
    closed += weight * (reach - distance(x + normal[0] * reach, y + normal[1] * reach, z + normal[2] * reach))
    weight *= 0.72
  }
  return clamp(1 - 1.5 * closed)
}

function dot(first: Vector, second: Vector): number {
  return first[0] * second[0] + first[1] * second[1] + first[2] * second[2]
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}
