import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { lists } from '@theme'
import type { ComponentProp } from '../../lib/componentProp.ts'
import type { EmptyWords } from '../../lib/content/types.ts'
import { isFiltering } from '../../lib/filterQuery.ts'
import { Mark } from '../Mark.tsx'
import type { ListFilter } from './useListFilter.ts'

const name = 'SiteEmptyResult'
const Root = styled(Box, { name, slot: 'Root' })<ComponentProp>(lists.empty)
const Title = styled(Typography, { name, slot: 'Title' })<ComponentProp>(lists.emptyTitle)
const Text = styled(Typography, { name, slot: 'Text' })<ComponentProp>(lists.emptyText)

type EmptyResultProps = {
  words: EmptyWords
  filter: ListFilter<{ id: number; featured: boolean }>
}

/** In place of the list where no item matches, or where there is none at all. */
export function EmptyResult({ words, filter }: EmptyResultProps) {
  if (filter.listed.featured !== undefined) return null
  const hasItems = filter.total > 0
  return (
    <Root component="section" id="site-empty-result" aria-labelledby="site-empty-result-title">
      <Title variant="h2" component="h2" id="site-empty-result-title">
        {hasItems ? words.title : words.none}
        <Mark aria-hidden="true" />
      </Title>
      {hasItems && <Text component="p">{words.text}</Text>}
      {isFiltering(filter.chosen) && (
        <Button variant="outlined" onClick={filter.clear}>
          {words.clear}
        </Button>
      )}
    </Root>
  )
}
