import type { CSSObject } from '@mui/material/styles'
import type { PartStyles } from '../../contract/partStyles.ts'
import {
  below,
  breakpoints,
  color,
  columns,
  contentWidth,
  font,
  hairline,
  line,
  media,
  ruled,
  textStyle,
  space,
  underscore,
} from '../tokens.ts'

/** From the side of a part as wide as the window to the content column; other than `space.edge` it knows the scrollbar. */
const SIDE = `calc((100% - ${space.content}) / 2)`

/** Height by width of the drawn profile: where there is room, nothing of it is cut off. */
const PORTRAIT_SHAPE = '680 / 1500'

/** A short tick on the left, as lists have it here instead of bullets. */
const tick: CSSObject = { ...underscore('10px', line.stroke, color.outline), top: '.7em' }

/** A category on the left, what belongs to it on the right. */
const pair: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 6fr)',
  columnGap: space.gutter,
}

/** Two columns with a hairline between; a last one without a neighbour takes the row. */
const inTwos: CSSObject = {
  gridColumn: 'auto',
  gap: space.sm,
  padding: '22px 12px 22px 0',
  borderRight: 0,
  '&:nth-of-type(even)': { paddingLeft: space.md, borderLeft: hairline },
  '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
}

/** Three in a row; what is left over shares the last row evenly. */
const inThrees: CSSObject = {
  gridColumn: 'span 2',
  paddingLeft: space.md,
  '&:nth-of-type(3n + 1)': { paddingLeft: 0 },
  '&:nth-of-type(3n)': { borderRight: 0 },
  '&:nth-of-type(3n + 1):nth-last-of-type(2), &:nth-of-type(3n + 2):last-of-type': { gridColumn: 'span 3' },
  '&:nth-of-type(3n + 1):last-of-type': { gridColumn: '1 / -1' },
}

export const about = {
  // As wide as the window, so that the picture reaches its edge: side, eight columns of words, and the rest.
  header: {
    display: 'grid',
    gridTemplateColumns: `${SIDE} calc((${space.content} + ${space.gutter}) * 8 / 12) minmax(0, 1fr)`,
    gridTemplateRows: '1fr auto',
    '& > h1, & > p': { gridColumn: 2, paddingRight: space.gutter },
    '& > h1': { paddingTop: '88px', marginLeft: '-.035em' },
    '& > p': { maxWidth: '36em', paddingTop: '28px', paddingBottom: '72px', color: color.inkSoft },
    [below.mobile]: {
      gridTemplateColumns: `${SIDE} minmax(0, 1fr) ${SIDE}`,
      gridTemplateRows: 'auto',
      '& > h1, & > p': { paddingRight: 0 },
      '& > h1': { paddingTop: '36px' },
      '& > p': { paddingTop: '20px', paddingBottom: '36px' },
    },
  },
  profile: {
    gridColumn: 3,
    gridRow: '1 / span 2',
    position: 'relative',
    minHeight: '420px',
    overflow: 'hidden',
    borderLeft: hairline,
    // It takes the height of the words beside it, whatever its own is.
    '& img': { position: 'absolute', inset: 0 },
    [below.mobile]: {
      gridColumn: '1 / -1',
      gridRow: 1,
      minHeight: 0,
      height: `max(260px, 100vw * ${PORTRAIT_SHAPE})`,
      borderLeft: 0,
      borderBottom: ruled,
    },
  },
  journey: {
    ...columns,
    position: 'relative',
    padding: `44px ${SIDE} 0`,
    // The rule begins on the column and runs on to the window's edge.
    '&::before': { content: '""', position: 'absolute', inset: `0 0 auto ${SIDE}`, borderTop: ruled },
    '&::after': { ...underscore('56px', line.underscore, color.rule), left: SIDE },
    '& > h2': { gridColumn: '1 / span 4', paddingRight: '1em' },
    [below.full]: { '& > h2': { gridColumn: '1 / -1' } },
  },
  story: {
    gridColumn: '5 / -1',
    maxWidth: '40rem',
    '& > p + p': { marginTop: '.9em' },
    '& > p:first-of-type': { fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 1.6875rem)', lineHeight: 1.4 },
    [below.full]: { gridColumn: '1 / -1', marginTop: space.lg },
  },
  mission: {
    ...columns,
    marginTop: space.section,
    padding: `72px ${SIDE} 80px`,
    background: color.inverse,
    color: color.onInverse,
    '& > h2': {
      ...textStyle('mono'),
      gridColumn: '1 / span 4',
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'start',
      gap: space.sm,
      paddingTop: '.7em',
      color: color.onInverseSoft,
    },
    '& > h2::before': {
      ...underscore('28px', line.underscore, color.accentOnInverse),
      position: 'static',
      flex: 'none',
    },
    '& > p': {
      gridColumn: '5 / -1',
      fontFamily: font.sans,
      fontSize: 'clamp(1.625rem, 3.5vw, 2.875rem)',
      fontWeight: 560,
      lineHeight: 1.14,
      letterSpacing: '-.032em',
      textWrap: 'balance',
    },
    [below.full]: { '& > h2, & > p': { gridColumn: '1 / -1' }, '& > p': { marginTop: space.lg } },
    [below.mobile]: { paddingBlock: '52px 60px' },
    [media.forced]: { borderBlock: `${line.hairline} solid CanvasText` },
    [media.print]: {
      borderBlock: ruled,
      background: 'none',
      color: color.ink,
      '& > h2': { color: color.inkSoft },
    },
  },
  besideTitle: {
    ...contentWidth,
    ...columns,
    paddingTop: space.section,
    '& > h2': { gridColumn: '1 / span 4', paddingRight: '1em' },
    '& > :last-child': { gridColumn: '5 / -1', minWidth: 0 },
    [below.full]: {
      '& > h2': { gridColumn: '1 / -1' },
      '& > :last-child': { gridColumn: '1 / -1', marginTop: space.lg },
    },
  },
  stats: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    borderTop: ruled,
    [below.full]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [below.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  stat: {
    // The label comes first for the ear, the number for the eye.
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '20px',
    padding: '30px 12px 30px 20px',
    borderRight: hairline,
    borderBottom: hairline,
    '&:first-of-type': { paddingLeft: 0 },
    '&:last-of-type': { borderRight: 0 },
    [`${below.full} and (min-width: ${breakpoints.sm}px)`]: inThrees,
    [below.small]: inTwos,
  },
  statLabel: { ...textStyle('mono'), color: color.inkSoft },
  statNumber: { ...textStyle('figure'), overflowWrap: 'anywhere' },
  statPlus: { color: color.accent },
  milestones: {},
  milestone: {
    ...pair,
    position: 'relative',
    padding: '26px 0 34px',
    borderTop: hairline,
    '&::before': underscore('28px', line.underscore, color.outline),
    '&:first-of-type': { borderTop: ruled },
    '&:first-of-type::before': { background: color.accent },
    '& > *': { gridColumn: 2 },
    '& > h3': { gridRow: 1, fontSize: '1.5rem' },
    breakInside: 'avoid',
    [below.small]: {
      gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
      '& > *': { gridColumn: '1 / -1' },
      // The role comes first for the ear, when and where it was for the eye.
      '& > h3': { gridRow: 2, marginTop: space.xs },
    },
  },
  period: {
    ...textStyle('mono'),
    '&&': { gridColumn: 1 },
    gridRow: 1,
    alignSelf: 'start',
    paddingTop: '.35em',
    color: color.inkSoft,
    [below.small]: { alignSelf: 'baseline', paddingTop: 0 },
  },
  place: {
    ...textStyle('caption'),
    '&&': { gridColumn: 1 },
    gridRow: '2 / span 3',
    alignSelf: 'start',
    marginTop: space.hair,
    color: color.inkFaint,
    [below.small]: { '&&': { gridColumn: 2 }, gridRow: 1, alignSelf: 'baseline', marginTop: 0, textAlign: 'right' },
  },
  company: { gridRow: 2, marginTop: '2px', color: color.inkSoft, [below.small]: { gridRow: 3 } },
  highlights: {
    marginTop: '14px',
    color: color.inkSoft,
    '& > li': { position: 'relative', paddingLeft: '22px', textWrap: 'balance' },
    '& > li + li': { marginTop: '6px' },
    '& > li::before': tick,
  },
  outcome: { marginTop: space.md, fontWeight: 560 },
  education: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    borderTop: ruled,
    [below.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  educationEntry: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    padding: '24px 20px 8px',
    borderLeft: hairline,
    breakInside: 'avoid',
    '&:nth-of-type(3n + 1)': { paddingLeft: 0, borderLeft: 0 },
    // The degree comes first for the ear, the year for the eye.
    '& > h3': { gridRow: 2, marginTop: '40px' },
    [below.mobile]: {
      padding: '20px 0 22px',
      borderLeft: 0,
      borderBottom: hairline,
      '& > h3': { marginTop: '10px' },
    },
  },
  educationYear: { ...textStyle('mono'), gridRow: 1 },
  educationFact: { ...textStyle('body2'), marginTop: '6px', color: color.inkSoft },
  educationGrade: { ...textStyle('caption'), marginTop: space.md, color: color.inkFaint },
  skills: { borderTop: ruled },
  skill: {
    ...pair,
    alignItems: 'baseline',
    padding: '20px 0 21px',
    borderBottom: hairline,
    breakInside: 'avoid',
    [below.small]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.xs },
  },
  skillCategory: { ...textStyle('h5') },
  technologies: {
    ...textStyle('mono'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1.1em',
    fontSize: '.9375rem',
    lineHeight: 1.7,
    color: color.inkSoft,
    '& > li': { minWidth: 0, overflowWrap: 'anywhere' },
    // Drawn, not said: the text after the slash is what screen readers get.
    '& > li::before': { content: '"_" / ""', color: color.outline },
  },
} satisfies PartStyles
