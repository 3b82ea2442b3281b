import { themeOf } from '../shared/themeOf.ts'
import { components } from './components.ts'
import { dark, light } from './palette.ts'
import { baseTokens } from './baseTokens.ts'
import { breakpoints } from './tokens.ts'
import { typography } from './typography.ts'

export const theme = themeOf({
  baseTokens,
  light,
  dark,
  breakpoints,
  typography,
  components,
  // MUI's shorthands for text styles could not carry a width in percent; see `textStyle`.
  withoutVariables: ['font'],
})
