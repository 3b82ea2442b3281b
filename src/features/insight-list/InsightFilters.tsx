import words from '@content/pages/insights.yaml'
import { Filters } from '../../components/filters/Filters.tsx'
import { SearchField } from '../../components/filters/SearchField.tsx'
import type { ListFilter } from '../../components/filters/useListFilter.ts'
import type { PostSummary } from '../../lib/content/types.ts'
import { isFiltering } from '../../lib/filterQuery.ts'

/** Search box and tags of the insights; the count says whether they leave something out. */
export function InsightFilters({ filter }: { filter: ListFilter<PostSummary> }) {
  return (
    <Filters
      words={words.filters}
      empty={words.empty}
      filter={filter}
      note={isFiltering(filter.settled) ? words.filtered : undefined}
      searchChip={words.search.chip}
    >
      <SearchField words={words.search} filter={filter} />
    </Filters>
  )
}
