import ArrowForward from '@mui/icons-material/ArrowForward'
import words from '@content/pages/home.yaml'
import { CardMosaic } from '../../components/cardLists.ts'
import { InsightCard } from '../../components/InsightCard.tsx'
import { Section } from '../../components/Section.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { reveal } from '../../components/reveal.ts'
import { cardSize } from '../../lib/arrange.ts'
import type { PostSummary } from '../../lib/content/types.ts'
import { paths } from '../../lib/paths.ts'

/** The newest posts as a mosaic of cards. */
export function LatestInsights({ posts }: { posts: readonly PostSummary[] }) {
  const all = (
    <TextLink to={paths.insights()}>
      {words.allInsights}
      <ArrowForward aria-hidden="true" />
    </TextLink>
  )
  return (
    <Section id="latest-insights" title={words.latestInsights} action={all}>
      <CardMosaic ref={reveal}>
        {posts.map((post, index) => (
          <InsightCard key={post.id} post={post} size={cardSize(index)} />
        ))}
      </CardMosaic>
    </Section>
  )
}
