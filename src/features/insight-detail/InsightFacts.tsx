import words from '@content/interface.yaml'
import { DayText } from '../../components/DayText.tsx'
import { Labels } from '../../components/Labels.tsx'
import { ArticleMeta } from '../../components/ArticleHeader.tsx'
import type { Post } from '../../lib/content/types.ts'

/** When a post was written, how long it takes, what it is about. */
export function InsightFacts({ post }: { post: Post }) {
  return (
    <>
      <ArticleMeta>
        <DayText day={post.date} text={post.dateText} />
        <span>{post.readTime}</span>
      </ArticleMeta>
      <Labels name={words.tagsLabel} labels={post.tags} />
    </>
  )
}
