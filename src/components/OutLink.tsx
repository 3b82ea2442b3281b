import Link, { type LinkProps } from '@mui/material/Link'
import words from '@content/interface.yaml'
import { Hidden } from './Hidden.tsx'

type OutLinkProps = LinkProps & {
  /** Only where the specification asks for a new tab; the link then says so. */
  opensNewTab?: boolean
}

/** A link that leaves the site, or opens the mail or phone program. */
export function OutLink({ opensNewTab = false, children, ...props }: OutLinkProps) {
  if (!opensNewTab) return <Link {...props}>{children}</Link>
  return (
    <Link target="_blank" rel="noreferrer noopener" {...props}>
      {children}
      {props['aria-label'] === undefined && <Hidden> {words.opensInNewTab}</Hidden>}
    </Link>
  )
}
