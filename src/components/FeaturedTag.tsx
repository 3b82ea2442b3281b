import { styled } from '@mui/material/styles'
import { layout } from '@theme'

/** Says that an item is featured, before its title. */
export const FeaturedTag = styled('p', { name: 'SiteFeaturedTag', slot: 'Root' })(layout.featuredTag)
