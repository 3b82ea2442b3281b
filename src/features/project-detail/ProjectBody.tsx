import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { projectDetail as styles } from '@theme'
import { ImpactBox } from '../../components/ImpactBox.tsx'
import { ProjectLinks } from '../../components/ProjectLinks.tsx'
import type { Project } from '../../lib/content/types.ts'
import { ProjectOverview } from './ProjectOverview.tsx'

const Root = styled(Box, { name: 'SiteProjectBody', slot: 'Root' })(styles.body)
const Outcome = styled(Box, { name: 'SiteProjectBody', slot: 'Outcome' })(styles.outcome)
const Links = styled(Box, { name: 'SiteProjectBody', slot: 'Links' })(styles.links)

/** What came of a project, links to it, and its story. */
export function ProjectBody({ project }: { project: Project }) {
  const hasLinks = Object.values(project.links).some((link) => link !== undefined)
  return (
    <Root>
      <Outcome>
        <ImpactBox impact={project.impact} />
        {hasLinks && (
          <Links>
            <ProjectLinks project={project} />
          </Links>
        )}
      </Outcome>
      <ProjectOverview description={project.description} />
    </Root>
  )
}
