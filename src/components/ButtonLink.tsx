import words from '@content/interface.yaml'
import { pageHref } from '../lib/pageAddress.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { Hidden } from './Hidden.tsx'

type ButtonLinkProps = Pick<ButtonProps, 'variant' | 'size' | 'children' | 'aria-label'> &
  ({ to: string } | { href: string; opensNewTab?: boolean })

/** A link that looks like a button: `to` a page of the site, or out of it with `href`. */
export function ButtonLink({ children, ...props }: ButtonLinkProps) {
  if ('to' in props) {
    const { to, ...rest } = props
    return (
      <Button component="a" href={pageHref(to)} {...rest}>
        {children}
      </Button>
    )
  }
  const { opensNewTab = false, ...rest } = props
  const newTab = opensNewTab ? { target: '_blank', rel: 'noreferrer noopener' } : {}
  return (
    <Button component="a" {...newTab} {...rest}>
      {children}
      {opensNewTab && <Hidden> {words.opensInNewTab}</Hidden>}
    </Button>
  )
}
