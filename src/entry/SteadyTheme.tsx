import { ThemeContext } from '@emotion/react'
import type { CssVarsTheme, Theme } from '@mui/material/styles'
import { theme } from '@theme'
import { type ReactNode, use } from 'react'

// MUI would work out the theme's variables and their style sheets for each page, which are always the same.
if (hasVariables(theme)) {
  const [variables, sheets] = [theme.generateThemeVars(), theme.generateStyleSheets()]
  Object.assign(theme, { generateThemeVars: () => variables, generateStyleSheets: () => sheets })
}

function hasVariables(made: Theme): made is Theme & Pick<CssVarsTheme, 'generateThemeVars' | 'generateStyleSheets'> {
  return 'generateThemeVars' in made
}

let kept: object | undefined
const firstOf = (made: object) => (kept ??= made)

/** MUI's provider makes the theme anew for each page, and for a new theme all MUI components work out their looks again. */
export function SteadyTheme({ children }: { children: ReactNode }) {
  return <ThemeContext value={firstOf(use(ThemeContext))}>{children}</ThemeContext>
}
