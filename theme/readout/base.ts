import { baseOf } from '../shared/baseOf.ts'
import { light } from './palette.ts'
import { focusRing, rootProperties } from './tokens.ts'

export const base = baseOf({
  properties: rootProperties,
  light,
  focusRing: focusRing(),
  body: { fontOpticalSizing: 'auto' },
})
