import words from '@content/pages/not-found.yaml'
import type { NotFoundWords } from '../lib/content/types.ts'
import { paths } from '../lib/paths.ts'
import { useHydrated } from '../lib/useHydrated.ts'
import { NotFoundView } from './NotFoundView.tsx'

type MissingViewProps = { words: NotFoundWords; backTo: string }

/**
 * In place of a project or a post that doesn't exist. The not-found file says `Page Not Found` for every address, so
 * that is what is hydrated; the specific words follow.
 */
export function MissingView(props: MissingViewProps) {
  return useHydrated() ? <NotFoundView {...props} /> : <NotFoundView words={words} backTo={paths.home()} showsCode />
}
