import { createTheme, type ThemeOptions } from '@mui/material/styles'
import type { Roles } from '../contract/palette.ts'
import type { BaseTokens } from '../contract/baseTokens.ts'
import '../contract/components.ts'
import '../contract/typography.ts'
import { isVariableNeeded } from './variables.ts'

type ThemeParts = Required<Pick<ThemeOptions, 'typography' | 'components'>> & {
  baseTokens: BaseTokens
  light: Roles
  dark: Roles
  breakpoints: Record<'xs' | 'sm' | 'md' | 'lg' | 'xl', number>
  /** Groups of values that the theme needs no CSS variables of. */
  withoutVariables?: readonly string[]
}

/** MUI's theme from the parts that a theme of the site is written in. */
export function themeOf(parts: ThemeParts) {
  const { baseTokens, light, dark, breakpoints, typography, components, withoutVariables = [] } = parts
  const { durations, easing, schemes } = baseTokens
  const palettes = { light: { palette: light }, dark: { palette: dark } }
  return createTheme({
    cssVariables: {
      colorSchemeSelector: 'data-theme',
      // Tones nobody gave are worked out by the browser where they are used, not here for every page.
      nativeColor: true,
      shouldSkipGeneratingVar: (keys) => withoutVariables.includes(keys[0] ?? '') || !isVariableNeeded(keys),
    },
    colorSchemes: schemes === 'both' ? palettes : { [schemes]: palettes[schemes] },
    ...(schemes !== 'both' && { defaultColorScheme: schemes }),
    breakpoints: { values: breakpoints },
    spacing: baseTokens.spacingUnit,
    shape: { borderRadius: baseTokens.corner },
    typography,
    transitions: {
      duration: {
        shortest: durations.instant,
        shorter: durations.short,
        short: durations.short,
        standard: durations.standard,
        complex: durations.long,
        enteringScreen: durations.standard,
        leavingScreen: durations.short,
      },
      easing: { easeOut: easing.out, easeInOut: easing.inOut, sharp: easing.inOut, easeIn: easing.inOut },
    },
    components,
  })
}
