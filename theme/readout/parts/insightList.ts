import type { StylesFor } from '../../contract/partStyles.ts'
import type { insightList as contract } from '../../editorial/parts/insightList.ts'
import { below, color, space } from '../tokens.ts'
import { featured, row } from './catalogue.ts'

export const insightList = {
  featured: {
    ...featured,
    '& > div:first-of-type': { gridColumn: '1 / span 7', gridRow: '1 / span 2', aspectRatio: '1.5' },
    '& > div:first-of-type img': { position: 'absolute', inset: 0 },
    [below.mobile]: {
      gridTemplateRows: 'none',
      '& > div:first-of-type': { gridColumn: '1 / -1', gridRow: 'auto' },
    },
  },
  featuredHead: {
    gridColumn: '8 / -1',
    minWidth: 0,
    paddingLeft: space.md,
    [below.mobile]: { gridColumn: '1 / -1', padding: '24px 0 0' },
  },
  featuredBody: {
    gridColumn: '8 / -1',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    paddingLeft: space.md,
    '& > p': { marginTop: '18px', color: color.inkSoft },
    '& > div': { marginTop: 'auto', paddingTop: space.lg },
    '& > ul': { marginTop: '14px' },
    [below.mobile]: { gridColumn: '1 / -1', paddingLeft: 0 },
  },
  row: {
    ...row,
    gridTemplateRows: 'auto 1fr',
    rowGap: '6px',
    containIntrinsicSize: 'auto 135px',
    '& > h3': { gridColumn: '1 / span 6', gridRow: 1 },
    '& > p': { gridColumn: '1 / span 6', gridRow: 2 },
    '& > :last-child': {
      gridColumn: '7 / span 3',
      gridRow: '1 / span 2',
      flexDirection: 'column',
      alignItems: 'flex-start',
      paddingTop: '4px',
    },
    [below.mobile]: {
      gridTemplateRows: 'none',
      containIntrinsicSize: 'auto 165px',
      '& > h3, & > p, & > :last-child': { gridColumn: '1 / span 8', gridRow: 'auto' },
      '& > :last-child': { flexDirection: 'row', paddingTop: 0 },
    },
    [below.small]: {
      containIntrinsicSize: 'auto 335px',
      '& > h3, & > p, & > :last-child': { gridColumn: '1 / -1' },
    },
  },
  rowMedia: {
    gridColumn: '10 / -1',
    gridRow: '1 / span 2',
    position: 'relative',
    aspectRatio: '2.1',
    overflow: 'hidden',
    background: color.sunken,
    '& img': { position: 'absolute', inset: 0 },
    [below.mobile]: { gridColumn: '9 / -1', gridRow: '1 / span 3', aspectRatio: '1.3' },
    [below.small]: { gridColumn: '1 / -1', gridRow: 'auto', aspectRatio: '2.1', marginBottom: space.xs },
  },
} satisfies StylesFor<typeof contract>
