export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

/** The value a share of the way from one number to another. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** 0 below `from`, 1 above `to`, and an S-shaped way between. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** The whole numbers from 0 up to, not including, `count`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** The entry at a place that is known to exist. */
export function at<Entry>(list: ArrayLike<Entry>, index: number): Entry {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`No entry ${index} in a list of ${list.length}`)
  return entry
}
