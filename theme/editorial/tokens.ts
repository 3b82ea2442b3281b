/**
 * The tokens this theme's styles are written with: those of both themes, and its own. The values behind the custom
 * properties are set once, in `palette.ts` (colours) and below (lengths).
 */
import type { CSSObject } from '@mui/material/styles'
import type { TextStyleName } from '../contract/typography.ts'
import * as shared from '../shared/tokens.ts'
import { below, media } from '../shared/tokens.ts'
import { baseTokens } from './baseTokens.ts'

export {
  above,
  below,
  color,
  columns,
  contentWidth,
  hairline,
  media,
  ruled,
  stroke as underscore,
  targetSize,
} from '../shared/tokens.ts'

/** Where the content column stops growing, in px, beside the limits of all themes. */
export const limits = { ...shared.limits, capped: 1407 }
export const breakpoints = shared.breakpointsFor(limits.capped)

export const line = { ...shared.line, underscore: '4px' }
export const corner = `${baseTokens.corner}px`
export const font = baseTokens.families

export const spacing = shared.spacingOf(baseTokens)
export const space = shared.spaceOf(spacing)

export const durations = shared.durationsOf(baseTokens)
export const easing = baseTokens.easing

/** A text style as set in `typography.ts`, for parts that are not a Typography. */
export const textStyle = (variant: TextStyleName): CSSObject => ({
  font: `var(--mui-font-${variant})`,
  letterSpacing: `var(--tracking-${variant})`,
})

/** How large the titles of cards are, as a multiple of what their sizes say. */
export const cardTitleScale = 1

/** Between two sections of a page, in spacing units; less on smaller windows. */
const sectionGap = 16

/** Custom properties behind the names above, for the whole document. */
export const rootProperties: CSSObject = {
  '--space-margin': spacing(6),
  '--space-gutter': spacing(3),
  '--space-cell': spacing(3.5),
  '--space-section': spacing(sectionGap),
  '--space-header': spacing(9),
  '--space-sticky': 'var(--space-header)',
  '--space-content': 'min(1312px, 100% - 2 * var(--space-margin))',
  '--space-edge': 'max(var(--space-margin), (100vw - 1312px) / 2)',
  [below.full]: {
    '--space-margin': spacing(4),
    '--space-cell': spacing(3),
    '--space-section': spacing(sectionGap * 0.8125),
  },
  [below.mobile]: {
    '--space-margin': spacing(3),
    '--space-gutter': spacing(2),
    '--space-cell': spacing(2.5),
    '--space-section': spacing(sectionGap * 0.625),
    '--space-header': spacing(7.5),
  },
  [below.small]: {
    '--space-margin': `clamp(${spacing(2)}, 5vw, ${spacing(2.5)})`,
    '--space-cell': `clamp(${spacing(2)}, 5vw, ${spacing(2.5)})`,
    '--space-section': spacing(sectionGap * 0.5625),
  },
  [media.low]: { '--space-sticky': '0px' },
}
