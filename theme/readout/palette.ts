import type { Roles } from '../contract/palette.ts'
import type { SchemeTokens } from '../contract/baseTokens.ts'
import { mix } from '../shared/derive.ts'
import { secondPen, baseTokens } from './baseTokens.ts'

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Where each grey lies, 0 to 1: texts from the ink to the neutral, lines and surfaces from the neutral to the paper. */
type Tones = { secondary: number; tertiary: number; divider: number; sunken: number }

/** The roles that follow from the baseTokens and the second pen alone. */
function rolesOf({ paper, ink, neutral }: SchemeTokens, pen: string, tones: Tones) {
  return {
    text: { primary: ink, secondary: mix(ink, neutral, tones.secondary), tertiary: mix(ink, neutral, tones.tertiary) },
    divider: mix(neutral, paper, tones.divider),
    outline: neutral,
    rule: ink,
    reference: pen,
    focus: pen,
    sunken: mix(neutral, paper, tones.sunken),
  }
}

const { light: day, dark: night } = baseTokens
const { sunken: daySunken, ...dayRoles } = rolesOf(day, secondPen.light, {
  secondary: 0.41,
  tertiary: 0.675,
  divider: 0.6,
  sunken: 0.895,
})
const { sunken: nightSunken, ...nightRoles } = rolesOf(night, secondPen.dark, {
  secondary: 0.355,
  tertiary: 0.665,
  divider: 0.61,
  sunken: 0.82,
})

/** What stands on a readout is the same in both schemes: it is dark by day and by night. */
const onReadout = {
  text: mix(night.ink, WHITE, 0.28),
  muted: mix(night.ink, night.neutral, 0.555),
  line: mix(night.neutral, night.paper, 0.57),
}
const readout = { ...onReadout, accent: night.accent }

/** The first pen as small text is darker on paper, and lighter on the bench. */
const dayText = mix(day.accent, BLACK, 0.29)
const nightText = mix(night.accent, WHITE, 0.2)

export const light: Roles = {
  ...dayRoles,
  background: { default: day.paper, paper: mix(day.paper, WHITE, 0.43), sunken: daySunken },
  primary: { main: day.ink, dark: mix(day.ink, day.paper, 0.11), contrastText: mix(day.paper, WHITE, 0.43) },
  secondary: { main: day.accent, dark: mix(day.accent, WHITE, 0.12), contrastText: day.onAccent },
  accentText: dayText,
  error: { main: dayText, contrastText: mix(day.paper, WHITE, 0.43) },
  inverse: { background: day.ink, ...readout },
  footer: { background: day.ink, ...onReadout },
}

export const dark: Roles = {
  ...nightRoles,
  background: { default: night.paper, paper: mix(night.neutral, night.paper, 0.91), sunken: nightSunken },
  primary: { main: night.ink, dark: WHITE, contrastText: night.paper },
  secondary: { main: night.accent, dark: mix(night.accent, WHITE, 0.12), contrastText: night.onAccent },
  accentText: nightText,
  error: { main: nightText, contrastText: night.paper },
  inverse: { background: mix(night.neutral, night.paper, 0.84), ...readout },
  footer: { background: mix(night.paper, BLACK, 0.5), ...onReadout },
}
