import { styled } from '@mui/material/styles'
import { catalogue } from '@theme'
import type { EmptyWords, FilterWords } from '../../lib/content/types.ts'
import { fill } from '../../lib/fill.ts'
import { Hidden } from '../Hidden.tsx'

const Root = styled('p')(catalogue.count)
const Words = styled('span')(catalogue.countWords)
const Shown = styled('b')(catalogue.countShown)

type FilterCountProps = {
  words: FilterWords
  /** What is said when nothing matches. */
  empty: EmptyWords
  shown: number
  total: number
  note?: string
}

/**
 * How many items are shown, read out whenever it changes. Each text stands alone in an element: a browser that
 * translates the page replaces text nodes, and React could no longer change a text beside others.
 */
export function FilterCount({ words, empty, shown, total, note }: FilterCountProps) {
  const [before = '', after = ''] = fill(words.count, { total }).split('{shown}')
  return (
    <Root role="status" aria-atomic="true">
      {before !== '' && <Words>{before}</Words>}
      <Shown>{shown}</Shown>
      <Words>{after}</Words>
      {note !== undefined && <Words>{` ${note}`}</Words>}
      {shown === 0 && <Hidden>{`. ${empty.title}`}</Hidden>}
    </Root>
  )
}
