import words from '@content/pages/project.yaml'
import { FailureView } from '../../components/FailureView.tsx'
import { paths } from '../../lib/paths.ts'

/** Stands in place of a project that isn't there. */
export function ProjectNotFound() {
  return <FailureView missing={{ words: words.notFound, backTo: paths.projects() }} />
}
