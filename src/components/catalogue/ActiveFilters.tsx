import Close from '@mui/icons-material/Close'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { catalogue } from '@theme'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FilterWords } from '../../lib/content/types.ts'
import { fill } from '../../lib/fill.ts'
import { type Filter, withToggled } from '../../lib/filterQuery.ts'
import { Hidden } from '../Hidden.tsx'
import type { FilterState } from './useFilter.ts'

const Root = styled('div')(catalogue.activeFilters)
const List = styled('ul')(catalogue.activeList)
const Remove = styled(ButtonBase)(catalogue.activeFilter)
const Label = styled('span')(catalogue.activeLabel)
const More = styled('span')(catalogue.moreFilters)
const Clear = styled(ButtonBase)(catalogue.clear)

type ActiveFiltersProps = {
  words: FilterWords
  filter: FilterState
  /** How an active search is written, with a hole for its text. */
  searchChip: string
}

type ActiveFilter = { key: string; text: string; without: Filter }

/** The filters at work, each with a mark to remove it, and a button that removes them all. */
export function ActiveFilters({ words, filter, searchChip }: ActiveFiltersProps) {
  const { chosen, kind } = filter
  const list = useRef<HTMLUListElement>(null)
  const active = activeFilters(filter, searchChip)
  const count = chosen.labels.length - kind.chips

  // The pressed button vanishes: the focus goes to the one in its place, or the one before, or the panel's toggle.
  function remove(index: number, without: Filter) {
    flushSync(() => filter.choose(without))
    const left = list.current?.querySelectorAll('button') ?? []
    const next = left[Math.min(index, left.length - 1)] ?? filter.toggleButton.current
    next?.focus()
  }

  return (
    <Root>
      <List ref={list} aria-label={words.active}>
        {active.map(({ key, text, without }, index) => (
          <li key={key}>
            <Remove onClick={() => remove(index, without)}>
              <RemoveName template={words.remove} text={text} />
              <Close />
            </Remove>
          </li>
        ))}
        {count > 0 && (
          <li key="more">
            <More aria-hidden="true">{fill(words.more, { count })}</More>
            <Hidden>{fill(words.moreLabel, { count })}</Hidden>
          </li>
        )}
      </List>
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
      <Label>{text}</Label>
      {after !== '' && <Hidden>{after}</Hidden>}
    </>
  )
}
