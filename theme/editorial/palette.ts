import type { Roles } from '../contract/palette.ts'
import type { SchemeTokens } from '../contract/baseTokens.ts'
import { mix } from '../shared/derive.ts'
import { baseTokens } from './baseTokens.ts'

/** Where each grey lies, 0 to 1: texts from the ink to the neutral, lines and surfaces from the neutral to the paper. */
type Tones = { secondary: number; tertiary: number; divider: number; sunken: number }

/** The roles that follow from the baseTokens alone. */
function rolesOf({ paper, ink, neutral, accent, onAccent }: SchemeTokens, tones: Tones) {
  const text = {
    primary: ink,
    secondary: mix(ink, neutral, tones.secondary),
    tertiary: mix(ink, neutral, tones.tertiary),
  }
  const divider = mix(neutral, paper, tones.divider)
  return {
    text,
    divider,
    outline: neutral,
    rule: ink,
    accentText: accent,
    reference: accent,
    focus: accent,
    error: { main: accent, contrastText: onAccent },
    sunken: mix(neutral, paper, tones.sunken),
    footer: { background: paper, text: text.secondary, muted: text.tertiary, line: divider },
  }
}

const { light: day, dark: night } = baseTokens
const { sunken: daySunken, ...dayRoles } = rolesOf(day, {
  secondary: 0.473,
  tertiary: 0.687,
  divider: 0.682,
  sunken: 0.932,
})
const { sunken: nightSunken, ...nightRoles } = rolesOf(night, {
  secondary: 0.384,
  tertiary: 0.702,
  divider: 0.688,
  sunken: 0.897,
})

/** What stands on the inverse surface is the same in both schemes: the dark scheme's ink and accent. */
const onInverse = {
  text: night.ink,
  muted: mix(night.ink, night.neutral, 0.57),
  accent: night.accent,
  line: mix(night.neutral, night.paper, 0.4),
}

export const light: Roles = {
  ...dayRoles,
  background: { default: day.paper, paper: mix(day.paper, '#ffffff', 0.64), sunken: daySunken },
  primary: { main: day.ink, dark: mix(day.ink, day.paper, 0.11), contrastText: day.paper },
  secondary: { main: day.accent, dark: mix(day.accent, '#000000', 0.16), contrastText: day.onAccent },
  inverse: { background: day.ink, ...onInverse },
}

export const dark: Roles = {
  ...nightRoles,
  background: { default: night.paper, paper: mix(night.neutral, night.paper, 0.92), sunken: nightSunken },
  primary: { main: night.ink, dark: '#ffffff', contrastText: night.paper },
  secondary: { main: night.accent, dark: mix(night.accent, '#ffffff', 0.21), contrastText: night.onAccent },
  inverse: { background: mix(night.neutral, night.paper, 0.86), ...onInverse },
}
