import words from '@content/pages/insight.yaml'
import interfaceWords from '@content/interface.yaml'
import { Article } from '../../components/Article.tsx'
import { ArticleHeader } from '../../components/ArticleHeader.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { InsightBody } from '../../features/insight-detail/InsightBody.tsx'
import { InsightCover } from '../../features/insight-detail/InsightCover.tsx'
import { InsightFacts } from '../../features/insight-detail/InsightFacts.tsx'
import { RelatedInsights } from '../../features/insight-detail/RelatedInsights.tsx'
import type { Post, PostSummary } from '../../lib/content/types.ts'
import type { WithRelated } from '../../lib/data.ts'
import type { PageProps } from '../../lib/pageContext.ts'
import { paths } from '../../lib/paths.ts'

export function InsightPage({ data: { item: post, related } }: PageProps<WithRelated<Post, PostSummary>>) {
  const { id, title, excerpt, date, updated, tags, socialImage } = post
  return (
    <>
      <PageHead
        words={{ title, description: excerpt }}
        path={paths.insight(id)}
        image={socialImage}
        article={{ title, description: excerpt, date, updated, tags, image: socialImage }}
      />
      <Article key={id}>
        <ArticleHeader
          back={{ to: paths.insights(), text: words.back }}
          tag={post.featured ? interfaceWords.featuredInsight : undefined}
          title={title}
          excerpt={excerpt}
        >
          <InsightFacts post={post} />
        </ArticleHeader>
        <InsightCover thumbnail={post.thumbnail} />
        <InsightBody post={post} />
      </Article>
      <RelatedInsights posts={related} />
    </>
  )
}
