import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { projectDetail as styles } from '@theme'
import words from '@content/pages/project.yaml'
import { Prose } from '../../components/Prose.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'

const Root = styled(Box, { name: 'SiteProjectOverview', slot: 'Root' })<ComponentProp>(styles.overview)
const Title = styled(Typography, { name: 'SiteProjectOverview', slot: 'Title' })<ComponentProp>(styles.overviewTitle)
const Text = styled(Box, { name: 'SiteProjectOverview', slot: 'Text' })(styles.overviewText)

/** The story of a project. Its headings are below the one of this section. */
export function ProjectOverview({ description }: { description: string }) {
  return (
    <Root component="section" id="site-project-overview" aria-labelledby="site-project-overview-title">
      <Title variant="h2" component="h2" id="site-project-overview-title">
        {words.overview}
      </Title>
      <Text>
        <Prose html={description} topLevel={3} />
      </Text>
    </Root>
  )
}
