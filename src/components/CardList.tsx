import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import { cards } from '@theme'
import { type CardListName, cardPlaces } from '../lib/cardPlaces.ts'
import type { PostSummary } from '../lib/content/types.ts'
import { GRID_EXCERPT, shorten } from '../lib/shorten.ts'
import { InsightCard } from './InsightCard.tsx'
import { reveal } from './reveal.ts'

const LISTS = {
  mosaic: styled(List, { name: 'SiteCardList', slot: 'Mosaic' })(cards.mosaic),
  pairs: styled(List, { name: 'SiteCardList', slot: 'Pairs' })(cards.pairs),
  trio: styled(List, { name: 'SiteCardList', slot: 'Trio' })(cards.trio),
}

type CardListProps = {
  list: CardListName
  posts: readonly PostSummary[]
}

/** Posts as cards. The cards of a mosaic show the whole excerpt. */
export function CardList({ list, posts }: CardListProps) {
  const Root = LISTS[list]
  const places = cardPlaces(list, posts.length)
  return (
    <Root ref={reveal} data-count={posts.length}>
      {places.map((place, index) => {
        const post = posts[index]
        if (post === undefined) return null
        const excerpt = list === 'mosaic' ? post.excerpt : shorten(post.excerpt, GRID_EXCERPT)
        return <InsightCard key={post.id} post={post} place={place} excerpt={excerpt} />
      })}
    </Root>
  )
}
