import type { CSSObject } from '@mui/material/styles'
import type { StylesFor } from '../../contract/partStyles.ts'
import type { layout as contract } from '../../editorial/parts/layout.ts'
import {
  below,
  color,
  columns,
  contentWidth,
  easing,
  media,
  durations,
  readout,
  sectionRule,
  textStyle,
  space,
  stroke,
} from '../tokens.ts'

/** Large type hangs into the margin by its side bearing, so that its stems stand on the column. */
export const HANG = '-.065em'

/** The number of a section: it is seen in the first column, and not heard. `shell.main` begins to count. */
export const sectionNumber: CSSObject = {
  ...textStyle('mono'),
  content: 'counter(site-section) / ""',
  counterIncrement: 'site-section',
  fontSize: '.9375rem',
  fontWeight: 500,
  letterSpacing: 0,
}

/** A section whose small heading stands in the first three columns, its number above, and the rest from the fourth on. */
export const rail: CSSObject = {
  ...columns,
  rowGap: space.lg,
  '& > :not(* + *)': { gridColumn: '1 / span 3' },
  '& > :last-child': { gridColumn: '4 / -1', minWidth: 0 },
  [below.mobile]: { '& > :not(* + *), & > :last-child': { gridColumn: '1 / -1' } },
}
export const railTitle: CSSObject = {
  ...textStyle('h5'),
  fontSize: '1.25rem',
  '&::before': { ...sectionNumber, display: 'block', marginBottom: '6px' },
}

/** Sections of a list and of what is related have no number. */
const UNNUMBERED = '[id^="site-more"], [id^="site-related"]'
/** Sections that stand with others which have their heading in the rail. */
const IN_RAIL = '&:is(#site-impact-by-numbers, #site-educational-foundation)'

/** Words on a line of the first pen. */
const penned: CSSObject = {
  ...textStyle('button'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '44px',
  lineHeight: 1.2,
  background: `linear-gradient(${color.accent}, ${color.accent}) 0 calc(50% + 13px) / 100% 2px no-repeat`,
  transition: `color ${durations.short}`,
  '&:hover': { color: color.accentText },
  '& svg': { fontSize: '18px', transition: `transform ${durations.standard} ${easing.needle}` },
}

export const layout = {
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  wrap: contentWidth,
  section: {
    ...contentWidth,
    position: 'relative',
    marginTop: space.section,
    paddingTop: space.md,
    borderTop: sectionRule,
    [IN_RAIL]: { ...rail, '& h2': railTitle },
    [`&:not(${UNNUMBERED}, #site-impact-by-numbers, #site-educational-foundation)`]: {
      '& > div:first-of-type': { position: 'relative', paddingLeft: `calc((100% + ${space.gutter}) / 12)` },
      '& > div:first-of-type > h2::before': { ...sectionNumber, position: 'absolute', left: 0, top: '.55em' },
      [below.mobile]: { '& > div:first-of-type': { paddingLeft: '36px' } },
    },
  },
  sectionHead: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 24px',
    paddingBottom: space.lg,
    '& > h2': { minWidth: 0 },
  },
  pageTitle: {
    ...contentWidth,
    ...columns,
    alignItems: 'end',
    rowGap: space.lg,
    padding: 'clamp(48px, 6vw, 88px) 0 clamp(40px, 5vw, 64px)',
    '& > h1': { gridColumn: '1 / span 8', marginLeft: HANG },
    '& > p': { gridColumn: '9 / -1', paddingBottom: '.4em', color: color.inkSoft, textWrap: 'balance' },
    [below.mobile]: { rowGap: space.md, '& > h1, & > p': { gridColumn: '1 / -1' } },
  },
  // A headline needs no sign here: the needle above it says where one is.
  mark: { display: 'none' },
  featuredTag: {
    ...textStyle('overline'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    color: color.accentText,
    '&::before': { ...stroke('10px', '10px', color.accent), position: 'static', flex: 'none' },
  },
  impact: { ...readout, padding: '24px 28px 30px', [below.small]: { padding: '20px 20px 24px' }, breakInside: 'avoid' },
  impactLabel: {
    ...textStyle('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    color: color.onInverseSoft,
    '&::before': { ...stroke('10px', '10px', color.accentOnInverse), position: 'static', flex: 'none' },
    [media.print]: { color: color.inkSoft },
  },
  impactText: {
    ...textStyle('h3'),
    marginTop: space.md,
    fontSize: 'clamp(1.375rem, 1rem + 1.7vw, 2.375rem)',
    lineHeight: 1.14,
    fontWeight: 560,
    textWrap: 'balance',
  },
  labels: { display: 'flex', flexWrap: 'wrap', gap: space.xs },
  meta: {
    ...textStyle('mono'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 18px',
    color: color.inkFaint,
  },
  // The longest short dates of the world's locales fit, so that nothing moves when the visitor's own comes in.
  day: { minWidth: '12ch', whiteSpace: 'nowrap' },
  textLink: { ...penned, whiteSpace: 'nowrap', '&:hover svg': { transform: 'translateX(3px)' } },
  backLink: {
    ...penned,
    width: 'fit-content',
    '&:hover svg': { transform: 'translateX(-3px)' },
    [media.print]: { display: 'none' },
  },
  closingCall: {
    ...contentWidth,
    ...columns,
    rowGap: space.md,
    alignItems: 'start',
    marginTop: space.section,
    paddingTop: '40px',
    borderTop: sectionRule,
    '& > h2': {
      gridColumn: '1 / span 8',
      marginLeft: '-.045em',
      fontSize: 'clamp(2.25rem, 1.4rem + 3.7vw, 4.5rem)',
      lineHeight: 0.98,
      letterSpacing: '-.035em',
    },
    '& > p': { gridColumn: '1 / span 7', color: color.inkSoft },
    // Over both rows beside the words; without a sentence, over the one.
    '& > div': { gridColumn: '9 / -1', gridRow: '1 / span 2', display: 'grid' },
    [below.mobile]: {
      rowGap: space.lg,
      '& > h2, & > p, & > div': { gridColumn: '1 / -1', gridRow: 'auto' },
    },
    [media.print]: { display: 'none' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.sm,
    [below.small]: { '& > *': { flex: '1 1 100%' } },
    [media.print]: { display: 'none' },
  },
} satisfies StylesFor<typeof contract>
