import Link, { type LinkProps } from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { observeLink } from '../lib/linksInView.ts'

type SiteLinkProps = Omit<LinkProps<typeof RouterLink>, 'component' | 'href'> & {
  /** A page of the site, from `paths`. */
  to: string
}

/** A link to a page of the site. Its page is prefetched when the link comes into view. */
export function SiteLink(props: SiteLinkProps) {
  return <Link component={RouterLink} discover="none" ref={observeLink} {...props} />
}
