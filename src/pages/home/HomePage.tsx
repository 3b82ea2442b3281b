import words from '@content/pages/home.yaml'
import { PageHead } from '../../components/PageHead.tsx'
import { Hero } from '../../features/home/Hero.tsx'
import { LatestInsights } from '../../features/home/LatestInsights.tsx'
import { usePageData } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'
import type { loader } from './loader.ts'

export function HomePage() {
  const posts = usePageData<typeof loader>()
  return (
    <>
      <PageHead words={words.head} path={paths.home()} />
      <Hero />
      <LatestInsights posts={posts} />
    </>
  )
}
