import words from '@content/pages/project.yaml'
import interfaceWords from '@content/interface.yaml'
import { Article } from '../../components/Article.tsx'
import { ArticleHeader } from '../../components/ArticleHeader.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { ProjectBody } from '../../features/project-detail/ProjectBody.tsx'
import { ProjectCover } from '../../features/project-detail/ProjectCover.tsx'
import { ProjectFacts } from '../../features/project-detail/ProjectFacts.tsx'
import { RelatedProjects } from '../../features/project-detail/RelatedProjects.tsx'
import type { Project, ProjectSummary } from '../../lib/content/types.ts'
import type { WithRelated } from '../../lib/data.ts'
import type { PageProps } from '../../lib/pageContext.ts'
import { paths } from '../../lib/paths.ts'

export function ProjectPage({ data: { item: project, related } }: PageProps<WithRelated<Project, ProjectSummary>>) {
  const { id, title, excerpt, socialImage } = project
  return (
    <>
      <PageHead words={{ title, description: excerpt }} path={paths.project(id)} image={socialImage} />
      <Article key={id}>
        <ArticleHeader
          back={{ to: paths.projects(), text: words.back }}
          tag={project.featured ? interfaceWords.featuredProject : undefined}
          title={title}
          excerpt={excerpt}
        >
          <ProjectFacts project={project} />
        </ArticleHeader>
        <ProjectCover project={project} />
        <ProjectBody project={project} />
      </Article>
      <RelatedProjects projects={related} />
    </>
  )
}
