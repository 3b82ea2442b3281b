import words from '@content/interface.yaml'
import { Category } from '../../components/Category.tsx'
import { Labels } from '../../components/Labels.tsx'
import { ArticleMeta } from '../../components/ArticleHeader.tsx'
import type { Project } from '../../lib/content/types.ts'

/** What kind of project it is, and what it is made with. */
export function ProjectFacts({ project }: { project: Project }) {
  return (
    <>
      <ArticleMeta>
        <Category category={project.category} />
        <span>{project.readTime}</span>
      </ArticleMeta>
      <Labels name={words.technologiesLabel} labels={project.technologies} />
    </>
  )
}
