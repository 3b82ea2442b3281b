import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import { styled } from '@mui/material/styles'
import { baseTokens, filters } from '@theme'
import type { ReactNode } from 'react'
import type { FilterWords } from '../../lib/content/types.ts'
import { FilterChips } from './FilterChips.tsx'
import type { ListFilter } from './useListFilter.ts'

const Root = styled(Box, { name: 'SiteFilterPanel', slot: 'Root' })(filters.panel)

const DURATIONS_MS = { enter: baseTokens.durations.standard, exit: baseTokens.durations.short }
// MUI would write its minimum height as an inline style, which the page's policy forbids in prerendered HTML.
const NO_INLINE_STYLE = { minHeight: undefined }

type FilterPanelProps = {
  words: FilterWords
  filter: ListFilter<{ id: number; featured: boolean }>
  isOpen: boolean
  /** The search box, where there is one. */
  children?: ReactNode
}

/** All there is to filter by; hidden and out of the Tab order while it is closed. */
export function FilterPanel({ words, filter, isOpen, children }: FilterPanelProps) {
  return (
    <Collapse id="site-filter-panel" in={isOpen} timeout={DURATIONS_MS} style={NO_INLINE_STYLE}>
      <Root>
        {children}
        <FilterChips name={words.chips} filter={filter} />
      </Root>
    </Collapse>
  )
}
