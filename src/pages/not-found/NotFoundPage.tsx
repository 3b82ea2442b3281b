import words from '@content/pages/not-found.yaml'
import { NotFoundView } from '../../components/NotFoundView.tsx'
import { paths } from '../../lib/paths.ts'

export function NotFoundPage() {
  return <NotFoundView words={words} backTo={paths.home()} showsCode />
}
