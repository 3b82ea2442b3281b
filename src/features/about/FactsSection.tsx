import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about } from '@theme'
import type { ReactNode } from 'react'
import type { ComponentProp } from '../../lib/componentProp.ts'

const Root = styled(Box, { name: 'SiteFactsSection', slot: 'Root' })<ComponentProp>(about.section)
const Title = styled(Typography, { name: 'SiteFactsSection', slot: 'Title' })<ComponentProp>(about.sectionTitle)
const Body = styled(Box, { name: 'SiteFactsSection', slot: 'Body' })(about.sectionBody)

type FactsSectionProps = {
  /** The file's name in kebab-case; the heading's id is made from it. */
  id: string
  title: string
  children: ReactNode
}

/** A section with its heading above facts in columns. */
export function FactsSection({ id, title, children }: FactsSectionProps) {
  return (
    <Root component="section" id={`site-${id}`} aria-labelledby={`site-${id}-title`}>
      <Title variant="h2" component="h2" id={`site-${id}-title`}>
        {title}
      </Title>
      <Body>{children}</Body>
    </Root>
  )
}
