import words from '@content/pages/project.yaml'
import { MissingView } from '../../components/MissingView.tsx'
import { paths } from '../../lib/paths.ts'

/** In place of a project that doesn't exist. */
export function ProjectNotFound() {
  return <MissingView words={words.notFound} backTo={paths.projects()} />
}
