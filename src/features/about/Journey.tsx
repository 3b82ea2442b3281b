import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about } from '@theme'
import words from '@content/pages/about.yaml'
import type { ComponentProp } from '../../lib/componentProp.ts'

const Root = styled(Box, { name: 'SiteJourney', slot: 'Root' })<ComponentProp>(about.journey)
const Title = styled(Typography, { name: 'SiteJourney', slot: 'Title' })<ComponentProp>(about.journeyTitle)
const Story = styled(Box, { name: 'SiteJourney', slot: 'Story' })(about.story)
const Opening = styled(Typography, { name: 'SiteJourney', slot: 'Opening' })<ComponentProp>(about.opening)
const Paragraph = styled(Typography, { name: 'SiteJourney', slot: 'Paragraph' })<ComponentProp>(about.paragraph)

/** The story, a paragraph each; the first one opens it. */
export function Journey() {
  const { title, story } = words.journey
  const [opening, ...paragraphs] = story
  return (
    <Root component="section" id="site-journey" aria-labelledby="site-journey-title">
      <Title variant="h2" component="h2" id="site-journey-title">
        {title}
      </Title>
      <Story>
        <Opening variant="prose" component="p">
          {opening}
        </Opening>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph} variant="prose" component="p">
            {paragraph}
          </Paragraph>
        ))}
      </Story>
    </Root>
  )
}
