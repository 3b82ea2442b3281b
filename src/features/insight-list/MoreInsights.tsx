import { styled } from '@mui/material/styles'
import { catalogue, insightList, pictureSlots } from '@theme'
import words from '@content/pages/insights.yaml'
import { memo } from 'react'
import { TitleLink } from '../../components/catalogue/TitleLink.tsx'
import { DayText } from '../../components/DayText.tsx'
import { Meta } from '../../components/Meta.tsx'
import { PictureView } from '../../components/PictureView.tsx'
import { Section } from '../../components/Section.tsx'
import { reveal } from '../../components/reveal.ts'
import type { PostSummary } from '../../lib/content/types.ts'
import { paths } from '../../lib/paths.ts'
import { LIST_EXCERPT, shorten } from '../../lib/shorten.ts'

const Rows = styled('ul')(catalogue.rows)
const Row = styled('li')(insightList.row)
const Media = styled('div')(insightList.rowMedia)
const Title = styled('h3')(catalogue.rowTitle)
const Excerpt = styled('p')(catalogue.rowExcerpt)

/** The remaining posts, a row each. */
export const MoreInsights = memo(function MoreInsights({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <Section id="more-insights" title={words.more}>
      <Rows ref={reveal}>
        {posts.map(({ id, title, thumbnail, excerpt, date, dateText, readTime }) => (
          <Row key={id}>
            <Media>
              <PictureView picture={thumbnail} {...pictureSlots.row} alt="" />
            </Media>
            <Title>
              <TitleLink to={paths.insight(id)}>{title}</TitleLink>
            </Title>
            <Excerpt>{shorten(excerpt, LIST_EXCERPT)}</Excerpt>
            <Meta>
              <DayText day={date} text={dateText} />
              <span>{readTime}</span>
            </Meta>
          </Row>
        ))}
      </Rows>
    </Section>
  )
})
