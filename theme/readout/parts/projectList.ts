import type { CSSObject } from '@mui/material/styles'
import type { ReadoutGround } from '../../artContract.ts'
import type { StylesFor } from '../../contract/partStyles.ts'
import type { projectList as contract } from '../../editorial/parts/projectList.ts'
import {
  below,
  color,
  easing,
  focusRing,
  hairline,
  line,
  media,
  durations,
  ruled,
  textStyle,
  space,
  stroke,
} from '../tokens.ts'
import { featured, pointedAt, row } from './catalogue.ts'
import { plate } from './plate.ts'

/** The plate a category's icon stands on. */
const tile = (ground: ReadoutGround): CSSObject => ({ '& > span > svg': plate(ground) })

export const projectList = {
  category: {
    ...textStyle('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    fontWeight: 560,
    color: color.ink,
    '& svg': { fontSize: '18px' },
  },
  // They lie above the surface of the item's own link.
  links: { position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: '4px 28px', width: 'fit-content' },
  featured: {
    ...featured,
    gridTemplateRows: 'minmax(460px, 1fr) auto',
    '& > div:first-of-type': { gridColumn: '1 / span 5' },
    '& > div:first-of-type img': { position: 'absolute', inset: 0 },
    '& > :last-child': { gridColumn: '1 / -1', marginTop: space.gutter },
    [below.mobile]: {
      gridTemplateRows: 'none',
      '& > div:first-of-type': { gridColumn: '1 / -1', aspectRatio: '1.8' },
    },
  },
  featuredBody: {
    gridColumn: '6 / -1',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    paddingLeft: space.md,
    '& > h2': { alignSelf: 'flex-start' },
    '& > h3': { maxWidth: '15em' },
    '& > p': { maxWidth: '36rem', marginTop: '18px', color: color.inkSoft },
    '& > div': { marginTop: '18px' },
    '& > ul': { marginTop: '20px' },
    '& > div:last-child:not(:first-of-type)': { marginTop: 'auto', paddingTop: space.lg },
    [below.mobile]: { gridColumn: '1 / -1', padding: '24px 0 8px' },
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    borderTop: ruled,
    [below.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  cell: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto auto auto 1fr',
    alignContent: 'start',
    columnGap: space.md,
    minWidth: 0,
    padding: `${space.cell} ${space.cell} ${space.cell} 0`,
    borderBottom: ruled,
    '--site-mark': '0px',
    '&:nth-of-type(even)': {
      paddingLeft: space.cell,
      paddingRight: 0,
      borderLeft: ruled,
      '--site-mark': space.cell,
    },
    '&::before': {
      ...stroke('0', line.mark, color.accent),
      left: 'var(--site-mark)',
      transition: `width ${durations.long} ${easing.inOut}`,
    },
    '&:hover::before, &:has(a:focus-visible)::before': { width: '96px' },
    // The category's plate.
    '& > span': { gridRow: 1, gap: '18px' },
    '& > span > svg': { width: '72px', height: '72px', padding: '18px' },
    '&:nth-of-type(4n + 1)': tile('sand'),
    '&:nth-of-type(4n + 2)': tile('signal'),
    '&:nth-of-type(4n + 3)': tile('ink'),
    '&:nth-of-type(4n)': tile('reference'),
    '& > :is(h3, p, ul)': { gridColumn: '1 / -1' },
    // The title comes first for the ear, what kind of project it is for the eye.
    '& > h3': { ...textStyle('h4'), gridRow: 2, marginTop: '20px' },
    '& > ul': { alignSelf: 'end', marginTop: space.md },
    '& h3 a:focus-visible::after': { outline: focusRing(), outlineOffset: '3px' },
    ...pointedAt,
    [below.mobile]: {
      '&:nth-of-type(n)': { paddingInline: 0, borderLeft: 0, '--site-mark': '0px' },
      paddingBlock: space.lg,
    },
    [media.print]: { breakInside: 'avoid' },
  },
  cellReadTime: {
    ...textStyle('mono'),
    '&&': { gridColumn: '2' },
    gridRow: 1,
    color: color.inkFaint,
    textAlign: 'right',
  },
  cellExcerpt: { ...textStyle('body2'), marginTop: '10px', color: color.inkSoft },
  cellImpact: {
    ...textStyle('h6'),
    fontWeight: 500,
    position: 'relative',
    marginTop: '20px',
    padding: '12px 0 14px 24px',
    borderBlock: hairline,
    '&::before': { ...stroke('10px', '10px', color.accent), top: '18px' },
  },
  row: {
    ...row,
    gridTemplateRows: 'auto auto',
    rowGap: '6px',
    containIntrinsicSize: 'auto 107px',
    '& > svg': { gridColumn: '1', gridRow: '1 / span 2', fontSize: '24px' },
    '& > h3': { gridColumn: '2 / span 6', gridRow: 1 },
    '& > p': { gridColumn: '2 / span 6', gridRow: 2 },
    '& > div': { gridColumn: '9 / -1', gridRow: '1 / span 2', paddingTop: '4px', gap: '4px 24px' },
    '& > div > :first-of-type': { ...textStyle('caption'), fontWeight: 560, color: color.ink },
    '& > div > :last-of-type': { marginLeft: 'auto' },
    [below.mobile]: {
      gridTemplateRows: 'none',
      containIntrinsicSize: 'auto 134px',
      '& > svg': { gridRow: '1 / span 3' },
      '& > :is(h3, p, div)': { gridColumn: '2 / -1', gridRow: 'auto' },
      '& > div > :last-of-type': { marginLeft: 0 },
    },
    [below.small]: {
      '& > svg': { display: 'none' },
      '& > :is(h3, p, div)': { gridColumn: '1 / -1' },
    },
  },
} satisfies StylesFor<typeof contract>
