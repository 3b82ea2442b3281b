/**
 * The tokens this theme's styles are written with: those of both themes, and its own. The values behind the custom
 * properties are set once, in `palette.ts` (colours) and below (lengths).
 */
import type { CSSObject } from '@mui/material/styles'
import * as shared from '../shared/tokens.ts'
import { color, media } from '../shared/tokens.ts'
import { needle, baseTokens } from './baseTokens.ts'

export { above, color, columns, contentWidth, hairline, media, ruled, stroke, targetSize } from '../shared/tokens.ts'
export { textStyle } from './typography.ts'

/** Where the content column stops growing, in px, beside the limits of all themes. */
export const limits = { ...shared.limits, capped: 1439 }
export const breakpoints = shared.breakpointsFor(limits.capped)

/** Media queries of all themes, and one for at most 1279 px. */
export const below = { ...shared.below, wide: shared.upTo(1279) }

/** Distances of all themes, and the height of the header's ruler, which is part of the header's. */
export const spacing = shared.spacingOf(baseTokens)
export const space = { ...shared.spaceOf(spacing), ruler: 'var(--space-ruler)' }

export const line = { ...shared.line, heavy: '4px', mark: '5px', focus: '3px' }
/** The line a section begins with. */
export const sectionRule = `${line.stroke} solid ${color.rule}`
export const corner = `${baseTokens.corner}px`
export const font = baseTokens.families

export const durations = shared.durationsOf(baseTokens)
export const easing = { ...baseTokens.easing, needle }

/** A line of the first pen below words, drawn from the left when it is pointed at. */
export const penLine = (size: string) => `linear-gradient(${color.accent}, ${color.accent}) 0 100% / ${size} no-repeat`

/** The mark around what has the focus. */
export const focusRing = (colour = color.focus) => `${line.focus} solid ${colour}`

/** A dark panel that shows what was measured. On paper it is a box. */
export const readout: CSSObject = {
  border: `${line.hairline} solid transparent`,
  borderRadius: corner,
  background: color.inverse,
  color: color.onInverse,
  '--focus-color': color.onInverse,
  '[data-theme="dark"] &': { borderColor: color.inverseLine },
  [media.print]: { borderColor: color.rule, background: 'none', color: color.ink },
}

/** How large the titles of cards are, as a multiple of what their sizes say. */
export const cardTitleScale = 1

/** Between two sections of a page, in spacing units; less on smaller windows. */
const sectionGap = 16

/** Custom properties behind the names above, for the whole document. */
export const rootProperties: CSSObject = {
  '--space-margin': spacing(5),
  '--space-gutter': spacing(3),
  '--space-cell': spacing(3.5),
  '--space-section': `clamp(${spacing(sectionGap * 0.5625)}, ${sectionGap * 0.5625}vw, ${spacing(sectionGap)})`,
  '--space-ruler': spacing(1.5),
  '--space-header': spacing(9.5),
  '--space-sticky': 'var(--space-header)',
  '--space-content': 'min(1360px, 100% - 2 * var(--space-margin))',
  '--space-edge': 'max(var(--space-margin), (100vw - 1360px) / 2)',
  [below.wide]: { '--space-margin': spacing(4), '--space-gutter': spacing(2.5) },
  [below.mobile]: {
    '--space-margin': spacing(3),
    '--space-gutter': spacing(2),
    '--space-cell': spacing(2.5),
    '--space-header': spacing(9),
  },
  [below.small]: {
    '--space-margin': `clamp(${spacing(2)}, 5vw, ${spacing(2.5)})`,
    '--space-gutter': spacing(1.5),
    '--space-ruler': spacing(1.25),
    '--space-header': spacing(8.25),
  },
  [media.low]: { '--space-sticky': '0px' },
}
