import { styled } from '@mui/material/styles'
import { catalogue } from '@theme'
import { SiteLink } from '../SiteLink.tsx'

/** The link in an item's heading: the item's one stop, and its whole surface for the pointer. */
export const TitleLink = styled(SiteLink)(catalogue.titleLink)
