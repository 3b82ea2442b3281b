import ExpandMore from '@mui/icons-material/ExpandMore'
import Tune from '@mui/icons-material/Tune'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { filters } from '@theme'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { EmptyWords, FilterWords } from '../../lib/content/types.ts'
import { isFiltering } from '../../lib/filterQuery.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterCount } from './FilterCount.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import type { ListFilter } from './useListFilter.ts'
import { prepareListTransition } from './useListTransition.ts'

const name = 'SiteFilters'
const Root = styled(Box, { name, slot: 'Root' })(filters.root)
const Bar = styled(Box, { name, slot: 'Bar' })(filters.bar)
const Toggle = styled(ButtonBase, { name, slot: 'Toggle' })(filters.toggle)
const ToggleIcon = styled(ExpandMore, { name, slot: 'ToggleIcon' })(filters.toggleIcon)

type FiltersProps = {
  words: FilterWords
  /** Announced when nothing matches. */
  empty: EmptyWords
  filter: ListFilter<{ id: number; featured: boolean }>
  /** Follows the count while a filter is active. */
  note?: string
  /** How an active search is written on its chip. */
  searchChip?: string
  /** The search box, where there is one. */
  children?: ReactNode
}

/**
 * The bar above a list: the button that opens the filters, the active ones, and how many items they leave. Nothing
 * above an empty list.
 */
export function Filters({ words, empty, filter, note, searchChip = '', children }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { toggleButton, options, total } = filter
  if (total === 0) return null

  // The panel hides what has the focus in it, so the focus returns to the button first.
  function close() {
    toggleButton.current?.focus()
    setIsOpen(false)
  }
  function toggle() {
    prepareListTransition()
    if (isOpen) close()
    else setIsOpen(true)
  }
  // In the search box Escape empties the box first, and says so by preventing the default.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen && !event.defaultPrevented) close()
  }

  const hasFilters = options.length > 0 || children !== undefined
  return (
    <Root id="site-filters" onKeyDown={onKeyDown}>
      <Bar>
        {hasFilters && (
          <Toggle ref={toggleButton} aria-expanded={isOpen} aria-controls="site-filter-panel" onClick={toggle}>
            <Tune />
            {words.toggle}
            <ToggleIcon />
          </Toggle>
        )}
        {isFiltering(filter.chosen) && <ActiveFilters words={words} filter={filter} searchChip={searchChip} />}
        <FilterCount words={words} empty={empty} shown={filter.shownCount} total={total} note={note} />
      </Bar>
      {hasFilters && (
        <FilterPanel words={words} filter={filter} isOpen={isOpen}>
          {children}
        </FilterPanel>
      )}
    </Root>
  )
}
