import { styled } from '@mui/material/styles'
import { lists } from '@theme'
import { SiteLink } from './SiteLink.tsx'

/** The link in an item's heading: the item's one stop for the Tab key, and its whole surface for the pointer. */
export const TitleLink = styled(SiteLink, { name: 'SiteTitleLink', slot: 'Root' })(lists.titleLink)
