import Link, { type LinkProps } from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { observeLink } from '../lib/linksInView.ts'
import { isPageOn } from './switchedPages.ts'

type SiteLinkProps = Omit<LinkProps<typeof RouterLink>, 'component' | 'href'> & {
  /** A page of the site, from `paths`. */
  to: string
}

/**
 * A link to a page of the site. Its page is prefetched when the link comes into view. Nothing where the owner has
 * switched the page off.
 */
export function SiteLink(props: SiteLinkProps) {
  if (!isPageOn(props.to)) return null
  return <Link component={RouterLink} discover="none" ref={observeLink} {...props} />
}
