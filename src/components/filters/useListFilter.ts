import { useDeferredValue, useMemo } from 'react'
import site from '@content/site.yaml'
import { arrange } from '../../lib/arrange.ts'
import type { Filter, FilterKind } from '../../lib/filterQuery.ts'
import { distinctLabels } from '../../lib/matching.ts'
import { type FilterState, useFilter } from './useFilter.ts'

/** What a list page knows of its items. */
export type FilterableList<Item> = {
  filter: FilterKind
  labelsOf: (item: Item) => readonly string[]
  matching: (items: readonly Item[], filter: Filter) => Item[]
}

type ListedItem = { id: number; featured: boolean }

export type ListFilter<Item extends ListedItem> = FilterState & {
  /** All labels one can filter by. */
  options: readonly string[]
  /** How many items match what is settled, of how many. */
  shownCount: number
  total: number
  /** The matching items as they are laid out. They follow the choice a moment later, so that typing stays quick. */
  listed: ReturnType<typeof arrange<Item>>
}

/** Filters a list page's items by what stands in the page's address. */
export function useListFilter<Item extends ListedItem>(
  items: readonly Item[],
  list: FilterableList<Item>,
): ListFilter<Item> {
  const options = useMemo(() => distinctLabels(items.map(list.labelsOf), site.locale), [items, list])
  const filter = useFilter(list.filter, options)
  const wanted = useDeferredValue(filter.chosen)
  const listed = useMemo(() => arrange(list.matching(items, wanted)), [items, list, wanted])
  const shownCount = useMemo(() => list.matching(items, filter.settled).length, [items, list, filter.settled])
  const total = items.length
  return useMemo(
    () => ({ ...filter, options, shownCount, total, listed }),
    [filter, options, shownCount, total, listed],
  )
}
