import words from '@content/pages/insight.yaml'
import { MissingView } from '../../components/MissingView.tsx'
import { paths } from '../../lib/paths.ts'

/** In place of a post that doesn't exist. */
export function PostNotFound() {
  return <MissingView words={words.notFound} backTo={paths.insights()} />
}
