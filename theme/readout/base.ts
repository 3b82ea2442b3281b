import { baseOf } from '../shared/baseOf.ts'
import { light } from './palette.ts'
import { focusRing, rootProperties, spacing } from './tokens.ts'

export const base = baseOf({
  properties: rootProperties,
  light,
  spacing,
  focusRing: focusRing(),
  body: { fontOpticalSizing: 'auto' },
})
