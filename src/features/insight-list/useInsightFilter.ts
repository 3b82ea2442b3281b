import { type FilterableList, useListFilter } from '../../components/filters/useListFilter.ts'
import type { PostSummary } from '../../lib/content/types.ts'
import { INSIGHT_FILTER } from '../../lib/filterQuery.ts'
import { matchingPosts } from '../../lib/matching.ts'

const INSIGHTS: FilterableList<PostSummary> = {
  filter: INSIGHT_FILTER,
  labelsOf: (post) => post.tags,
  matching: (posts, { labels, search }) => matchingPosts(posts, labels, search),
}

/** Filters the posts by what stands in the address. */
export function useInsightFilter(posts: readonly PostSummary[]) {
  return useListFilter(posts, INSIGHTS)
}
