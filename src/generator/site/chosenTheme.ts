import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleForNode } from '../bundleForNode.ts'
import { readEnvironment } from '../environment.ts'

export type ThemeFacts = typeof import('./themeFacts.ts')

/**
 * The file of the active theme: the one `theme/index.ts` names. `SITE_THEME` in the environment names another folder
 * of `theme/` instead, so that both shipped themes can be built and tested without touching a file.
 */
export function themeFile(root: string): string {
  const { theme: named } = readEnvironment(root)
  return named ? join(root, 'theme', named, 'index.ts') : join(root, 'theme/index.ts')
}

/** What the build works out of the theme: colours, fonts, drawings. */
export async function loadTheme(root: string): Promise<ThemeFacts> {
  const entry = join(import.meta.dirname, 'themeFacts.ts')
  const alias = [{ find: '@theme', replacement: themeFile(root) }]
  const { fileOf } = await bundleForNode({ root, entries: { theme: entry }, alias })
  // The development server reads the theme again when it changes, and Node would remember it.
  const facts: ThemeFacts = await import(`${pathToFileURL(fileOf('theme')).href}?${performance.now()}`)
  return facts
}
