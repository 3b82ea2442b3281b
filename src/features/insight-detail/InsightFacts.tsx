import words from '@content/interface.yaml'
import { DayText } from '../../components/DayText.tsx'
import { Labels } from '../../components/Labels.tsx'
import { ArticleMeta } from '../../components/ArticleHeader.tsx'
import type { Post } from '../../lib/content/types.ts'

const [beforeDate, afterDate] = words.updated.split('{date}')

/** The day of the last change, where the author tells it. */
function Updated({ post: { updated, updatedText } }: { post: Post }) {
  if (updated === undefined || updatedText === undefined) return null
  return (
    <span>
      {beforeDate}
      <DayText day={updated} text={updatedText} />
      {afterDate}
    </span>
  )
}

/** When a post was written, how long it takes, what it is about. */
export function InsightFacts({ post }: { post: Post }) {
  return (
    <>
      <ArticleMeta>
        <DayText day={post.date} text={post.dateText} />
        <span>{post.readTime}</span>
        <Updated post={post} />
      </ArticleMeta>
      <Labels name={words.tagsLabel} labels={post.tags} />
    </>
  )
}
