import { join } from 'node:path'
import { runnerImport } from 'vite'

export type ThemeModule = typeof import('../../../theme/index.ts')

/**
 * The file of the theme the site wears: the one `theme/index.ts` names. `SITE_THEME` in the environment names another
 * folder of `theme/` instead, so that both shipped themes can be built and tested without touching a file.
 */
export function themeFile(root: string): string {
  const named = process.env['SITE_THEME']
  return named ? join(root, 'theme', named, 'index.ts') : join(root, 'theme/index.ts')
}

/** The theme itself, for what the build works out of it: colours, fonts, drawings. */
export async function loadTheme(root: string): Promise<ThemeModule> {
  const { module } = await runnerImport<ThemeModule>(themeFile(root))
  return module
}
