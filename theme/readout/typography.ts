import type { CSSObject, ThemeOptions } from '@mui/material/styles'
import { baseTokens } from './baseTokens.ts'

const { heading, sans, serif, mono } = baseTokens.families

/** A style of Archivo, whose width is as much a part of it as its weight. */
const archivo = (
  fontSize: string,
  lineHeight: number,
  letterSpacing: string,
  fontStretch: string,
  fontWeight = 600,
) => ({
  fontFamily: sans,
  fontWeight,
  fontStretch,
  fontSize,
  lineHeight,
  letterSpacing,
})

const text = (fontSize: string, lineHeight: number) => ({
  fontFamily: serif,
  fontWeight: 400,
  fontStretch: 'normal',
  fontSize,
  lineHeight,
  letterSpacing: '0',
})

/** Figures of one width, so that readings stand below each other. */
const reading = (fontSize: string, lineHeight: number, letterSpacing: string) => ({
  fontFamily: mono,
  fontWeight: 400,
  fontStretch: '87.5%',
  fontSize,
  lineHeight,
  letterSpacing,
})

/** Text styles by role. Sizes grow with the window between two bounds. */
export const typography = {
  fontFamily: serif,
  name: { ...archivo('6rem', 0.79, '0', '100%'), fontFamily: heading },
  type: reading('clamp(1rem, 2.35vw, 1.75rem)', 1.25, '-.035em'),
  h1: { ...archivo('clamp(2.75rem, 1.6rem + 6.8vw, 7rem)', 0.92, '-.04em', '108%', 620), fontFamily: heading },
  h1Article: {
    ...archivo('clamp(2.125rem, 1.5rem + 4.2vw, 5.5rem)', 0.98, '-.04em', '108%', 620),
    fontFamily: heading,
  },
  h2: { ...archivo('clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)', 1.06, '-.025em', '104%'), fontFamily: heading },
  h3: { ...archivo('clamp(1.5rem, 1.25rem + 1.05vw, 2.125rem)', 1.1, '-.02em', '103%'), fontFamily: heading },
  h4: { ...archivo('clamp(1.25rem, 1.18rem + .3vw, 1.4375rem)', 1.18, '-.014em', '102%'), fontFamily: heading },
  h5: { ...archivo('1.125rem', 1.28, '-.008em', '101%'), fontFamily: heading },
  h6: { ...archivo('.9375rem', 1.35, '0', '100%'), fontFamily: heading },
  lead: text('clamp(1.1875rem, 1.1rem + .4vw, 1.4375rem)', 1.48),
  body1: text('1.125rem', 1.6),
  body2: text('1rem', 1.56),
  prose: text('clamp(1.125rem, 1.09rem + .17vw, 1.1875rem)', 1.64),
  mono: reading('.75rem', 1.5, '-.01em'),
  caption: archivo('.8125rem', 1.4, '.005em', '104%', 500),
  overline: { ...archivo('.8125rem', 1.2, '.06em', '110%', 650), textTransform: 'none' },
  button: { ...archivo('.9375rem', 1.1, '0', '104%'), textTransform: 'none' },
  figure: archivo('clamp(3.25rem, 5.2vw, 4.75rem)', 0.86, '-.045em', '84%', 560),
} satisfies ThemeOptions['typography']

type Variant = Exclude<keyof typeof typography, 'fontFamily'>

/** A text style for parts that are not a Typography. A `font` shorthand could not carry a width in percent. */
export const textStyle = (variant: Variant): CSSObject => ({ ...typography[variant] })
