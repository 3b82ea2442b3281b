import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { projectDetail as styles } from '@theme'
import words from '@content/pages/project.yaml'
import { Prose } from '../../components/Prose.tsx'

const Root = styled('section')(styles.overview)

/** The story of a project. Its own headings stand below this one. */
export function ProjectOverview({ description }: { description: string }) {
  return (
    <Root id="site-project-overview" aria-labelledby="site-project-overview-title">
      <Typography variant="h2" component="h2" id="site-project-overview-title">
        {words.overview}
      </Typography>
      <Prose html={description} />
    </Root>
  )
}
