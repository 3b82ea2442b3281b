/**
 * The names this theme's looks are written with: those of all themes, and its own. The values behind the custom
 * properties are set once, in `palette.ts` (colours) and below (distances).
 */
import type { CSSObject } from '@mui/material/styles'
import * as shared from '../shared/tokens.ts'
import { below, media } from '../shared/tokens.ts'
import { seeds } from './seeds.ts'

export {
  above,
  below,
  color,
  columns,
  contentWidth,
  hairline,
  media,
  ruled,
  space,
  stroke as underscore,
} from '../shared/tokens.ts'

/** Where the content column stops growing, in px, beside the limits of all themes. */
export const limits = { ...shared.limits, capped: 1407 }
export const breakpoints = shared.breakpointsFor(limits.capped)

export const line = { ...shared.line, underscore: '4px' }
export const corner = `${seeds.corner}px`
export const font = seeds.families

export const pace = shared.paceOf(seeds)
export const easing = seeds.easing

/** A text style as set in `typography.ts`, for parts that are not a Typography. */
export const setAs = (variant: string): CSSObject => ({
  font: `var(--mui-font-${variant})`,
  letterSpacing: `var(--tracking-${variant})`,
})

/** Custom properties behind the names above, for the whole document. */
export const rootProperties: CSSObject = {
  '--space-margin': '48px',
  '--space-gutter': '24px',
  '--space-cell': '28px',
  '--space-section': '128px',
  '--space-header': '72px',
  '--space-sticky': 'var(--space-header)',
  '--space-content': 'min(1312px, 100% - 2 * var(--space-margin))',
  '--space-edge': 'max(var(--space-margin), (100vw - 1312px) / 2)',
  [below.full]: { '--space-margin': '32px', '--space-cell': '24px', '--space-section': '104px' },
  [below.mobile]: {
    '--space-margin': '24px',
    '--space-gutter': '16px',
    '--space-cell': '20px',
    '--space-section': '80px',
    '--space-header': '60px',
  },
  [below.small]: {
    '--space-margin': 'clamp(16px, 5vw, 20px)',
    '--space-cell': 'clamp(16px, 5vw, 20px)',
    '--space-section': '72px',
  },
  [media.low]: { '--space-sticky': '0px' },
}
