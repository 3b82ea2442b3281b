import { memo } from 'react'
import words from '@content/pages/insights.yaml'
import { EmptyResult } from '../../components/filters/EmptyResult.tsx'
import { Results } from '../../components/filters/Results.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { FeaturedInsight } from '../../features/insight-list/FeaturedInsight.tsx'
import { InsightFilters } from '../../features/insight-list/InsightFilters.tsx'
import { InsightGrid } from '../../features/insight-list/InsightGrid.tsx'
import { MoreInsights } from '../../features/insight-list/MoreInsights.tsx'
import { useInsightFilter } from '../../features/insight-list/useInsightFilter.ts'
import type { PostSummary } from '../../lib/content/types.ts'
import type { PageProps } from '../../lib/pageContext.ts'
import { paths } from '../../lib/paths.ts'

export function InsightsPage({ data: posts }: PageProps<PostSummary[]>) {
  const filter = useInsightFilter(posts)
  return <InsightsView filter={filter} />
}

type InsightsViewProps = { filter: ReturnType<typeof useInsightFilter> }

/** Renders again for another filter, not for every navigation. */
const InsightsView = memo(function InsightsView({ filter }: InsightsViewProps) {
  return (
    <>
      <PageHead words={words.head} path={paths.insights()} />
      <PageTitle title={words.title} subtitle={words.subtitle} />
      <InsightFilters filter={filter} />
      <Results filter={filter}>
        <EmptyResult words={words.empty} filter={filter} />
        <FeaturedInsight post={filter.listed.featured} />
        <InsightGrid posts={filter.listed.grid} />
        <MoreInsights posts={filter.listed.more} />
      </Results>
    </>
  )
})
