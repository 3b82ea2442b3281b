import words from '@content/pages/home.yaml'
import { PageHead } from '../../components/PageHead.tsx'
import { Hero } from '../../features/home/Hero.tsx'
import { LatestInsights } from '../../features/home/LatestInsights.tsx'
import type { PostSummary } from '../../lib/content/types.ts'
import type { PageProps } from '../../lib/pageContext.ts'
import { paths } from '../../lib/paths.ts'

export function HomePage({ data: posts }: PageProps<PostSummary[]>) {
  return (
    <>
      <PageHead words={words.head} path={paths.home()} />
      <Hero />
      <LatestInsights posts={posts} />
    </>
  )
}
