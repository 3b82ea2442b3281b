import type { HireLooks } from '../../contract/hire.ts'
import {
  below,
  color,
  columns,
  contentWidth,
  hairline,
  media,
  pace,
  readout,
  ruled,
  setAs,
  space,
  stroke,
} from '../tokens.ts'
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
      fontSize: 'clamp(2.75rem, 1rem + 10.2vw, 9.5rem)',
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
    '& > dt': { ...setAs('caption'), color: color.onInverseSoft, [media.print]: { color: color.inkSoft } },
    '& > dd': {
      ...setAs('h4'),
      marginTop: '2px',
      fontSize: 'clamp(1.25rem, 1.9vw, 1.625rem)',
      fontWeight: 560,
      overflowWrap: 'anywhere',
    },
    '& a': {
      display: 'inline-block',
      padding: '8px 0 6px',
      background: `linear-gradient(${color.accentOnInverse}, ${color.accentOnInverse}) 0 100% / 100% 2px no-repeat`,
      transition: `color ${pace.short}`,
    },
    '& a:hover': { color: color.accentOnInverse },
  },
  picture: { ...contentWidth, marginTop: 'clamp(48px, 6vw, 80px)', height: 'clamp(160px, 22vw, 320px)' },
  specialities: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    borderTop: ruled,
    borderBottom: ruled,
    [below.full]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  speciality: {
    position: 'relative',
    padding: '40px 20px 28px',
    borderLeft: hairline,
    breakInside: 'avoid',
    // A needle on the scale above.
    '&::before': { ...stroke('12px', '9px', color.accent), left: '20px', clipPath: 'polygon(0 0, 100% 0, 50% 100%)' },
    '& > h3': setAs('h4'),
    '& > p': { marginTop: space.xs, color: color.inkSoft },
    '&:first-of-type': { paddingLeft: 0, borderLeft: 0, '&::before': { left: 0 } },
    [below.full]: {
      '&:nth-of-type(n + 3)': { borderTop: ruled },
      '&:nth-of-type(odd)': { paddingLeft: 0, borderLeft: 0, '&::before': { left: 0 } },
    },
    [below.small]: {
      padding: '32px 0 20px',
      '&:nth-of-type(n)': { paddingLeft: 0, borderLeft: 0, '&::before': { left: 0 } },
      '&:nth-of-type(n + 2)': { borderTop: ruled },
    },
  },
} satisfies HireLooks
