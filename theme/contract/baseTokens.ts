/** The few values a theme is derived from. Change these first when you restyle. */
export type SchemeTokens = {
  /** The page. */
  paper: string
  /** Text and structural lines. */
  ink: string
  /** Midway between the two: borders of controls. All greys are mixed from it. */
  neutral: string
  /** The one colour that asks for attention. */
  accent: string
  /** Text on the accent. */
  onAccent: string
}

export type BaseTokens = {
  /** The colour schemes visitors can have: both, or one alone. Paper takes the light colours in any case. */
  schemes: 'both' | 'light' | 'dark'
  light: SchemeTokens
  dark: SchemeTokens
  /** Font families, each with its fallbacks: `heading` is that of names, headlines and titles. */
  families: { heading: string; sans: string; serif: string; mono: string }
  /** All spacing is a multiple of this, in px. */
  spacingUnit: number
  /** Corner radius of controls, in px. */
  corner: number
  /** Durations in ms: a colour change, a hover, a panel, an entrance, a redrawn picture. */
  durations: { instant: number; short: number; standard: number; long: number; draw: number }
  /** How the items of a list enter: from how far below, in px, and how many ms after one another. */
  entrance: { rise: number; stagger: number }
  /** How things enter, and how lines are drawn, as CSS easings. */
  easing: { out: string; inOut: string }
}
