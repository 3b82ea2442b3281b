import { createTheme } from '@mui/material/styles'
import { isVariableNeeded } from '../variables.ts'
import '../contract/typography.ts'
import { components } from './components.ts'
import { dark, light } from './palette.ts'
import { seeds } from './seeds.ts'
import { breakpoints } from './tokens.ts'
import { typography } from './typography.ts'

const { pace, easing } = seeds

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', shouldSkipGeneratingVar: (keys) => !isVariableNeeded(keys) },
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
