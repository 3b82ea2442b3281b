import ExpandMore from '@mui/icons-material/ExpandMore'
import Tune from '@mui/icons-material/Tune'
import Collapse from '@mui/material/Collapse'
import { styled } from '@mui/material/styles'
import { catalogue, seeds } from '@theme'
import { type ReactNode, useState } from 'react'
import type { EmptyWords, FilterWords } from '../../lib/content/types.ts'
import { isFiltering } from '../../lib/filterQuery.ts'
import { Pressable } from '../Pressable.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterChips } from './FilterChips.tsx'
import { FilterCount } from './FilterCount.tsx'
import type { CatalogueFilter } from './useCatalogueFilter.ts'
import { prepareListTransition } from './useListTransition.ts'

const Root = styled('div')(catalogue.filters)
const Bar = styled('div')(catalogue.filterBar)
const Toggle = styled(Pressable)(catalogue.filterToggle)
const Panel = styled('div')(catalogue.filterPanel)

const PANEL_ID = 'site-filter-panel'
const PANEL_PACE = { enter: seeds.pace.standard, exit: seeds.pace.short }
// MUI would write its minimum height as an inline style, which the page's policy forbids in prerendered HTML.
const NO_INLINE_STYLE = { minHeight: undefined }

type FilterPanelProps = {
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
export function FilterPanel({ words, empty, filter, note, searchChip = '', children }: FilterPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = () => {
    setIsOpen(!isOpen)
    prepareListTransition()
  }
  return (
    <Root id="site-filters">
      <Bar>
        <Toggle ref={filter.toggleButton} aria-expanded={isOpen} aria-controls={PANEL_ID} onClick={toggle}>
          <Tune />
          {words.toggle}
          <ExpandMore />
        </Toggle>
        {isFiltering(filter.chosen) && <ActiveFilters words={words} filter={filter} searchChip={searchChip} />}
        <FilterCount words={words} empty={empty} shown={filter.shownCount} total={filter.total} note={note} />
      </Bar>
      <Collapse id={PANEL_ID} in={isOpen} timeout={PANEL_PACE} style={NO_INLINE_STYLE}>
        <Panel>
          {children}
          <FilterChips name={words.chips} filter={filter} />
        </Panel>
      </Collapse>
    </Root>
  )
}
