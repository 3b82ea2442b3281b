import Link, { type LinkProps } from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'

type SiteLinkProps = Omit<LinkProps<typeof RouterLink>, 'component' | 'href'>

/** A link to a page of the site; `to` comes from `paths`. */
export function SiteLink(props: SiteLinkProps) {
  return <Link component={RouterLink} {...props} />
}
