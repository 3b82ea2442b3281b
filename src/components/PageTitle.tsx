import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { layout } from '@theme'
import type { ComponentProp } from '../lib/componentProp.ts'
import { Mark } from './Mark.tsx'

const Root = styled(Box, { name: 'SitePageTitle', slot: 'Root' })(layout.pageTitle)
const Headline = styled(Typography, { name: 'SitePageTitle', slot: 'Headline' })<ComponentProp>(layout.pageHeadline)
const Subtitle = styled(Typography, { name: 'SitePageTitle', slot: 'Subtitle' })<ComponentProp>(layout.pageSubtitle)

type PageTitleProps = { title: string; subtitle: string }

/** The head of a page: its headline, and a sentence beside it. */
export function PageTitle({ title, subtitle }: PageTitleProps) {
  return (
    <Root>
      <Headline variant="h1" component="h1" tabIndex={-1}>
        {title}
        <Mark aria-hidden="true" />
      </Headline>
      <Subtitle variant="lead" component="p">
        {subtitle}
      </Subtitle>
    </Root>
  )
}
