import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { lists, pictureSlots, projectList } from '@theme'
import words from '@content/interface.yaml'
import { memo } from 'react'
import { Category } from '../../components/Category.tsx'
import { FeaturedTag } from '../../components/FeaturedTag.tsx'
import { ImpactBox } from '../../components/ImpactBox.tsx'
import { Labels } from '../../components/Labels.tsx'
import { useListedItem } from '../../components/listedItems.ts'
import { Meta } from '../../components/Meta.tsx'
import { PictureView } from '../../components/PictureView.tsx'
import { ProjectLinks } from '../../components/ProjectLinks.tsx'
import { TitleLink } from '../../components/TitleLink.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'
import type { ProjectSummary } from '../../lib/content/types.ts'
import { paths } from '../../lib/paths.ts'

const name = 'SiteFeaturedProject'
const Root = styled(Box, { name, slot: 'Root' })<ComponentProp>(projectList.featured)
const Media = styled(Box, { name, slot: 'Media' })(lists.featuredMedia)
const Body = styled(Box, { name, slot: 'Body' })(projectList.featuredBody)
const Title = styled(Typography, { name, slot: 'Title' })<ComponentProp>(lists.featuredTitle)
const Excerpt = styled(Typography, { name, slot: 'Excerpt' })<ComponentProp>(projectList.featuredExcerpt)
const Facts = styled(Meta, { name, slot: 'Facts' })(projectList.featuredFacts)
const Technologies = styled(Labels, { name, slot: 'Labels' })(projectList.featuredLabels)
const Links = styled(ProjectLinks, { name, slot: 'Links' })(projectList.featuredLinks)
const Impact = styled(ImpactBox, { name, slot: 'Impact' })(projectList.featuredImpact)

type FeaturedProjectProps = { project: ProjectSummary | undefined }

/** The project at the top of the list. */
export const FeaturedProject = memo(function FeaturedProject({ project }: FeaturedProjectProps) {
  return project === undefined ? null : <Featured key={project.id} project={project} />
})

function Featured({ project }: { project: ProjectSummary }) {
  const { id, title, excerpt, category, readTime, technologies, impact, picture } = project
  return (
    <Root
      component="section"
      ref={useListedItem(id)}
      id="site-featured-project"
      aria-labelledby="site-featured-project-title"
    >
      <Media>
        <PictureView picture={picture} {...pictureSlots.featuredProject} alt="" isFirst />
      </Media>
      <Body>
        <FeaturedTag as="h2" id="site-featured-project-title">
          {words.featuredProject}
        </FeaturedTag>
        <Title variant="h2" component="h3">
          <TitleLink to={paths.project(id)}>{title}</TitleLink>
        </Title>
        <Excerpt variant="lead" component="p">
          {excerpt}
        </Excerpt>
        <Facts>
          <Category category={category} />
          <span>{readTime}</span>
        </Facts>
        <Technologies name={words.technologiesLabel} labels={technologies} />
        <Links project={project} />
      </Body>
      <Impact impact={impact} />
    </Root>
  )
}
