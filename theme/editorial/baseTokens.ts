import type { BaseTokens } from '../contract/baseTokens.ts'

const SANS = '"Schibsted Grotesk Variable", "Schibsted Grotesk Fallback", "Helvetica Neue", Arial, sans-serif'

/** Editorial terminal: ruled paper, ink, and one red line that pays attention. */
export const baseTokens: BaseTokens = {
  schemes: 'both',
  light: { paper: '#f4f5f1', ink: '#131512', neutral: '#7e847b', accent: '#ce2913', onAccent: '#ffffff' },
  dark: { paper: '#111311', ink: '#eceee8', neutral: '#757b72', accent: '#ff5a3c', onAccent: '#111311' },
  families: {
    heading: SANS,
    sans: SANS,
    serif: '"Newsreader Variable", "Newsreader Fallback", Georgia, "Times New Roman", serif',
    mono: '"Sometype Mono Variable", "Sometype Mono Fallback", ui-monospace, Menlo, Consolas, monospace',
  },
  spacingUnit: 8,
  corner: 2,
  durations: { instant: 90, short: 160, standard: 260, long: 520, draw: 900 },
  entrance: { rise: 14, stagger: 60 },
  easing: { out: 'cubic-bezier(.16, 1, .3, 1)', inOut: 'cubic-bezier(.65, 0, .15, 1)' },
}
