/** In a list of more rows than this, those far from the window are not laid out until they come near. */
const LONG_LIST = 50

export type RowPlace = { isLast: boolean; isInLongList: boolean }

/** The place of the row at this index, counted from 0, in a list of `count` rows. */
export function rowPlace(index: number, count: number): RowPlace {
  return { isLast: index === count - 1, isInLongList: count > LONG_LIST }
}
