import words from '@content/pages/project.yaml'
import { Related } from '../../components/Article.tsx'
import { ProjectRows } from '../../components/ProjectRows.tsx'
import { Section } from '../../components/Section.tsx'
import type { ProjectSummary } from '../../lib/content/types.ts'

/** Other projects to look at. Nothing where this is the only one. */
export function RelatedProjects({ projects }: { projects: readonly ProjectSummary[] }) {
  if (projects.length === 0) return null
  return (
    <Related>
      <Section id="related-projects" title={words.related}>
        <ProjectRows projects={projects} />
      </Section>
    </Related>
  )
}
