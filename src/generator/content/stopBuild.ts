import { ContentError, formatAnnotations } from './ContentError.ts'

/**
 * Ends a build at the issues of the content and prints them once: Vite would print an error of its configuration two
 * times, with the stack. In GitHub Actions each issue is an annotation on its line, too. Other errors are thrown on.
 */
export function stopBuild(error: unknown): never {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  if (process.env['GITHUB_ACTIONS'] === 'true') console.log(formatAnnotations(error.issues))
  process.exit(1)
}
