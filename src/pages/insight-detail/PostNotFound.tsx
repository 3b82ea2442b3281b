import words from '@content/pages/insight.yaml'
import { FailureView } from '../../components/FailureView.tsx'
import { paths } from '../../lib/paths.ts'

/** Stands in place of a post that isn't there. */
export function PostNotFound() {
  return <FailureView missing={{ words: words.notFound, backTo: paths.insights() }} />
}
