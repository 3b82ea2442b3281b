import type { StylesFor } from '../../contract/partStyles.ts'
import type { hire as contract } from '../../editorial/parts/hire.ts'
import { below, color, columns, contentWidth, media, durations, readout, textStyle, space } from '../tokens.ts'
import { layout } from './layout.ts'

export const hire = {
  header: {
    ...contentWidth,
    ...columns,
    gridTemplateRows: 'auto auto 1fr',
    paddingTop: 'clamp(48px, 6vw, 88px)',
    '& > h1': {
      gridColumn: '1 / -1',
      maxWidth: '8.2em',
      marginLeft: '-.06em',
      fontSize: 'clamp(2.5rem, .4rem + 11vw, 9.5rem)',
      lineHeight: 0.93,
      textWrap: 'initial',
    },
    '& > p': { gridColumn: '1 / span 6', marginTop: '40px', color: color.inkSoft },
    '& > div': { gridColumn: '1 / span 6', alignSelf: 'start', marginTop: space.xl },
    [below.mobile]: {
      gridTemplateRows: 'none',
      '& > p, & > div': { gridColumn: '1 / -1' },
      '& > p': { marginTop: '28px' },
    },
  },
  contact: {
    ...readout,
    gridColumn: '8 / -1',
    gridRow: '2 / span 2',
    alignSelf: 'start',
    marginTop: '40px',
    padding: '8px 28px',
    [below.mobile]: { gridColumn: '1 / -1', gridRow: 'auto', paddingInline: '20px' },
  },
  // The page reads well without it for the eye; the outline of the page does not.
  contactTitle: layout.hidden,
  contactFact: {
    padding: '20px 0 22px',
    '& + &': { borderTop: `1px solid ${color.inverseLine}` },
    '& > dt': { ...textStyle('caption'), color: color.onInverseSoft, [media.print]: { color: color.inkSoft } },
    '& > dd': {
      ...textStyle('h4'),
      marginTop: '2px',
      fontSize: 'clamp(1.25rem, 1.9vw, 1.625rem)',
      fontWeight: 560,
      overflowWrap: 'anywhere',
    },
    '& a': {
      display: 'inline-block',
      padding: '8px 0 6px',
      background: `linear-gradient(${color.accentOnInverse}, ${color.accentOnInverse}) 0 100% / 100% 2px no-repeat`,
      transition: `color ${durations.short}`,
    },
    '& a:hover': { color: color.accentOnInverse },
  },
  picture: {
    aspectRatio: '1',
    marginBottom: space.md,
    overflow: 'hidden',
    [below.small]: { gridRow: '1 / span 2', alignSelf: 'start', marginBottom: 0 },
  },
  specialities: {
    ...columns,
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    rowGap: '40px',
    [below.full]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  speciality: {
    breakInside: 'avoid',
    '& > h3': textStyle('h5'),
    '& > p': { marginTop: space.xs, color: color.inkSoft, textWrap: 'balance' },
    // Where one stands below the other, the picture stands beside the words.
    [below.small]: {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.md,
    },
  },
} satisfies StylesFor<typeof contract>
