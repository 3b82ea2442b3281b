/** How cards stand in their lists: none of the lists leaves an empty place, however many cards there are. */
import { type CardSize, cardSize } from './arrange.ts'

/** A mosaic of cards whose sizes cycle, or rows of two or of three. */
export type CardListName = 'mosaic' | 'pairs' | 'trio'

/** Where a card stands in its row; `full` when it is alone there. */
type CardEdge = 'start' | 'middle' | 'end' | 'full'

export type CardPlace = {
  list: CardListName
  size: CardSize
  edge: CardEdge
  /** Name of the place in the mosaic: `a` to `f`. */
  area?: string
  /** Over more than one column, beside another card. */
  isWide?: boolean
}

/** The edges of a mosaic by the number of its cards: the first on its own, a large one beside two, bands, two halves. */
const MOSAIC_EDGES: readonly (readonly CardEdge[])[] = [
  [],
  ['full'],
  ['full', 'full'],
  ['start', 'end', 'end'],
  ['start', 'end', 'end', 'full'],
  ['start', 'end', 'end', 'start', 'end'],
  ['start', 'end', 'end', 'start', 'start', 'end'],
]
const AREAS = [...'abcdef']

/** The place of each of `count` cards (in a mosaic: at most six). */
export function cardPlaces(list: CardListName, count: number): CardPlace[] {
  if (list === 'mosaic') return mosaicPlaces(count)
  const columns = Math.min(count, list === 'pairs' ? 2 : 3)
  return Array.from({ length: count }, (_, index) => ({ list, size: 'medium', edge: edgeInRow(index, columns, count) }))
}

function mosaicPlaces(count: number): CardPlace[] {
  const edges = MOSAIC_EDGES[count] ?? []
  return edges.map((edge, index) => ({
    list: 'mosaic',
    size: cardSize(index),
    edge,
    area: AREAS[index] ?? '',
    isWide: count === 5 && index === 3,
  }))
}

function edgeInRow(index: number, columns: number, count: number): CardEdge {
  const column = index % columns
  if (column === 0) return index === count - 1 ? 'full' : 'start'
  return column === columns - 1 ? 'end' : 'middle'
}
