import ArrowForward from '@mui/icons-material/ArrowForward'
import words from '@content/pages/home.yaml'
import { CardList } from '../../components/CardList.tsx'
import { Section } from '../../components/Section.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { PostSummary } from '../../lib/content/types.ts'
import { paths } from '../../lib/paths.ts'

/** The newest posts as a mosaic of cards; nothing where there are none. */
export function LatestInsights({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  const all = (
    <TextLink to={paths.insights()}>
      {words.allInsights}
      <ArrowForward data-mirrored aria-hidden="true" />
    </TextLink>
  )
  return (
    <Section id="latest-insights" title={words.latestInsights} action={all}>
      <CardList list="mosaic" posts={posts} />
    </Section>
  )
}
