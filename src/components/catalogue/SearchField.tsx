import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { catalogue } from '@theme'
import type { KeyboardEvent } from 'react'
import type { ContentValue } from '../../lib/content/contentFiles.ts'
import type { FilterState } from './useFilter.ts'

const Root = styled('search')(catalogue.search)
const Label = styled('label')(catalogue.fieldName)
const Field = styled('div')(catalogue.searchField)

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
    <Root>
      <Label htmlFor={FIELD_ID}>{words.label}</Label>
      <Field>
        <Search />
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
