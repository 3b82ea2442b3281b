import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { filters } from '@theme'
import type { KeyboardEvent } from 'react'
import type { ComponentProp } from '../../lib/componentProp.ts'
import type { ContentValue } from '../../lib/content/contentFiles.ts'
import type { FilterState } from './useFilter.ts'

const name = 'SiteSearchField'
const Root = styled(Box, { name, slot: 'Root' })<ComponentProp>(filters.search)
const Label = styled(Box, { name, slot: 'Label' })<ComponentProp & { htmlFor: string }>(filters.searchLabel)
const Field = styled(Box, { name, slot: 'Field' })(filters.searchField)
const SearchIcon = styled(Search, { name, slot: 'Icon' })(filters.searchIcon)

const FIELD_ID = 'site-search'

type SearchFieldProps = {
  words: ContentValue<'pages/insights.yaml'>['search']
  filter: FilterState
}

/** The search box. The list follows each letter, the address and the count follow when the typing pauses. */
export function SearchField({ words, filter }: SearchFieldProps) {
  const { chosen, choose, type, settle, searchBox } = filter

  function clear() {
    choose({ ...chosen, search: '' })
    searchBox.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') settle()
    if (event.key !== 'Escape' || chosen.search === '') return
    // Some browsers empty the box by themselves then, and would tell of it as of typing.
    event.preventDefault()
    clear()
  }

  return (
    <Root component="search">
      <Label component="label" htmlFor={FIELD_ID}>
        {words.label}
      </Label>
      <Field>
        <SearchIcon />
        <InputBase
          id={FIELD_ID}
          type="search"
          value={chosen.search}
          placeholder={words.placeholder}
          autoComplete="off"
          inputRef={searchBox}
          slotProps={{ input: { enterKeyHint: 'search', spellCheck: false } }}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={settle}
        />
        {chosen.search !== '' && (
          <IconButton aria-label={words.clear} onClick={clear}>
            <Close />
          </IconButton>
        )}
      </Field>
    </Root>
  )
}
