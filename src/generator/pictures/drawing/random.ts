import { mix } from './numbers.ts'

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

/** An S-shaped way from 0 to 1. */
function eased(share: number): number {
  return share * share * (3 - 2 * share)
}

/**
 * Smooth noise between 0 and 1 over the plane: random values at whole coordinates, blended between them. Whoever asks
 * for places side by side is answered fastest: the corners around the last place are remembered.
 */
export function smoothNoise(seed: number): (x: number, y: number) => number {
  let column = Number.NaN
  let row = Number.NaN
  let [topLeft, topRight, bottomLeft, bottomRight] = [0, 0, 0, 0]
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    if (left !== column || top !== row) {
      column = left
      row = top
      topLeft = corner(seed, left, top)
      topRight = corner(seed, left + 1, top)
      bottomLeft = corner(seed, left, top + 1)
      bottomRight = corner(seed, left + 1, top + 1)
    }
    const across = eased(x - left)
    return mix(mix(topLeft, topRight, across), mix(bottomLeft, bottomRight, across), eased(y - top))
  }
}

/** The random value at whole coordinates. */
function corner(seed: number, column: number, row: number): number {
  let mixed = (Math.imul(column, 374761393) + Math.imul(row, 668265263) + seed) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}
