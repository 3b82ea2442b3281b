import { mix, smoothstep } from './numbers.ts'

/** Draws numbers from 0 up to 1, the same ones for the same seed. */
export type Random = () => number

/** A 32-bit fingerprint of a text (FNV-1a). */
export function fingerprint(text: string): number {
  let hash = 2166136261
  for (const letter of text) {
    hash ^= letter.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

/** Mulberry32: small, fast and the same on every machine, which `Math.random` is not. */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A bell-shaped draw around 0, from the sum of six even ones. */
export function bell(random: Random): number {
  let sum = 0
  for (let draw = 0; draw < 6; draw++) sum += random()
  return (sum - 3) / 1.5
}

/** Smooth noise between 0 and 1 over the plane: random values at whole coordinates, blended between them. */
export function smoothNoise(seed: number): (x: number, y: number) => number {
  const corner = (column: number, row: number) => {
    let mixed = (Math.imul(column, 374761393) + Math.imul(row, 668265263) + seed) | 0
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
  }
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const across = smoothstep(0, 1, x - column)
    const down = smoothstep(0, 1, y - row)
    return mix(
      mix(corner(column, row), corner(column + 1, row), across),
      mix(corner(column, row + 1), corner(column + 1, row + 1), across),
      down,
    )
  }
}
