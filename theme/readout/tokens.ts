/**
 * The names looks are written with. Each is a text that CSS understands; the values behind the custom
 * properties are set once, in `theme.ts` (colours) and below (distances, lines, timings).
 */
import type { CSSObject } from '@mui/material/styles'
import { needle, seeds } from './seeds.ts'

export { setAs } from './typography.ts'

/**
 * The layout's limits, which belong to the smaller side: at 768 px the mobile layout holds, at 769 px it does not.
 * MUI names breakpoints by their lower bound, so the bounds are one above the limits.
 */
export const limits = { small: 480, mobile: 768, full: 1100, capped: 1439 }
export const breakpoints = {
  xs: 0,
  sm: limits.small + 1,
  md: limits.mobile + 1,
  lg: limits.full + 1,
  xl: limits.capped + 1,
}

const upTo = (limit: number) => `@media (max-width: ${limit}.95px)`

/** Media queries: at most 480, 768, 1100 and 1279 px wide. */
export const below = {
  small: upTo(limits.small),
  mobile: upTo(limits.mobile),
  full: upTo(limits.full),
  wide: upTo(1279),
}
/** At least 769 px wide. */
export const above = { mobile: `@media (min-width: ${breakpoints.md}px)` }
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
  /** Height of the header, its ruler included. */
  header: 'var(--space-header)',
  ruler: 'var(--space-ruler)',
  /** Height of the part of the header that stays on screen while scrolling. */
  sticky: 'var(--space-sticky)',
}

export const line = { hairline: '1px', control: '1px', stroke: '2px', heavy: '4px', mark: '5px', focus: '3px' }
export const hairline = `${line.hairline} solid ${color.divider}`
export const ruled = `${line.hairline} solid ${color.rule}`
/** The line a section begins with. */
export const sectionRule = `${line.stroke} solid ${color.rule}`
export const corner = `${seeds.corner}px`
export const font = seeds.families

const ms = (duration: number) => `${duration}ms`
export const pace = {
  instant: ms(seeds.pace.instant),
  short: ms(seeds.pace.short),
  standard: ms(seeds.pace.standard),
  long: ms(seeds.pace.long),
  draw: ms(seeds.pace.draw),
}
export const easing = { ...seeds.easing, needle }

/** The twelve columns everything stands on. */
export const columns: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: space.gutter,
}

/** The content column, centred. */
export const contentWidth: CSSObject = { width: space.content, marginInline: 'auto' }

/** A stroke of the first pen, as a box of its own. */
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
  '& :focus-visible': { outlineColor: color.onInverse },
  '[data-theme="dark"] &': { borderColor: color.inverseLine },
  [media.print]: { borderColor: color.rule, background: 'none', color: color.ink },
}

/** Custom properties behind the names above, for the whole document. */
export const rootProperties: CSSObject = {
  '--space-margin': '40px',
  '--space-gutter': '24px',
  '--space-cell': '28px',
  '--space-section': 'clamp(72px, 9vw, 128px)',
  '--space-ruler': '12px',
  '--space-header': '76px',
  '--space-sticky': 'var(--space-header)',
  '--space-content': 'min(1360px, 100% - 2 * var(--space-margin))',
  '--space-edge': 'max(var(--space-margin), (100vw - 1360px) / 2)',
  [below.wide]: { '--space-margin': '32px', '--space-gutter': '20px' },
  [below.mobile]: {
    '--space-margin': '24px',
    '--space-gutter': '16px',
    '--space-cell': '20px',
    '--space-header': '72px',
  },
  [below.small]: {
    '--space-margin': 'clamp(16px, 5vw, 20px)',
    '--space-gutter': '12px',
    '--space-ruler': '10px',
    '--space-header': '66px',
  },
  [media.low]: { '--space-sticky': '0px' },
}
