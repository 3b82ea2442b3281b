/**
 * The tokens both themes write their styles with: media queries, colour roles, spacing, columns, as CSS values. Each
 * theme sets the custom properties behind them in its `palette.ts` and `tokens.ts`.
 */
import type { CSSObject } from '@mui/material/styles'
import type { BaseTokens } from '../contract/baseTokens.ts'
import type { ColorRole } from '../contract/palette.ts'

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

/** The CSS variable MUI makes of a palette role. */
const role = (name: ColorRole) => `var(--mui-palette-${name.replace('.', '-')})`

/** Colour roles; see `contract/palette.ts` for what each is for. */
export const color = {
  page: role('background.default'),
  raised: role('background.paper'),
  sunken: role('background.sunken'),
  ink: role('text.primary'),
  inkSoft: role('text.secondary'),
  inkFaint: role('text.tertiary'),
  divider: role('divider'),
  outline: role('outline'),
  rule: role('rule'),
  control: role('primary.main'),
  controlPressed: role('primary.dark'),
  onControl: role('primary.contrastText'),
  accent: role('secondary.main'),
  accentPressed: role('secondary.dark'),
  onAccent: role('secondary.contrastText'),
  accentText: role('accentText'),
  reference: role('reference'),
  /** A part on a ground of its own sets `--focus-color` for what it holds. */
  focus: `var(--focus-color, ${role('focus')})`,
  inverse: role('inverse.background'),
  onInverse: role('inverse.text'),
  onInverseSoft: role('inverse.muted'),
  inverseLine: role('inverse.line'),
  accentOnInverse: role('inverse.accent'),
  footer: role('footer.background'),
  onFooter: role('footer.text'),
  onFooterSoft: role('footer.muted'),
  footerLine: role('footer.line'),
}

/** The spacing function of a theme, as MUI's `theme.spacing`: multiples of the spacing unit, as CSS lengths. */
export const spacingOf =
  ({ spacingUnit }: BaseTokens) =>
  (...factors: number[]) =>
    factors.map((factor) => (factor === 0 ? '0' : `${factor * spacingUnit}px`)).join(' ')

/** Lengths of the layout, which differ by the width of the window: each theme sets these custom properties. */
export const layoutSpace = {
  /** The page's side margin. */
  margin: 'var(--space-margin)',
  gutter: 'var(--space-gutter)',
  /** The padding of a ruled cell. */
  cell: 'var(--space-cell)',
  /** The gap between two sections of a page. */
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

/** A theme's named distances: the steps of its spacing scale that are used most, and the lengths of the layout. */
export function spaceOf(spacing: (factor: number) => string) {
  return {
    hair: spacing(0.5),
    xs: spacing(1),
    sm: spacing(1.5),
    md: spacing(2),
    lg: spacing(3),
    xl: spacing(4),
    xxl: spacing(6),
    huge: spacing(8),
    vast: spacing(12),
    ...layoutSpace,
  }
}

/** The least size of what is clicked (WCAG 2.2, 2.5.5), whatever the spacing. */
export const targetSize = '44px'

/** Widths of lines: between things, of a control's border, and of a drawn stroke. */
export const line = { hairline: '1px', control: '1px', stroke: '2px' }
export const hairline = `${line.hairline} solid ${color.divider}`
export const ruled = `${line.hairline} solid ${color.rule}`

/** The twelve columns everything stands on. */
export const columns: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: layoutSpace.gutter,
}

/** The content column, centred. */
export const contentWidth: CSSObject = { width: layoutSpace.content, marginInline: 'auto' }

const ms = (duration: number) => `${duration}ms`

/** A theme's durations as texts. */
export function durationsOf({ durations }: BaseTokens) {
  return {
    instant: ms(durations.instant),
    short: ms(durations.short),
    standard: ms(durations.standard),
    long: ms(durations.long),
    draw: ms(durations.draw),
  }
}

/** A drawn stroke, as a box of its own: for `::before` and `::after`. */
export const stroke = (width: string, height: string, background: string): CSSObject => ({
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  width,
  height,
  background,
  [media.forced]: { forcedColorAdjust: 'none', background: 'CanvasText' },
})
