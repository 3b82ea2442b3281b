import ArrowForward from '@mui/icons-material/ArrowForward'
import site from '@content/site.yaml'
import { memo } from 'react'
import words from '@content/pages/projects.yaml'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { EmptyResult } from '../../components/filters/EmptyResult.tsx'
import { Results } from '../../components/filters/Results.tsx'
import { ClosingCall } from '../../components/ClosingCall.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { FeaturedProject } from '../../features/project-list/FeaturedProject.tsx'
import { MoreProjects } from '../../features/project-list/MoreProjects.tsx'
import { ProjectFilters } from '../../features/project-list/ProjectFilters.tsx'
import { ProjectGrid } from '../../features/project-list/ProjectGrid.tsx'
import { useProjectFilter } from '../../features/project-list/useProjectFilter.ts'
import type { ProjectSummary } from '../../lib/content/types.ts'
import type { PageProps } from '../../lib/pageContext.ts'
import { mailAddress, paths } from '../../lib/paths.ts'

export function ProjectsPage({ data: projects }: PageProps<ProjectSummary[]>) {
  const filter = useProjectFilter(projects)
  return <ProjectsView filter={filter} />
}

type ProjectsViewProps = { filter: ReturnType<typeof useProjectFilter> }

/** Renders again for another filter, not for every navigation. */
const ProjectsView = memo(function ProjectsView({ filter }: ProjectsViewProps) {
  return (
    <>
      <PageHead words={words.head} path={paths.projects()} />
      <PageTitle title={words.title} subtitle={words.subtitle} />
      <ProjectFilters filter={filter} />
      <Results filter={filter}>
        <EmptyResult words={words.empty} filter={filter} />
        <FeaturedProject project={filter.listed.featured} />
        <ProjectGrid projects={filter.listed.grid} />
        <MoreProjects projects={filter.listed.more} />
      </Results>
      <ClosingCall title={words.closingCall.title}>
        <ButtonLink to={paths.hire()} endIcon={<ArrowForward data-mirrored data-arrow />}>
          {words.closingCall.primary}
        </ButtonLink>
        <ButtonLink variant="outlined" href={mailAddress(site.email)}>
          {words.closingCall.secondary}
        </ButtonLink>
      </ClosingCall>
    </>
  )
})
