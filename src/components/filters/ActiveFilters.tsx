import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import { filters } from '@theme'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ComponentProp } from '../../lib/componentProp.ts'
import type { FilterWords } from '../../lib/content/types.ts'
import { fill } from '../../lib/fill.ts'
import { type Filter, withToggled } from '../../lib/filterQuery.ts'
import { Hidden } from '../Hidden.tsx'
import type { FilterState } from './useFilter.ts'

const name = 'SiteActiveFilters'
const Root = styled(Box, { name, slot: 'Root' })(filters.active)
const ActiveList = styled(List, { name, slot: 'List' })(filters.activeList)
const Item = styled(ListItem, { name, slot: 'Item' })(filters.activeItem)
const Remove = styled(ButtonBase, { name, slot: 'Remove' })(filters.remove)
const RemoveLabel = styled(Box, { name, slot: 'RemoveLabel' })<ComponentProp>(filters.removeLabel)
const RemoveIcon = styled(Close, { name, slot: 'RemoveIcon' })(filters.removeIcon)
const More = styled(Box, { name, slot: 'More' })<ComponentProp>(filters.more)
const Clear = styled(ButtonBase, { name, slot: 'Clear' })(filters.clear)

type ActiveFiltersProps = {
  words: FilterWords
  filter: FilterState
  /** How an active search is written, with a placeholder for its text. */
  searchChip: string
}

type ActiveFilter = { key: string; text: string; without: Filter }

/** The active filters, each as a button that removes it, and a button that removes them all. */
export function ActiveFilters({ words, filter, searchChip }: ActiveFiltersProps) {
  const { chosen, kind } = filter
  const list = useRef<HTMLUListElement>(null)
  const active = activeFilters(filter, searchChip)
  const count = chosen.labels.length - kind.chips

  // The clicked button is removed: the focus moves to the one in its place, or the one before, or the panel's toggle.
  function remove(index: number, without: Filter) {
    flushSync(() => filter.choose(without))
    const left = list.current?.querySelectorAll('button') ?? []
    const next = left[Math.min(index, left.length - 1)] ?? filter.toggleButton.current
    next?.focus()
  }

  return (
    <Root>
      <ActiveList ref={list} aria-label={words.active}>
        {active.map(({ key, text, without }, index) => (
          <Item key={key} disablePadding>
            <Remove onClick={() => remove(index, without)}>
              <RemoveName template={words.remove} text={text} />
              <RemoveIcon />
            </Remove>
          </Item>
        ))}
        {count > 0 && (
          <Item key="more" disablePadding>
            <More component="span" aria-hidden="true">
              {fill(words.more, { count })}
            </More>
            <Hidden>{fill(words.moreLabel, { count })}</Hidden>
          </Item>
        )}
      </ActiveList>
      <Clear onClick={filter.clear}>{words.clear}</Clear>
    </Root>
  )
}

/** The search and the first labels. Keys of labels are marked, so that none is taken for another thing's. */
function activeFilters({ chosen, kind }: FilterState, searchChip: string): ActiveFilter[] {
  const labels = chosen.labels.slice(0, kind.chips)
  const active = labels.map((label) => ({ key: `label ${label}`, text: label, without: withToggled(chosen, label) }))
  const text = chosen.search.trim()
  if (text === '') return active
  return [{ key: 'search', text: fill(searchChip, { text }), without: { ...chosen, search: '' } }, ...active]
}

/** The whole name of a remove button, of which the eye needs the filter alone. */
function RemoveName({ template, text }: { template: string; text: string }) {
  const [before = '', after = ''] = template.split('{filter}')
  return (
    <>
      {before !== '' && <Hidden>{before}</Hidden>}
      <RemoveLabel component="span">{text}</RemoveLabel>
      {after !== '' && <Hidden>{after}</Hidden>}
    </>
  )
}
