import ListItem from '@mui/material/ListItem'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { insightList, lists, pictureSlots } from '@theme'
import words from '@content/pages/insights.yaml'
import { memo } from 'react'
import { DayText } from '../../components/DayText.tsx'
import { useListedItem } from '../../components/listedItems.ts'
import { Meta } from '../../components/Meta.tsx'
import { PictureView } from '../../components/PictureView.tsx'
import { RowList } from '../../components/RowList.tsx'
import { Section } from '../../components/Section.tsx'
import { TitleLink } from '../../components/TitleLink.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'
import type { PostSummary } from '../../lib/content/types.ts'
import { paths } from '../../lib/paths.ts'
import { type RowPlace, rowPlace } from '../../lib/rowPlace.ts'
import { LIST_EXCERPT, shorten } from '../../lib/shorten.ts'

const name = 'SiteMoreInsights'
const Row = styled(ListItem, { name, slot: 'Row' })(insightList.row)
const Media = styled(Box, { name, slot: 'RowMedia' })(insightList.rowMedia)
const Title = styled(Typography, { name, slot: 'RowTitle' })<ComponentProp>(lists.rowTitle)
const Excerpt = styled(Typography, { name, slot: 'RowExcerpt' })<ComponentProp>(lists.rowExcerpt)
const Facts = styled(Meta, { name, slot: 'RowFacts' })(insightList.rowFacts)

/** The remaining posts, a row each. */
export const MoreInsights = memo(function MoreInsights({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <Section id="more-insights" title={words.more}>
      <RowList>
        {posts.map((post, index) => (
          <InsightRow key={post.id} post={post} place={rowPlace(index, posts.length)} />
        ))}
      </RowList>
    </Section>
  )
})

type InsightRowProps = { post: PostSummary; place: RowPlace }

function InsightRow({ post, place }: InsightRowProps) {
  return (
    <Row
      ref={useListedItem(post.id)}
      disablePadding
      data-last={place.isLast || undefined}
      data-long={place.isInLongList || undefined}
    >
      <Media>
        <PictureView picture={post.thumbnail} {...pictureSlots.row} alt="" />
      </Media>
      <Title component="h3" variant="inherit">
        <TitleLink to={paths.insight(post.id)}>{post.title}</TitleLink>
      </Title>
      <Excerpt component="p" variant="inherit">
        {shorten(post.excerpt, LIST_EXCERPT)}
      </Excerpt>
      <Facts>
        <DayText day={post.date} text={post.dateText} />
        <span>{post.readTime}</span>
      </Facts>
    </Row>
  )
}
