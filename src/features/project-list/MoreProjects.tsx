import words from '@content/pages/projects.yaml'
import { memo } from 'react'
import { ProjectRows } from '../../components/ProjectRows.tsx'
import { Section } from '../../components/Section.tsx'
import type { ProjectSummary } from '../../lib/content/types.ts'

/** The remaining projects, a row each. */
export const MoreProjects = memo(function MoreProjects({ projects }: { projects: readonly ProjectSummary[] }) {
  if (projects.length === 0) return null
  return (
    <Section id="more-projects" title={words.more}>
      <ProjectRows projects={projects} />
    </Section>
  )
})
