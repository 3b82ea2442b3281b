import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { catalogue, insightList, pictureSlots } from '@theme'
import words from '@content/interface.yaml'
import { memo } from 'react'
import { TitleLink } from '../../components/catalogue/TitleLink.tsx'
import { DayText } from '../../components/DayText.tsx'
import { FeaturedTag } from '../../components/FeaturedTag.tsx'
import { Labels } from '../../components/Labels.tsx'
import { Meta } from '../../components/Meta.tsx'
import { PictureView } from '../../components/PictureView.tsx'
import type { PostSummary } from '../../lib/content/types.ts'
import { paths } from '../../lib/paths.ts'

const Root = styled('section')(insightList.featured)
const Media = styled('div')(catalogue.featuredMedia)
const Head = styled('div')(insightList.featuredHead)
const Body = styled('div')(insightList.featuredBody)

type FeaturedInsightProps = { post: PostSummary | undefined }

/** The post at the top of the list. */
export const FeaturedInsight = memo(function FeaturedInsight({ post }: FeaturedInsightProps) {
  if (post === undefined) return null
  return (
    <Root key={post.id} id="site-featured-insight" aria-labelledby="site-featured-insight-title">
      <Media>
        <PictureView picture={post.thumbnail} {...pictureSlots.featuredPost} alt="" isFirst />
      </Media>
      <Head>
        <FeaturedTag as="h2" id="site-featured-insight-title">
          {words.featuredInsight}
        </FeaturedTag>
        <Typography variant="h2" component="h3">
          <TitleLink to={paths.insight(post.id)}>{post.title}</TitleLink>
        </Typography>
      </Head>
      <Body>
        <Typography variant="lead" component="p">
          {post.excerpt}
        </Typography>
        <Meta>
          <DayText day={post.date} text={post.dateText} />
          <span>{post.readTime}</span>
        </Meta>
        <Labels name={words.tagsLabel} labels={post.tags} />
      </Body>
    </Root>
  )
})
