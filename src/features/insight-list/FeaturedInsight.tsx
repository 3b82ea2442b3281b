import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { insightList, lists, pictureSlots } from '@theme'
import words from '@content/interface.yaml'
import { memo } from 'react'
import { DayText } from '../../components/DayText.tsx'
import { FeaturedTag } from '../../components/FeaturedTag.tsx'
import { Labels } from '../../components/Labels.tsx'
import { useListedItem } from '../../components/listedItems.ts'
import { Meta } from '../../components/Meta.tsx'
import { PictureView } from '../../components/PictureView.tsx'
import { TitleLink } from '../../components/TitleLink.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'
import type { PostSummary } from '../../lib/content/types.ts'
import { paths } from '../../lib/paths.ts'

const name = 'SiteFeaturedInsight'
const Root = styled(Box, { name, slot: 'Root' })<ComponentProp>(insightList.featured)
const Media = styled(Box, { name, slot: 'Media' })(lists.featuredMedia)
const Head = styled(Box, { name, slot: 'Head' })(insightList.featuredHead)
const Title = styled(Typography, { name, slot: 'Title' })<ComponentProp>(lists.featuredTitle)
const Body = styled(Box, { name, slot: 'Body' })(insightList.featuredBody)
const Excerpt = styled(Typography, { name, slot: 'Excerpt' })<ComponentProp>(insightList.featuredExcerpt)
const Facts = styled(Meta, { name, slot: 'Facts' })(insightList.featuredFacts)
const Tags = styled(Labels, { name, slot: 'Labels' })(insightList.featuredLabels)

type FeaturedInsightProps = { post: PostSummary | undefined }

/** The post at the top of the list. */
export const FeaturedInsight = memo(function FeaturedInsight({ post }: FeaturedInsightProps) {
  return post === undefined ? null : <Featured key={post.id} post={post} />
})

function Featured({ post }: { post: PostSummary }) {
  return (
    <Root
      component="section"
      ref={useListedItem(post.id)}
      id="site-featured-insight"
      aria-labelledby="site-featured-insight-title"
    >
      <Media>
        <PictureView picture={post.thumbnail} {...pictureSlots.featuredPost} alt="" isFirst />
      </Media>
      <Head>
        <FeaturedTag as="h2" id="site-featured-insight-title">
          {words.featuredInsight}
        </FeaturedTag>
        <Title variant="h2" component="h3">
          <TitleLink to={paths.insight(post.id)}>{post.title}</TitleLink>
        </Title>
      </Head>
      <Body>
        <Excerpt variant="lead" component="p">
          {post.excerpt}
        </Excerpt>
        <Facts>
          <DayText day={post.date} text={post.dateText} />
          <span>{post.readTime}</span>
        </Facts>
        <Tags name={words.tagsLabel} labels={post.tags} />
      </Body>
    </Root>
  )
}
