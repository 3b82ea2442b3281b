import type { PartStyles } from '../../contract/partStyles.ts'
import { below, color, space } from '../tokens.ts'
import { arrow, featured, row } from './catalogue.ts'

export const insightList = {
  featured,
  featuredHead: {
    gridColumn: '1 / span 7',
    minWidth: 0,
    paddingTop: space.xl,
    [below.full]: { gridColumn: '1 / -1' },
  },
  featuredBody: {
    gridColumn: '9 / span 4',
    minWidth: 0,
    paddingTop: space.xl,
    '& > p': { color: color.inkSoft },
    '& > div': { marginTop: '20px' },
    '& > ul': { marginTop: '14px' },
    [below.full]: { gridColumn: '1 / -1', maxWidth: '40em', paddingTop: '18px' },
  },
  row: {
    ...row,
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr) minmax(0, 4fr) minmax(0, 1.6fr) 24px',
    containIntrinsicSize: 'auto 100px',
    '& > :last-child': { flexDirection: 'column', alignItems: 'flex-start', gap: '4px', paddingTop: '2px' },
    [below.full]: {
      gridTemplateColumns: '140px minmax(0, 1fr) 24px',
      rowGap: space.xs,
      containIntrinsicSize: 'auto 135px',
      '& > :is(h3, p), & > :last-child': { gridColumn: '2' },
      '& > :last-child': { flexDirection: 'row', gap: '4px 16px', paddingTop: 0 },
      '&::after': { ...arrow, justifySelf: 'end', marginTop: '6px', gridColumn: '3', gridRow: '1' },
    },
    [below.small]: {
      gridTemplateColumns: 'minmax(0, 1fr) 20px',
      columnGap: space.xs,
      containIntrinsicSize: 'auto 270px',
      '& > :is(h3, p), & > :last-child': { gridColumn: '1' },
      '&::after': { ...arrow, justifySelf: 'end', marginTop: '6px', gridColumn: '2', gridRow: '2' },
    },
  },
  rowMedia: {
    height: '96px',
    overflow: 'hidden',
    [below.full]: { gridRow: '1 / span 3', height: '100%' },
    [below.small]: { gridColumn: '1 / -1', gridRow: '1', height: '110px', marginBottom: space.xs },
  },
} satisfies PartStyles
