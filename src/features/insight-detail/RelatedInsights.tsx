import words from '@content/pages/insight.yaml'
import { Related } from '../../components/Article.tsx'
import { CardList } from '../../components/CardList.tsx'
import { Section } from '../../components/Section.tsx'
import type { PostSummary } from '../../lib/content/types.ts'

/** Other posts to read. Nothing where this is the only one. */
export function RelatedInsights({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <Related>
      <Section id="related-insights" title={words.related}>
        <CardList list="trio" posts={posts} />
      </Section>
    </Related>
  )
}
