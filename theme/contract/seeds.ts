/** The few values a theme is grown from. Change these first when you restyle. */
export type SchemeSeeds = {
  /** The page. */
  paper: string
  /** Text and structural lines. */
  ink: string
  /** The middle between the two, which borders of controls have; it tints all greys. */
  neutral: string
  /** The one colour that means attention. */
  accent: string
  /** Text that stands on the accent. */
  onAccent: string
}

export type Seeds = {
  light: SchemeSeeds
  dark: SchemeSeeds
  /** Families of type, each with its fallbacks. */
  families: { sans: string; serif: string; mono: string }
  /** The step all distances are multiples of, in px. */
  step: number
  /** Corner radius of controls, in px. */
  corner: number
  /** Durations in ms: a colour flip, a hover, a panel, a drawn line, a redrawn picture. */
  pace: { instant: number; short: number; standard: number; long: number; draw: number }
  /** How the items of a list come into view: from how far below, in px, and how many ms after one another. */
  entrance: { rise: number; stagger: number }
  /** How things enter, and how lines are drawn, as CSS easings. */
  easing: { out: string; inOut: string }
}
