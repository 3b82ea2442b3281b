import { type FilterableList, useListFilter } from '../../components/filters/useListFilter.ts'
import type { ProjectSummary } from '../../lib/content/types.ts'
import { PROJECT_FILTER } from '../../lib/filterQuery.ts'
import { matchingProjects } from '../../lib/matching.ts'
import { newestFirst } from '../../lib/newestFirst.ts'

const PROJECTS: FilterableList<ProjectSummary> = {
  filter: PROJECT_FILTER,
  labelsOf: (project) => project.technologies,
  matching: (projects, { labels }) => newestFirst(matchingProjects(projects, labels)),
}

/** Filters the projects by what stands in the address. */
export function useProjectFilter(projects: readonly ProjectSummary[]) {
  return useListFilter(projects, PROJECTS)
}
