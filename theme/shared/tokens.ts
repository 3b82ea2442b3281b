/**
 * The names all themes write their looks with: screens, colour roles, distances, columns. Each is a text that CSS
 * understands. What the custom properties hold is set by each theme, in its `palette.ts` and `tokens.ts`.
 */
import type { CSSObject } from '@mui/material/styles'
import type { Seeds } from '../contract/seeds.ts'

/** The layout's limits, which belong to the smaller side: at 768 px the mobile layout holds, at 769 px it does not. */
export const limits = { small: 480, mobile: 768, full: 1100 }

/** MUI names breakpoints by their lower bound, one above the limits; `capped` is where the content column stops growing. */
export function breakpointsFor(capped: number) {
  return { xs: 0, sm: limits.small + 1, md: limits.mobile + 1, lg: limits.full + 1, xl: capped + 1 }
}

/** A media query for windows of at most this many px. */
export const upTo = (limit: number) => `@media (max-width: ${limit}.95px)`

/** Media queries: at most 480, 768 and 1100 px wide. */
export const below = { small: upTo(limits.small), mobile: upTo(limits.mobile), full: upTo(limits.full) }
const from = (limit: number) => `@media (min-width: ${limit + 1}px)`
/** At least 769 and 1101 px wide. */
export const above = { mobile: from(limits.mobile), full: from(limits.full) }
export const media = {
  hover: '@media (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
  moving: '@media (prefers-reduced-motion: no-preference)',
  forced: '@media (forced-colors: active)',
  noScript: '@media (scripting: none)',
  print: '@media print',
  /** So low that nothing may stick to the top. */
  low: '@media (max-height: 479.95px)',
}

const palette = (name: string) => `var(--mui-palette-${name})`
const text = (name: string) => palette(`text-${name}`)

/** Colour roles; see `contract/palette.ts` for what each is for. */
export const color = {
  page: palette('background-default'),
  raised: palette('background-paper'),
  sunken: palette('background-sunken'),
  ink: text('primary'),
  inkSoft: text('secondary'),
  inkFaint: text('tertiary'),
  divider: palette('divider'),
  outline: palette('outline'),
  rule: palette('rule'),
  control: palette('primary-main'),
  controlPressed: palette('primary-dark'),
  onControl: palette('primary-contrastText'),
  accent: palette('secondary-main'),
  accentPressed: palette('secondary-dark'),
  onAccent: palette('secondary-contrastText'),
  accentText: palette('accentText'),
  reference: palette('reference'),
  focus: palette('focus'),
  inverse: palette('inverse-background'),
  onInverse: palette('inverse-text'),
  onInverseSoft: palette('inverse-muted'),
  inverseLine: palette('inverse-line'),
  accentOnInverse: palette('inverse-accent'),
  footer: palette('footer-background'),
  onFooter: palette('footer-text'),
  onFooterSoft: palette('footer-muted'),
  footerLine: palette('footer-line'),
}

/** Distances. `margin` is the page's side margin, `cell` the padding of a ruled cell, `section` the gap between sections. */
export const space = {
  hair: '4px',
  xs: '8px',
  sm: '12px',
  md: '16px',
  lg: '24px',
  xl: '32px',
  xxl: '48px',
  huge: '64px',
  vast: '96px',
  margin: 'var(--space-margin)',
  gutter: 'var(--space-gutter)',
  cell: 'var(--space-cell)',
  section: 'var(--space-section)',
  /** Width of the content column. */
  content: 'var(--space-content)',
  /** From the window's side to the content column. */
  edge: 'var(--space-edge)',
  /** Height of the header. */
  header: 'var(--space-header)',
  /** Height of the part of the header that stays on screen while scrolling. */
  sticky: 'var(--space-sticky)',
}

/** Widths of lines: between things, of a control's border, and of a drawn stroke. */
export const line = { hairline: '1px', control: '1px', stroke: '2px' }
export const hairline = `${line.hairline} solid ${color.divider}`
export const ruled = `${line.hairline} solid ${color.rule}`

/** The twelve columns everything stands on. */
export const columns: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: space.gutter,
}

/** The content column, centred. */
export const contentWidth: CSSObject = { width: space.content, marginInline: 'auto' }

const ms = (duration: number) => `${duration}ms`

/** A theme's durations as texts. */
export function paceOf({ pace }: Seeds) {
  return {
    instant: ms(pace.instant),
    short: ms(pace.short),
    standard: ms(pace.standard),
    long: ms(pace.long),
    draw: ms(pace.draw),
  }
}

/** A drawn stroke, as a box of its own: for `::before` and `::after`. */
export const stroke = (width: string, height: string, background: string): CSSObject => ({
  content: '""',
  position: 'absolute',
  left: 0,
  top: 0,
  width,
  height,
  background,
  [media.forced]: { forcedColorAdjust: 'none', background: 'CanvasText' },
})
