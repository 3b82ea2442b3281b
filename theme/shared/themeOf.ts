import { createTheme, type ThemeOptions } from '@mui/material/styles'
import type { Roles } from '../contract/palette.ts'
import type { Seeds } from '../contract/seeds.ts'
import '../contract/typography.ts'
import { isVariableNeeded } from './variables.ts'

type ThemeParts = Required<Pick<ThemeOptions, 'typography' | 'components'>> & {
  seeds: Seeds
  light: Roles
  dark: Roles
  breakpoints: Record<'xs' | 'sm' | 'md' | 'lg' | 'xl', number>
  /** Groups of values that the theme needs no CSS variables of. */
  withoutVariables?: readonly string[]
}

/** MUI's theme from the parts that a theme of the site is written in. */
export function themeOf(parts: ThemeParts) {
  const { seeds, light, dark, breakpoints, typography, components, withoutVariables = [] } = parts
  const { pace, easing } = seeds
  return createTheme({
    cssVariables: {
      colorSchemeSelector: 'data-theme',
      // Tones nobody gave are worked out by the browser where they are used, not here for every page.
      nativeColor: true,
      shouldSkipGeneratingVar: (keys) => withoutVariables.includes(keys[0] ?? '') || !isVariableNeeded(keys),
    },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    breakpoints: { values: breakpoints },
    spacing: seeds.step,
    shape: { borderRadius: seeds.corner },
    typography,
    transitions: {
      duration: {
        shortest: pace.instant,
        shorter: pace.short,
        short: pace.short,
        standard: pace.standard,
        complex: pace.long,
        enteringScreen: pace.standard,
        leavingScreen: pace.short,
      },
      easing: { easeOut: easing.out, easeInOut: easing.inOut, sharp: easing.inOut, easeIn: easing.inOut },
    },
    components,
  })
}
