import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { filters } from '@theme'
import type { ComponentProp } from '../../lib/componentProp.ts'
import type { EmptyWords, FilterWords } from '../../lib/content/types.ts'
import { fill } from '../../lib/fill.ts'
import { Hidden } from '../Hidden.tsx'

const name = 'SiteFilterCount'
const Root = styled(Typography, { name, slot: 'Root' })<ComponentProp>(filters.count)
const Words = styled(Box, { name, slot: 'Words' })<ComponentProp>(filters.countWords)
const Shown = styled(Box, { name, slot: 'Shown' })<ComponentProp>(filters.countShown)

type FilterCountProps = {
  words: FilterWords
  /** Announced when nothing matches. */
  empty: EmptyWords
  shown: number
  total: number
  note?: string
}

/**
 * How many items are shown, announced whenever it changes. Each text is alone in an element: a browser that
 * translates the page replaces text nodes, and React could no longer change a text beside others.
 */
export function FilterCount({ words, empty, shown, total, note }: FilterCountProps) {
  const [before = '', after = ''] = fill(words.count, { total }).split('{shown}')
  return (
    <Root component="p" variant="inherit" role="status" aria-atomic="true">
      {before !== '' && <Words component="span">{before}</Words>}
      <Shown component="b">{shown}</Shown>
      <Words component="span">{after}</Words>
      {note !== undefined && <Words component="span">{` ${note}`}</Words>}
      {shown === 0 && <Hidden>{`. ${empty.title}`}</Hidden>}
    </Root>
  )
}
