import { baseOf } from '../shared/baseOf.ts'
import { light } from './palette.ts'
import { color, line, rootProperties, spacing } from './tokens.ts'
import { trackingProperties } from './typography.ts'

export const base = baseOf({
  properties: { ...trackingProperties, ...rootProperties },
  light,
  spacing,
  focusRing: `${line.stroke} solid ${color.focus}`,
})
