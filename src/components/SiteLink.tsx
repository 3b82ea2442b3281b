import Link, { type LinkProps } from '@mui/material/Link'
import { pageHref } from '../lib/pageAddress.ts'

type SiteLinkProps = Omit<LinkProps, 'href'> & {
  /** A page of the site, from `paths`. */
  to: string
}

/** A link to a page of the site. The shell follows it without loading a document (`useSiteLinks`). */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return <Link href={pageHref(to)} {...props} />
}
