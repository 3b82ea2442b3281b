import type { CSSObject } from '@mui/material/styles'
import type { StylesFor } from '../../contract/partStyles.ts'
import type { cards as contract } from '../../editorial/parts/cards.ts'
import {
  below,
  color,
  columns,
  easing,
  focusRing,
  line,
  media,
  durations,
  penLine,
  ruled,
  textStyle,
  space,
  stroke,
} from '../tokens.ts'

const MEDIA = '& > div:first-of-type'
const FACTS = '& > div:nth-of-type(2)'
const LABELS = '& > ul'
const large = '&[data-size="large"]'
const medium = '&[data-size="medium"]'
const small = '&[data-size="small"]'

/** The picture on top, then facts and labels on one line, then the words. */
const stacked = (media: string): CSSObject => ({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: `${media} auto auto auto`,
  gridTemplateAreas: '"media media" "facts labels" "title title" "excerpt excerpt"',
  [LABELS]: { gridArea: 'labels', justifyContent: 'flex-end', margin: '18px 0 0 16px' },
  [FACTS]: { gridArea: 'facts', marginTop: '18px' },
  [MEDIA]: { gridArea: 'media', width: 'auto', height: 'auto', aspectRatio: 'auto' },
})
/** The labels at the end, where there is no room for them beside the facts. */
const labelsLast: CSSObject = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"media" "facts" "title" "excerpt" "labels"',
  [LABELS]: { gridArea: 'labels', justifyContent: 'flex-start', margin: '12px 0 0' },
}
/** A square picture at the right of the words. */
const beside = (size: string, gap: string): CSSObject => ({
  gridTemplateColumns: `minmax(0, 1fr) ${size}`,
  gridTemplateRows: 'auto auto auto 1fr',
  gridTemplateAreas: '"facts media" "title media" "excerpt media" "labels media"',
  columnGap: gap,
  [MEDIA]: { gridArea: 'media', width: size, height: size, minHeight: 0, aspectRatio: 'auto' },
  [FACTS]: { gridArea: 'facts', marginTop: 0 },
  [LABELS]: { gridArea: 'labels', alignSelf: 'start', justifyContent: 'flex-start', margin: '12px 0 0' },
})

/** A square picture beside facts and title alone, where the words would be too narrow beside it. */
const nested: CSSObject = {
  ...beside('104px', space.md),
  gridTemplateAreas: '"facts media" "title media" "excerpt excerpt" "labels labels"',
  gridTemplateRows: 'auto 1fr auto auto',
}

/** A card at the left edge, or at the right of another one. */
const atLeft: CSSObject = { paddingLeft: 0, paddingRight: space.cell, borderLeft: 0 }
const atRight: CSSObject = { paddingLeft: space.cell, paddingRight: 0, borderLeft: ruled, '--site-mark': space.cell }
const alone: CSSObject = {
  gridArea: 'auto',
  gridColumn: '1 / -1',
  paddingInline: 0,
  borderLeft: 0,
  '--site-mark': '0px',
}

/** Cells with rules where they meet. */
const list: CSSObject = { ...columns, columnGap: 0, borderBlock: ruled }

export const cards = {
  mosaic: {
    ...list,
    borderBottom: 0,
    '& > li': { borderBottom: ruled },
    // A large card over two rows beside a medium and a small one; the second half of six is the first turned round.
    '& > li:nth-of-type(6n + 1)': { gridColumn: '1 / span 7', gridRow: 'span 2', ...atLeft },
    '& > li:nth-of-type(6n + 2), & > li:nth-of-type(6n + 3)': { gridColumn: '8 / -1', ...atRight },
    '& > li:nth-of-type(6n + 4), & > li:nth-of-type(6n + 5)': { gridColumn: '1 / span 5', ...atLeft },
    '& > li:nth-of-type(6n)': { gridColumn: '6 / -1', ...atRight },
    '& > li:nth-of-type(4)': { gridRow: 3 },
    '& > li:nth-of-type(5)': { gridRow: 4 },
    '& > li:nth-of-type(6)': { gridRow: '3 / span 2' },
    [below.mobile]: {
      '& > li:nth-of-type(n)': { gridRow: 'auto' },
      '& > li[data-size="large"]:nth-of-type(n)': alone,
      '& > li[data-size="medium"]:nth-of-type(n)': { gridColumn: '1 / span 7', ...atLeft },
      '& > li[data-size="small"]:nth-of-type(n)': { gridColumn: '8 / -1', ...atRight },
    },
    [below.small]: { '& > li[data-size]:nth-of-type(n)': alone },
  },
  pairs: {
    ...list,
    borderBottom: 0,
    '& > li': { gridColumn: 'span 6', borderBottom: ruled },
    '& > li:nth-of-type(odd)': atLeft,
    '& > li:nth-of-type(even)': atRight,
    '& > li[data-size]': { gridTemplateRows: 'auto', [MEDIA]: { gridArea: 'media', aspectRatio: '2.1' } },
    [below.mobile]: { '& > li:nth-of-type(n)': alone },
  },
  trio: {
    ...list,
    '& > li': { gridColumn: 'span 4', paddingInline: space.cell },
    '& > li + li': { borderLeft: ruled, '--site-mark': space.cell },
    '& > li:first-of-type': { paddingLeft: 0 },
    '& > li:nth-of-type(3)': { paddingRight: 0 },
    [below.mobile]: { '& > li:nth-of-type(n)': alone, '& > li + li': { borderTop: ruled } },
  },
  card: {
    '--site-mark': '0px',
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    minWidth: 0,
    paddingBlock: space.cell,
    '&::before': {
      ...stroke('0', line.mark, color.accent),
      left: 'var(--site-mark)',
      transition: `width ${durations.long} ${easing.inOut}`,
    },
    '&:hover::before, &:has(a:focus-visible)::before': { width: '96px' },
    '& > h3': { gridArea: 'title', marginTop: space.sm },
    '& > p': { gridArea: 'excerpt' },
    // Related things are the second pen's.
    [`${LABELS} > li > *`]: { height: 'auto', border: 0, color: color.reference, fontWeight: 560 },
    [`${LABELS} .MuiChip-label`]: { padding: 0 },
    [LABELS]: { gap: '0 14px' },
    '& img': { transition: `transform ${durations.draw} ${easing.out}` },
    '&:hover img': { transform: 'scale(1.025)' },
    '&:hover > h3 > a, & > h3 > a:focus-visible': { backgroundSize: '100% .075em' },
    [large]: {
      ...stacked('minmax(380px, 1fr)'),
      '& > h3': { ...textStyle('h3'), gridArea: 'title', marginTop: '14px' },
      '& > p': {
        ...textStyle('body1'),
        gridArea: 'excerpt',
        maxWidth: '37rem',
        marginTop: '14px',
        color: color.inkSoft,
      },
    },
    [medium]: {
      ...stacked('minmax(212px, 1fr)'),
      '& > h3': { ...textStyle('h4'), gridArea: 'title', marginTop: space.sm },
    },
    [small]: {
      ...beside('148px', space.lg),
      '& > h3': { ...textStyle('h5'), gridArea: 'title', marginTop: space.sm },
    },
    [below.full]: {
      [large]: { gridTemplateRows: 'minmax(300px, 1fr) auto auto auto' },
      [medium]: labelsLast,
      [small]: nested,
    },
    [below.mobile]: {
      paddingBlock: '24px 28px',
      [large]: { gridTemplateRows: 'auto', [MEDIA]: { gridArea: 'media', aspectRatio: '1.7' } },
      [medium]: { gridTemplateRows: 'auto', [MEDIA]: { gridArea: 'media', aspectRatio: '2.1' } },
      [small]: {
        ...stacked('auto'),
        ...labelsLast,
        [MEDIA]: { gridArea: 'media', width: 'auto', height: 'auto', aspectRatio: '1.55' },
      },
    },
    [below.small]: {
      [large]: labelsLast,
      [small]: nested,
    },
    [media.print]: { breakInside: 'avoid' },
  },
  media: {
    position: 'relative',
    minHeight: 0,
    overflow: 'hidden',
    background: color.sunken,
    '& img': { position: 'absolute', inset: 0 },
  },
  title: { textWrap: 'balance' },
  titleLink: {
    overflowWrap: 'anywhere',
    background: penLine('0 .075em'),
    transition: `background-size ${durations.long} ${easing.inOut}`,
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: focusRing(), outlineOffset: '3px' },
  },
  excerpt: { ...textStyle('body2'), marginTop: '10px', color: color.inkSoft },
} satisfies StylesFor<typeof contract>
