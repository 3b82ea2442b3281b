import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { catalogue, pictureSlots, projectList } from '@theme'
import words from '@content/interface.yaml'
import { memo } from 'react'
import { Category } from '../../components/Category.tsx'
import { TitleLink } from '../../components/catalogue/TitleLink.tsx'
import { FeaturedTag } from '../../components/FeaturedTag.tsx'
import { ImpactBox } from '../../components/ImpactBox.tsx'
import { Labels } from '../../components/Labels.tsx'
import { Meta } from '../../components/Meta.tsx'
import { PictureView } from '../../components/PictureView.tsx'
import { ProjectLinks } from '../../components/ProjectLinks.tsx'
import type { ProjectSummary } from '../../lib/content/types.ts'
import { paths } from '../../lib/paths.ts'

const Root = styled('section')(projectList.featured)
const Media = styled('div')(catalogue.featuredMedia)
const Body = styled('div')(projectList.featuredBody)

type FeaturedProjectProps = { project: ProjectSummary | undefined }

/** The project at the top of the list. */
export const FeaturedProject = memo(function FeaturedProject({ project }: FeaturedProjectProps) {
  if (project === undefined) return null
  return (
    <Root key={project.id} id="site-featured-project" aria-labelledby="site-featured-project-title">
      <Media>
        <PictureView picture={project.picture} {...pictureSlots.featuredProject} alt="" isFirst />
      </Media>
      <Body>
        <FeaturedTag as="h2" id="site-featured-project-title">
          {words.featuredProject}
        </FeaturedTag>
        <Typography variant="h2" component="h3">
          <TitleLink to={paths.project(project.id)}>{project.title}</TitleLink>
        </Typography>
        <Typography variant="lead" component="p">
          {project.excerpt}
        </Typography>
        <Meta>
          <Category category={project.category} />
          <span>{project.readTime}</span>
        </Meta>
        <Labels name={words.technologiesLabel} labels={project.technologies} />
        <ProjectLinks project={project} />
      </Body>
      <ImpactBox impact={project.impact} />
    </Root>
  )
})
