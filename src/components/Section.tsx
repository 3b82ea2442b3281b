import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { layout } from '@theme'
import type { ReactNode } from 'react'

const Root = styled('section')(layout.section)
const Head = styled('div')(layout.sectionHead)

/** The content column. */
export const Wrap = styled('div')(layout.wrap)

type SectionProps = {
  /** The file's name in kebab-case; the heading's id is made from it. */
  id: string
  title: string
  /** What stands beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A section of a page: a heading, and what it is about below it. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <Root id={`site-${id}`} aria-labelledby={`site-${id}-title`}>
      <Head>
        <Typography variant="h2" component="h2" id={`site-${id}-title`}>
          {title}
        </Typography>
        {action}
      </Head>
      {children}
    </Root>
  )
}
