/** How a list page is laid out: one featured item, a grid, the rest. */

export const GRID_SIZE = 4
export const RELATED_SIZE = 3
export const LATEST_SIZE = 6
export const CARD_TAGS = 2

type Item = { id: number; featured: boolean }

/** The first featured item (or else the first) at the top, the next four in the grid, the remaining ones after it. */
export function arrange<Kind extends Item>(items: readonly Kind[]) {
  const featured = items.find((item) => item.featured) ?? items[0]
  const others = items.filter((item) => item !== featured)
  return { featured, grid: others.slice(0, GRID_SIZE), more: others.slice(GRID_SIZE) }
}

/** The first three other items, in the order given. */
export function related<Kind extends Item>(items: readonly Kind[], id: number): Kind[] {
  const others: Kind[] = []
  for (const item of items) {
    if (item.id !== id) others.push(item)
    if (others.length === RELATED_SIZE) break
  }
  return others
}

const SIZES = ['large', 'medium', 'small', 'medium', 'small', 'large'] as const
export type CardSize = (typeof SIZES)[number]

/** The size of the card at a place of the home page, counted from 0; the cycle of six repeats. */
export function cardSize(index: number): CardSize {
  return SIZES[index % SIZES.length] ?? 'medium'
}
