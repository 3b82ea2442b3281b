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
  spacing,
  targetSize,
  stroke,
  line,
} from '../tokens.ts'

/** Large type hangs into the margin by its side bearing, so that its stems stand on the column. */
export const HANG = '-.065em'

const NUMBER = 'counter(site-section) / ""'

/** The number of a section: it is seen in the first column, and not heard. `shell.main` begins to count. */
export const sectionNumber: CSSObject = {
  ...textStyle('mono'),
  content: NUMBER,
  counterIncrement: 'site-section',
  fontSize: '.9375rem',
  fontWeight: 500,
  letterSpacing: 0,
}

/** The small heading of a section in the first three columns, its number above. */
export const railTitle: CSSObject = {
  ...textStyle('h5'),
  fontSize: '1.25rem',
  '&::before': { ...sectionNumber, position: 'static', display: 'block', marginBlockEnd: spacing(0.75) },
}

/** Sections of a list and of what is related have no number. */
const UNNUMBERED = '&:is([id^="site-more"], [id^="site-related"])'

/** Words on a line of the first pen. */
const penned: CSSObject = {
  ...textStyle('button'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: targetSize,
  lineHeight: 1.2,
  background: `linear-gradient(${color.accent}, ${color.accent}) 0 calc(50% + 13px) / 100% 2px no-repeat`,
  transition: `color ${durations.short}`,
  '&:hover': { color: color.accentText },
  '& .MuiSvgIcon-root': { fontSize: '1.125rem', transition: `transform ${durations.standard} ${easing.needle}` },
}

export const layout = {
  hidden: {
    position: 'absolute',
    width: line.hairline,
    height: line.hairline,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  wrap: contentWidth,
  section: {
    ...contentWidth,
    position: 'relative',
    marginBlockStart: space.section,
    paddingBlockStart: space.md,
    borderBlockStart: sectionRule,
    '--section-indent': `calc((100% + ${space.gutter}) / 12)`,
    '--section-number': NUMBER,
    [below.mobile]: { '--section-indent': spacing(4.5) },
    [UNNUMBERED]: { '--section-indent': 0, '--section-number': 'none' },
  },
  sectionHead: {
    position: 'relative',
    paddingInlineStart: 'var(--section-indent)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: spacing(0.5, 3),
    paddingBlockEnd: space.lg,
  },
  sectionTitle: {
    minWidth: 0,
    '&::before': {
      ...sectionNumber,
      content: 'var(--section-number)',
      position: 'absolute',
      insetInlineStart: 0,
      top: '.55em',
    },
  },
  pageTitle: {
    ...contentWidth,
    ...columns,
    alignItems: 'end',
    rowGap: space.lg,
    paddingBlock: `clamp(${spacing(6)}, 6vw, ${spacing(11)}) clamp(${spacing(5)}, 5vw, ${spacing(8)})`,
    [below.mobile]: { rowGap: space.md },
  },
  pageHeadline: { gridColumn: '1 / span 8', marginInlineStart: HANG, [below.mobile]: { gridColumn: '1 / -1' } },
  pageSubtitle: {
    gridColumn: '9 / -1',
    paddingBlockEnd: '.4em',
    color: color.inkSoft,
    textWrap: 'balance',
    [below.mobile]: { gridColumn: '1 / -1' },
  },
  // A headline needs no sign here: the needle above it says where one is.
  mark: { display: 'none' },
  featuredTag: {
    ...textStyle('overline'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(1.25),
    color: color.accentText,
    '&::before': { ...stroke(spacing(1.25), spacing(1.25), color.accent), position: 'static', flex: 'none' },
  },
  impact: {
    ...readout,
    padding: spacing(3, 3.5, 3.75),
    [below.small]: { padding: spacing(2.5, 2.5, 3) },
    breakInside: 'avoid',
  },
  impactLabel: {
    ...textStyle('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.25),
    color: color.onInverseSoft,
    '&::before': { ...stroke(spacing(1.25), spacing(1.25), color.accentOnInverse), position: 'static', flex: 'none' },
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
  label: { display: 'block', width: 'auto' },
  meta: {
    ...textStyle('mono'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing(0.5, 2.25),
    color: color.inkFaint,
  },
  // The longest short dates of the world's locales fit, so that nothing moves when the visitor's own comes in.
  day: { minWidth: '12ch', whiteSpace: 'nowrap' },
  textLink: { ...penned, whiteSpace: 'nowrap', '&:hover .MuiSvgIcon-root': { transform: 'translateX(3px)' } },
  backLink: {
    ...penned,
    width: 'fit-content',
    '&:hover .MuiSvgIcon-root': { transform: 'translateX(-3px)' },
    [media.print]: { display: 'none' },
  },
  closingCall: {
    ...contentWidth,
    ...columns,
    rowGap: space.md,
    alignItems: 'start',
    marginBlockStart: space.section,
    paddingBlockStart: spacing(5),
    borderBlockStart: sectionRule,
    [below.mobile]: { rowGap: space.lg },
    [media.print]: { display: 'none' },
  },
  closingTitle: {
    gridColumn: '1 / span 8',
    marginInlineStart: '-.045em',
    fontSize: 'clamp(2.25rem, 1.4rem + 3.7vw, 4.5rem)',
    lineHeight: 0.98,
    letterSpacing: '-.035em',
    [below.mobile]: { gridColumn: '1 / -1' },
  },
  closingText: { gridColumn: '1 / span 7', color: color.inkSoft, [below.mobile]: { gridColumn: '1 / -1' } },
  // Over both rows beside the words; without a sentence, over the one.
  closingActions: {
    gridColumn: '9 / -1',
    gridRow: '1 / span 2',
    display: 'grid',
    [below.mobile]: { gridColumn: '1 / -1', gridRow: 'auto' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.sm,
    // On small screens each button takes a row.
    [below.small]: { display: 'grid' },
    [media.print]: { display: 'none' },
  },
} satisfies StylesFor<typeof contract>
