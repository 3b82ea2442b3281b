import words from '@content/pages/projects.yaml'
import { Filters } from '../../components/filters/Filters.tsx'
import type { ListFilter } from '../../components/filters/useListFilter.ts'
import type { ProjectSummary } from '../../lib/content/types.ts'
import { fill } from '../../lib/fill.ts'

/** The filters of the projects; the count says how many are active. */
export function ProjectFilters({ filter }: { filter: ListFilter<ProjectSummary> }) {
  const count = filter.settled.labels.length
  const note = fill(count === 1 ? words.activeFilter : words.activeFilters, { count })
  return <Filters words={words.filters} empty={words.empty} filter={filter} note={count > 0 ? note : undefined} />
}
