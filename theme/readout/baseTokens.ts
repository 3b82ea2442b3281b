import type { BaseTokens } from '../contract/baseTokens.ts'

const SANS = '"Archivo Variable", "Archivo Fallback", "Helvetica Neue", Arial, sans-serif'

/** Readout: chart paper by day, a lit bench by night, and a recorder with two pens. These are the first pen, `accent`. */
export const baseTokens: BaseTokens = {
  schemes: 'both',
  light: { paper: '#e6ebe5', ink: '#10201b', neutral: '#6a7971', accent: '#eb4f22', onAccent: '#10201b' },
  dark: { paper: '#0c1311', ink: '#e6eee8', neutral: '#6b7d74', accent: '#ff6c40', onAccent: '#10201b' },
  families: {
    heading: SANS,
    sans: SANS,
    serif: '"Source Serif 4 Variable", "Source Serif 4 Fallback", "Source Serif Pro", Georgia, serif',
    mono: '"Martian Mono Variable", "Martian Mono Fallback", ui-monospace, Menlo, Consolas, monospace',
  },
  spacingUnit: 8,
  corner: 2,
  durations: { instant: 90, short: 160, standard: 260, long: 520, draw: 900 },
  entrance: { rise: 16, stagger: 60 },
  easing: { out: 'cubic-bezier(.2, .7, .2, 1)', inOut: 'cubic-bezier(.65, 0, .15, 1)' },
}

/** The second pen, which marks what is related: links in prose, labels, the focus. */
export const secondPen = { light: '#1443a8', dark: '#93b9ff' }

/** How a needle swings: a little too far, and back. */
export const needle = 'cubic-bezier(.3, 1.35, .5, 1)'
