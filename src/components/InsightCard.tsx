import Card from '@mui/material/Card'
import CardMedia from '@mui/material/CardMedia'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { cards, pictureSlots } from '@theme'
import words from '@content/interface.yaml'
import { CARD_TAGS } from '../lib/arrange.ts'
import type { CardPlace } from '../lib/cardPlaces.ts'
import type { ComponentProp } from '../lib/componentProp.ts'
import type { PostSummary } from '../lib/content/types.ts'
import { paths } from '../lib/paths.ts'
import { DayText } from './DayText.tsx'
import { Labels } from './Labels.tsx'
import { useListedItem } from './listedItems.ts'
import { Meta } from './Meta.tsx'
import { PictureView } from './PictureView.tsx'
import { SiteLink } from './SiteLink.tsx'

const Root = styled(Card, { name: 'SiteInsightCard', slot: 'Root' })<ComponentProp>(cards.root)
const Media = styled(CardMedia, { name: 'SiteInsightCard', slot: 'Media' })(cards.media)
const Title = styled(Typography, { name: 'SiteInsightCard', slot: 'Title' })<ComponentProp>(cards.title)
const TitleLink = styled(SiteLink, { name: 'SiteInsightCard', slot: 'TitleLink' })(cards.titleLink)
const Excerpt = styled(Typography, { name: 'SiteInsightCard', slot: 'Excerpt' })<ComponentProp>(cards.excerpt)
const Facts = styled(Meta, { name: 'SiteInsightCard', slot: 'Facts' })(cards.facts)
const CardLabels = styled(Labels, { name: 'SiteInsightCard', slot: 'Labels' })(cards.labels)

type InsightCardProps = {
  post: PostSummary
  place: CardPlace
  /** As much of the post's excerpt as there is room for. */
  excerpt: string
}

/** A post as an item of a list of cards. The whole card follows its one link, which is named by the title alone. */
export function InsightCard({ post, place, excerpt }: InsightCardProps) {
  const { list, size, edge, area, isWide } = place
  return (
    <Root
      component="li"
      ref={useListedItem(post.id)}
      variant="outlined"
      data-list={list}
      data-size={size}
      data-edge={edge}
      data-area={area}
      data-wide={isWide || undefined}
    >
      <Media>
        <PictureView picture={post.thumbnail} {...slotsOf(place)} alt="" />
      </Media>
      <Title component="h3" variant="inherit">
        <TitleLink to={paths.insight(post.id)}>{post.title}</TitleLink>
      </Title>
      <Excerpt component="p" variant="inherit">
        {excerpt}
      </Excerpt>
      <Facts>
        <DayText day={post.date} text={post.dateText} />
        <span>{post.readTime}</span>
      </Facts>
      <CardLabels name={words.tagsLabel} labels={post.tags.slice(0, CARD_TAGS)} />
    </Root>
  )
}

/** The pictures composed for the place. */
function slotsOf({ size, edge }: CardPlace) {
  if (size === 'large') return edge === 'full' ? pictureSlots.fullCard : pictureSlots.largeCard
  return size === 'medium' ? pictureSlots.mediumCard : pictureSlots.smallCard
}
