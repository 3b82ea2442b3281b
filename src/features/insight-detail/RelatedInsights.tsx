import words from '@content/pages/insight.yaml'
import { CardTrio } from '../../components/cardLists.ts'
import { InsightCard } from '../../components/InsightCard.tsx'
import { Section } from '../../components/Section.tsx'
import { reveal } from '../../components/reveal.ts'
import type { PostSummary } from '../../lib/content/types.ts'
import { GRID_EXCERPT, shorten } from '../../lib/shorten.ts'

/** Other posts to read. Nothing where this is the only one. */
export function RelatedInsights({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <Section id="related-insights" title={words.related}>
      <CardTrio ref={reveal}>
        {posts.map((post) => (
          <InsightCard key={post.id} post={post} size="medium" excerpt={shorten(post.excerpt, GRID_EXCERPT)} />
        ))}
      </CardTrio>
    </Section>
  )
}
