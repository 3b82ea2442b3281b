import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { layout } from '@theme'
import type { ReactNode } from 'react'
import type { ComponentProp } from '../lib/componentProp.ts'

const Root = styled(Box, { name: 'SiteSection', slot: 'Root' })<ComponentProp>(layout.section)
const Head = styled(Box, { name: 'SiteSection', slot: 'Head' })(layout.sectionHead)
const Title = styled(Typography, { name: 'SiteSection', slot: 'Title' })<ComponentProp>(layout.sectionTitle)

/** The content column. */
export const Wrap = styled(Box, { name: 'SiteSection', slot: 'Wrap' })(layout.wrap)

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
    <Root component="section" id={`site-${id}`} aria-labelledby={`site-${id}-title`}>
      <Head>
        <Title variant="h2" component="h2" id={`site-${id}-title`}>
          {title}
        </Title>
        {action}
      </Head>
      {children}
    </Root>
  )
}
