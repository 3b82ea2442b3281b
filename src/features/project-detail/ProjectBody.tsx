import { styled } from '@mui/material/styles'
import { projectDetail as styles } from '@theme'
import { ImpactBox } from '../../components/ImpactBox.tsx'
import { ProjectLinks } from '../../components/ProjectLinks.tsx'
import type { Project } from '../../lib/content/types.ts'
import { ProjectOverview } from './ProjectOverview.tsx'

const Root = styled('div')(styles.body)
const Outcome = styled('div')(styles.outcome)

/** What came of a project, where it is to be seen, and its story. */
export function ProjectBody({ project }: { project: Project }) {
  return (
    <Root>
      <Outcome>
        <ImpactBox impact={project.impact} />
        <ProjectLinks project={project} />
      </Outcome>
      <ProjectOverview description={project.description} />
    </Root>
  )
}
