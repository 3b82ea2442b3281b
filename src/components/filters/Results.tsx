import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { lists } from '@theme'
import { type ReactNode, useState } from 'react'
import { type ListedItems, ListedItemsContext } from '../listedItems.ts'
import type { FilterState } from './useFilter.ts'
import { useListTransition } from './useListTransition.ts'

const Root = styled(Box, { name: 'SiteResults', slot: 'Root' })(lists.results)

type ResultsProps = {
  /** `listed` changes with the items shown. */
  filter: FilterState & { listed: unknown }
  children: ReactNode
}

/** Holds what a filter found; items that stay move to their new places. */
export function Results({ filter, children }: ResultsProps) {
  const [items] = useState<ListedItems>(() => new Map())
  useListTransition(items, filter.chosen, filter.listed)
  return (
    <ListedItemsContext value={items}>
      <Root>{children}</Root>
    </ListedItemsContext>
  )
}
