import words from '@content/pages/insights.yaml'
import { Filters } from '../../components/catalogue/Filters.tsx'
import { SearchField } from '../../components/catalogue/SearchField.tsx'
import type { CatalogueFilter } from '../../components/catalogue/useCatalogueFilter.ts'
import type { PostSummary } from '../../lib/content/types.ts'
import { isFiltering } from '../../lib/filterQuery.ts'

/** Search box and tags of the insights; the count says whether they leave something out. */
export function InsightFilters({ filter }: { filter: CatalogueFilter<PostSummary> }) {
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
