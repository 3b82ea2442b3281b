/** Choices that follow from a seed: the same seed gives the same owner on every machine. */
export type Random = {
  /** A whole number from 0 up to, and without, `limit`. */
  below: (limit: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** True in one of `count` cases. */
  oneIn: (count: number) => boolean
}

/** A small generator (mulberry32): good enough to vary test data, not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    oneIn: (count) => below(count) === 0,
  }
}
