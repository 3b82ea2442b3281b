import type { PartStyles } from '../../contract/partStyles.ts'
import {
  below,
  color,
  columns,
  contentWidth,
  easing,
  font,
  hairline,
  durations,
  ruled,
  textStyle,
  space,
} from '../tokens.ts'
import { layout } from './layout.ts'

export const hire = {
  header: {
    ...contentWidth,
    ...columns,
    paddingTop: '88px',
    '& > h1': {
      gridColumn: '1 / -1',
      marginLeft: '-.03em',
      fontSize: 'clamp(3rem, 11.3vw, 9.75rem)',
      lineHeight: 0.88,
      letterSpacing: '-.055em',
    },
    '& > p': {
      gridColumn: '1 / span 6',
      marginTop: space.xxl,
      fontSize: 'clamp(1.1875rem, 2vw, 1.5rem)',
      color: color.inkSoft,
    },
    '& > div': { gridColumn: '1 / span 6', marginTop: space.xl },
    [below.full]: {
      paddingTop: '56px',
      '& > p, & > div': { gridColumn: '1 / -1' },
      '& > p': { maxWidth: '34em', marginTop: '28px' },
    },
  },
  contact: {
    gridColumn: '8 / -1',
    gridRow: '2 / span 2',
    alignSelf: 'end',
    marginTop: space.xxl,
    [below.full]: { gridColumn: '1 / -1', gridRow: 'auto' },
  },
  // The page reads well without it for the eye; the outline of the page does not.
  contactTitle: layout.hidden,
  contactFact: {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    alignItems: 'baseline',
    padding: '10px 0 12px',
    borderTop: hairline,
    '& > dt': { ...textStyle('caption'), color: color.inkFaint },
    '& > dd': {
      fontFamily: font.mono,
      fontSize: '1.125rem',
      fontWeight: 500,
      lineHeight: 1.3,
      letterSpacing: '-.02em',
      overflowWrap: 'anywhere',
    },
    '& a': { display: 'inline-block', padding: '4px 0', transition: `color ${durations.short} ${easing.out}` },
    '& a:hover': { color: color.accentText },
    [below.small]: { gridTemplateColumns: '72px minmax(0, 1fr)', '& > dd': { fontSize: '1rem' } },
  },
  // From one side of the window to the other, with nothing around it.
  picture: { marginTop: 'clamp(56px, 7vw, 88px)', height: 'clamp(168px, 26vw, 400px)' },
  specialities: { borderTop: ruled },
  speciality: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    columnGap: space.gutter,
    alignItems: 'last baseline',
    padding: '30px 0 26px',
    borderBottom: hairline,
    breakInside: 'avoid',
    '& > h3': { fontSize: 'clamp(1.5rem, 3.4vw, 2.75rem)', lineHeight: 1.05, letterSpacing: '-.035em' },
    '& > p': { color: color.inkSoft, textWrap: 'balance' },
    [below.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.xs, padding: '18px 0 20px' },
  },
} satisfies PartStyles
