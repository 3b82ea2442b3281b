import type { ThemeOptions } from '@mui/material/styles'
import { baseTokens } from './baseTokens.ts'
import { below } from './tokens.ts'

const { heading, sans, serif, mono } = baseTokens.families

/** Text styles by role. Sizes grow with the window between two bounds. */
export const typography = {
  fontFamily: sans,
  name: { fontFamily: heading, fontWeight: 640, fontSize: '6rem', lineHeight: 0.8, letterSpacing: '-.05em' },
  type: {
    fontFamily: mono,
    fontWeight: 400,
    fontSize: 'clamp(2.125rem, 5.72vw, 5.25rem)',
    lineHeight: 1.08,
    letterSpacing: '-.025em',
    [below.mobile]: { fontSize: '8.1vw' },
    [below.small]: { fontSize: 'clamp(1.875rem, 10.3vw, 3rem)', lineHeight: 1.06 },
  },
  h1: {
    fontFamily: heading,
    fontWeight: 620,
    fontSize: 'clamp(3rem, 7.5vw, 6.5rem)',
    lineHeight: 0.96,
    letterSpacing: '-.045em',
  },
  h1Article: {
    fontFamily: heading,
    fontWeight: 620,
    fontSize: 'clamp(2.25rem, 5vw, 4.25rem)',
    lineHeight: 1.02,
    letterSpacing: '-.035em',
  },
  h2: {
    fontFamily: heading,
    fontWeight: 620,
    fontSize: 'clamp(1.75rem, 3.75vw, 3rem)',
    lineHeight: 1.06,
    letterSpacing: '-.032em',
  },
  h3: {
    fontFamily: heading,
    fontWeight: 620,
    fontSize: 'clamp(1.5rem, 2.35vw, 1.875rem)',
    lineHeight: 1.14,
    letterSpacing: '-.024em',
  },
  h4: { fontFamily: heading, fontWeight: 620, fontSize: '1.375rem', lineHeight: 1.2, letterSpacing: '-.018em' },
  h5: { fontFamily: heading, fontWeight: 600, fontSize: '1.125rem', lineHeight: 1.3, letterSpacing: '-.01em' },
  h6: { fontFamily: heading, fontWeight: 600, fontSize: '1rem', lineHeight: 1.3, letterSpacing: '-.01em' },
  lead: {
    fontFamily: sans,
    fontWeight: 420,
    fontSize: 'clamp(1.1875rem, 1.75vw, 1.375rem)',
    lineHeight: 1.42,
    letterSpacing: '-.012em',
  },
  body1: { fontFamily: sans, fontWeight: 400, fontSize: '1.0625rem', lineHeight: 1.55, letterSpacing: '0' },
  body2: { fontFamily: sans, fontWeight: 400, fontSize: '.9688rem', lineHeight: 1.5, letterSpacing: '0' },
  prose: {
    fontFamily: serif,
    fontWeight: 420,
    fontSize: '1.3125rem',
    lineHeight: 1.58,
    letterSpacing: '0',
    [below.mobile]: { fontSize: '1.25rem', lineHeight: 1.56 },
    [below.small]: { fontSize: '1.1875rem', lineHeight: 1.55 },
  },
  mono: { fontFamily: mono, fontWeight: 400, fontSize: '.875rem', lineHeight: 1.45, letterSpacing: '0' },
  caption: { fontFamily: mono, fontWeight: 400, fontSize: '.8125rem', lineHeight: 1.45, letterSpacing: '0' },
  overline: {
    fontFamily: mono,
    fontWeight: 500,
    fontSize: '.8125rem',
    lineHeight: 1.3,
    letterSpacing: '.045em',
    textTransform: 'none',
  },
  button: {
    fontFamily: mono,
    fontWeight: 500,
    fontSize: '.9375rem',
    lineHeight: 1,
    letterSpacing: '-.01em',
    textTransform: 'none',
  },
  figure: {
    fontFamily: mono,
    fontWeight: 400,
    fontSize: 'clamp(3rem, 6.4vw, 5.5rem)',
    lineHeight: 0.9,
    letterSpacing: '-.06em',
  },
} satisfies ThemeOptions['typography']

/** Letter spacing of each style as a custom property: a `font` shorthand cannot carry it. */
export const trackingProperties = Object.fromEntries(
  Object.entries(typography).flatMap(([name, style]) =>
    typeof style === 'object' ? [[`--tracking-${name}`, style.letterSpacing]] : [],
  ),
)
