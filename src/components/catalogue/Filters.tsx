import ExpandMore from '@mui/icons-material/ExpandMore'
import Tune from '@mui/icons-material/Tune'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { catalogue } from '@theme'
import { type ReactNode, useState } from 'react'
import type { EmptyWords, FilterWords } from '../../lib/content/types.ts'
import { isFiltering } from '../../lib/filterQuery.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterCount } from './FilterCount.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import type { CatalogueFilter } from './useCatalogueFilter.ts'
import { prepareListTransition } from './useListTransition.ts'

const Root = styled('div')(catalogue.filters)
const Bar = styled('div')(catalogue.filterBar)
const Toggle = styled(ButtonBase)(catalogue.filterToggle)

type FiltersProps = {
  words: FilterWords
  /** What is said when nothing matches. */
  empty: EmptyWords
  filter: CatalogueFilter<{ id: number; featured: boolean }>
  /** Said after the count while a filter is active. */
  note?: string
  /** How an active search is written on its chip. */
  searchChip?: string
  /** The search box, where there is one. */
  children?: ReactNode
}

/** The bar above a list: the button that opens the filters, the active ones, and how many items they leave. */
export function Filters({ words, empty, filter, note, searchChip = '', children }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = () => {
    setIsOpen(!isOpen)
    prepareListTransition()
  }
  return (
    <Root id="site-filters">
      <Bar>
        <Toggle ref={filter.toggleButton} aria-expanded={isOpen} aria-controls="site-filter-panel" onClick={toggle}>
          <Tune />
          {words.toggle}
          <ExpandMore />
        </Toggle>
        {isFiltering(filter.chosen) && <ActiveFilters words={words} filter={filter} searchChip={searchChip} />}
        <FilterCount words={words} empty={empty} shown={filter.shownCount} total={filter.total} note={note} />
      </Bar>
      <FilterPanel words={words} filter={filter} isOpen={isOpen}>
        {children}
      </FilterPanel>
    </Root>
  )
}
