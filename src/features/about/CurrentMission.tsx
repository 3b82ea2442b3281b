import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about } from '@theme'
import words from '@content/pages/about.yaml'
import type { ComponentProp } from '../../lib/componentProp.ts'

const Root = styled(Box, { name: 'SiteCurrentMission', slot: 'Root' })<ComponentProp>(about.mission)
const Title = styled(Typography, { name: 'SiteCurrentMission', slot: 'Title' })<ComponentProp>(about.missionTitle)
const Text = styled(Typography, { name: 'SiteCurrentMission', slot: 'Text' })<ComponentProp>(about.missionText)

/** What the person works for now, in a box. */
export function CurrentMission() {
  const { title, text } = words.currentMission
  return (
    <Root component="section" id="site-current-mission" aria-labelledby="site-current-mission-title">
      <Title variant="h2" component="h2" id="site-current-mission-title">
        {title}
      </Title>
      <Text variant="lead" component="p">
        {text}
      </Text>
    </Root>
  )
}
