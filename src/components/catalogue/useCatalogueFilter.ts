import { useDeferredValue, useMemo } from 'react'
import site from '@content/site.yaml'
import { arrange } from '../../lib/arrange.ts'
import type { Filter, FilterKind } from '../../lib/filterQuery.ts'
import { distinctLabels } from '../../lib/matching.ts'
import { type FilterState, useFilter } from './useFilter.ts'

/** What a list page knows of its items. */
export type Catalogue<Item> = {
  filter: FilterKind
  labelsOf: (item: Item) => readonly string[]
  matching: (items: readonly Item[], filter: Filter) => Item[]
}

type CatalogueItem = { id: number; featured: boolean }

export type CatalogueFilter<Item extends CatalogueItem> = FilterState & {
  /** All labels one can filter by. */
  options: readonly string[]
  /** How many items match what is settled, of how many. */
  shownCount: number
  total: number
  /** The matching items as they are laid out. They follow the choice a moment later, so that typing stays quick. */
  listed: ReturnType<typeof arrange<Item>>
}

/** Filters a list page's items by what stands in the page's address. */
export function useCatalogueFilter<Item extends CatalogueItem>(
  items: readonly Item[],
  catalogue: Catalogue<Item>,
): CatalogueFilter<Item> {
  const options = useMemo(() => distinctLabels(items.map(catalogue.labelsOf), site.locale), [items, catalogue])
  const filter = useFilter(catalogue.filter, options)
  const wanted = useDeferredValue(filter.chosen)
  const listed = useMemo(() => arrange(catalogue.matching(items, wanted)), [items, catalogue, wanted])
  const shownCount = useMemo(() => catalogue.matching(items, filter.settled).length, [items, catalogue, filter.settled])
  const total = items.length
  return useMemo(
    () => ({ ...filter, options, shownCount, total, listed }),
    [filter, options, shownCount, total, listed],
  )
}
