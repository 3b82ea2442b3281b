import { styled } from '@mui/material/styles'
import { cards, pictureSlots } from '@theme'
import words from '@content/interface.yaml'
import { CARD_TAGS, type CardSize } from '../lib/arrange.ts'
import type { PostSummary } from '../lib/content/types.ts'
import { paths } from '../lib/paths.ts'
import { DayText } from './DayText.tsx'
import { Labels } from './Labels.tsx'
import { Meta } from './Meta.tsx'
import { PictureView, type PictureSlots } from './PictureView.tsx'
import { SiteLink } from './SiteLink.tsx'

const Root = styled('li')(cards.card)
const Media = styled('div')(cards.media)
const Title = styled('h3')(cards.title)
const TitleLink = styled(SiteLink)(cards.titleLink)
const Excerpt = styled('p')(cards.excerpt)

/** The pictures composed for each size of card. */
const SLOTS: Record<CardSize, PictureSlots> = {
  large: pictureSlots.largeCard,
  medium: pictureSlots.mediumCard,
  small: pictureSlots.smallCard,
}

type InsightCardProps = {
  post: PostSummary
  size: CardSize
  /** The excerpt, where it is not the post's whole one. */
  excerpt?: string
}

/** A post as an item of a list of cards. The whole card follows its one link, which is named by the title alone. */
export function InsightCard({ post, size, excerpt = post.excerpt }: InsightCardProps) {
  return (
    <Root data-size={size}>
      <Media>
        <PictureView picture={post.thumbnail} {...SLOTS[size]} alt="" />
      </Media>
      <Title>
        <TitleLink to={paths.insight(post.id)}>{post.title}</TitleLink>
      </Title>
      <Excerpt>{excerpt}</Excerpt>
      <Meta>
        <DayText day={post.date} text={post.dateText} />
        <span>{post.readTime}</span>
      </Meta>
      <Labels name={words.tagsLabel} labels={post.tags.slice(0, CARD_TAGS)} />
    </Root>
  )
}
