import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { catalogue } from '@theme'
import type { EmptyWords } from '../../lib/content/types.ts'
import { isFiltering } from '../../lib/filterQuery.ts'
import { Mark } from '../Mark.tsx'
import type { CatalogueFilter } from './useCatalogueFilter.ts'

const Root = styled('section')(catalogue.empty)

type EmptyResultProps = {
  words: EmptyWords
  filter: CatalogueFilter<{ id: number; featured: boolean }>
}

/** Stands in for the list where nothing matches, or nothing could be had. */
export function EmptyResult({ words, filter }: EmptyResultProps) {
  if (filter.listed.featured !== undefined) return null
  return (
    <Root id="site-empty-result" aria-labelledby="site-empty-result-title">
      <Typography variant="h2" component="h2" id="site-empty-result-title">
        {words.title}
        <Mark aria-hidden="true" />
      </Typography>
      <Typography component="p">{words.text}</Typography>
      {isFiltering(filter.chosen) && (
        <Button variant="outlined" onClick={filter.clear}>
          {words.clear}
        </Button>
      )}
    </Root>
  )
}
