import { styled } from '@mui/material/styles'
import { layout } from '@theme'
import { OutLink } from './OutLink.tsx'
import { SiteLink } from './SiteLink.tsx'

/** A quiet link on a rule of its own, beside headings and at the end of things. */
export const TextLink = styled(SiteLink, { name: 'SiteTextLink', slot: 'Root' })(layout.textLink)
/** The same for addresses outside the site. */
export const OutTextLink = styled(OutLink, { name: 'SiteTextLink', slot: 'Root' })(layout.textLink)
/** The way back, first thing on a detail page. */
export const BackLink = styled(SiteLink, { name: 'SiteTextLink', slot: 'Back' })(layout.backLink)
