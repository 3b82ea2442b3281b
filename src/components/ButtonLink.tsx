import Button, { type ButtonProps } from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import words from '@content/interface.yaml'
import { observeLink } from '../lib/linksInView.ts'
import { Hidden } from './Hidden.tsx'
import { isPageOn } from './switchedPages.ts'

/** Styled links to one kind of target name it: `styled(ButtonLink)<ButtonLinkTarget>(…)`. */
export type ButtonLinkTarget = { to: string } | { href: string; opensNewTab?: boolean }

type ButtonLinkProps = Pick<
  ButtonProps,
  'variant' | 'size' | 'color' | 'fullWidth' | 'startIcon' | 'endIcon' | 'children' | 'className'
> &
  ButtonLinkTarget

/** A link that looks like a button: `to` a page of the site, or out of it with `href`. */
export function ButtonLink({ children, ...props }: ButtonLinkProps) {
  if ('to' in props) {
    if (!isPageOn(props.to)) return null
    return (
      <Button component={RouterLink} discover="none" ref={observeLink} {...props}>
        {children}
      </Button>
    )
  }
  const { opensNewTab = false, ...rest } = props
  const newTab = opensNewTab ? { target: '_blank', rel: 'noreferrer noopener' } : {}
  return (
    <Button {...newTab} {...rest}>
      {children}
      {opensNewTab && <Hidden> {words.opensInNewTab}</Hidden>}
    </Button>
  )
}
