import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about } from '@theme'
import type { ReactNode } from 'react'

const Root = styled('section')(about.besideTitle)

type BesideTitleProps = {
  /** The file's name in kebab-case; the heading's id is made from it. */
  id: string
  title: string
  /** One element. */
  children: ReactNode
}

/** A section whose heading stands in the margin, beside a list that brings its own rules. */
export function BesideTitle({ id, title, children }: BesideTitleProps) {
  return (
    <Root id={`site-${id}`} aria-labelledby={`site-${id}-title`}>
      <Typography variant="h2" component="h2" id={`site-${id}-title`}>
        {title}
      </Typography>
      {children}
    </Root>
  )
}
