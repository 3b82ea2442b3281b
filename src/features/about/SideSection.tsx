import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about } from '@theme'
import type { ReactNode } from 'react'
import type { ComponentProp } from '../../lib/componentProp.ts'

const Root = styled(Box, { name: 'SiteSideSection', slot: 'Root' })<ComponentProp>(about.sideSection)
const Title = styled(Typography, { name: 'SiteSideSection', slot: 'Title' })<ComponentProp>(about.sideTitle)
const Body = styled(Box, { name: 'SiteSideSection', slot: 'Body' })(about.sideBody)

type SideSectionProps = {
  /** The file's name in kebab-case; the heading's id is made from it. */
  id: string
  title: string
  children: ReactNode
}

/** A section with its heading beside a list that brings its own rules. */
export function SideSection({ id, title, children }: SideSectionProps) {
  return (
    <Root component="section" id={`site-${id}`} aria-labelledby={`site-${id}-title`}>
      <Title variant="h2" component="h2" id={`site-${id}-title`}>
        {title}
      </Title>
      <Body>{children}</Body>
    </Root>
  )
}
