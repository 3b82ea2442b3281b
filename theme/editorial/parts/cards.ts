import type { PartStyles } from '../../contract/partStyles.ts'
import { above, below, color, columns, easing, hairline, media, durations, ruled, textStyle, space } from '../tokens.ts'
import { relit } from './picture.ts'

const large = '&[data-size="large"]'
const medium = '&[data-size="medium"]'
const small = '&[data-size="small"]'
const FACTS = '& > div:nth-of-type(2)'
const LABELS = '& > ul'

/** The media stands beside the text, as wide as told. */
const beside = (width: string) => ({
  gridTemplateColumns: `${width} minmax(0, 1fr)`,
  gridTemplateRows: 'auto auto auto minmax(0, 1fr)',
  '& > div:first-of-type': { gridArea: '1 / 1 / -1 / auto', height: 'auto', minHeight: '100%' },
  '& > *:not(div:first-of-type)': { gridColumn: 2 },
  [LABELS]: { gridRow: 4, alignSelf: 'start' },
})
/** The media stands on top of the text, as high as told. */
const onTop = (height: string) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'none',
  '& > *:not(div:first-of-type)': { gridArea: 'auto' },
  '& > div:first-of-type': { gridArea: 'auto', height, minHeight: 0 },
})

/** Facts at the left, labels at the right of the last line. */
const onOneLine = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& > div:first-of-type, & > h3, & > p': { gridColumn: '1 / -1' },
  [FACTS]: { alignSelf: 'center', marginBottom: space.cell },
  [LABELS]: { paddingTop: '18px', marginLeft: 0 },
}

/** Hairlines between the cards of a list; the outer ones on small screens are the window's own sides. */
const list = {
  ...columns,
  columnGap: 0,
  borderLeft: hairline,
  '& > li': { borderRight: hairline, borderBottom: hairline },
}

export const cards = {
  mosaic: {
    ...list,
    borderTop: ruled,
    '& > li': { ...list['& > li'], gridColumn: 'span 4' },
    '& > li[data-size="large"]': { gridColumn: 'span 8', gridRow: 'span 2' },
    // The second half of six is the first one turned round.
    '& > li:nth-of-type(6n + 4), & > li:nth-of-type(6n + 5)': { gridColumn: '1 / span 4' },
    '& > li:nth-of-type(6n)': { gridColumn: '5 / span 8' },
    '& > li:nth-of-type(4)': { gridRow: 3 },
    '& > li:nth-of-type(5)': { gridRow: 4 },
    '& > li:nth-of-type(6)': { gridRow: '3 / span 2' },
    [below.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > li:nth-of-type(n)': { gridArea: 'auto' },
    },
    [below.small]: {
      borderLeft: 0,
      marginInline: `calc(${space.margin} * -1)`,
      '& > li': { borderRight: 0 },
    },
  },
  pairs: {
    ...list,
    borderTop: ruled,
    '& > li': { ...list['& > li'], gridColumn: 'span 6' },
    [above.full]: { '& > li[data-size]': onOneLine },
    [below.mobile]: { borderLeft: 0, '& > li': { gridColumn: '1 / -1', borderRight: 0 } },
  },
  trio: {
    ...list,
    borderTop: ruled,
    '& > li': { ...list['& > li'], gridColumn: 'span 4' },
    [below.mobile]: { borderLeft: 0, '& > li': { gridColumn: '1 / -1', borderRight: 0 } },
  },
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    alignContent: 'start',
    minWidth: 0,
    '& > :not(div:first-of-type)': { marginInline: space.cell },
    [FACTS]: { paddingTop: '18px' },
    '& > :last-child': { marginBottom: space.cell },
    [LABELS]: { paddingTop: '10px' },
    '&:hover > h3 > a, & > h3 > a:focus-visible': { backgroundSize: '100% .08em' },
    ...relit,
    [large]: {
      ...onOneLine,
      gridTemplateRows: 'minmax(360px, 1fr) auto auto auto',
      '& > h3': {
        ...textStyle('h2'),
        maxWidth: '17em',
        fontSize: 'clamp(1.75rem, 3.1vw, 2.5rem)',
      },
      '& > p': { ...textStyle('body1'), maxWidth: '64ch', marginTop: '12px', textWrap: 'balance' },
    },
    [medium]: {
      '& > div:first-of-type': { height: '188px' },
      '& > h3': { ...textStyle('h4'), fontSize: '1.5rem' },
    },
    [small]: {
      '& > div:first-of-type': { height: '76px' },
      '& > h3': { ...textStyle('h5'), fontSize: '1.25rem', lineHeight: 1.2 },
    },
    [below.full]: { [large]: { gridTemplateRows: 'minmax(300px, 1fr) auto auto auto' } },
    [below.mobile]: {
      [large]: {
        gridTemplateRows: 'auto',
        '& > div:first-of-type': { height: 'clamp(210px, 50vw, 360px)' },
      },
      [medium]: beside('42%'),
      [small]: beside('24%'),
    },
    [below.small]: {
      '& > :last-child': { marginBottom: '26px' },
      [large]: {
        ...onTop('210px'),
        [FACTS]: { justifySelf: 'start', marginBottom: 0 },
        [LABELS]: { marginLeft: space.cell, paddingTop: '10px' },
      },
      [medium]: onTop('150px'),
      [small]: onTop('76px'),
    },
    [media.print]: { breakInside: 'avoid' },
  },
  media: { position: 'relative', minHeight: 0, overflow: 'hidden', background: color.sunken },
  title: { paddingTop: space.cell, textWrap: 'balance' },
  titleLink: {
    paddingBottom: '.04em',
    overflowWrap: 'anywhere',
    background: `linear-gradient(${color.accent}, ${color.accent}) 0 100% / 0 .08em no-repeat`,
    transition: `background-size ${durations.long} ${easing.out}`,
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '&:focus-visible': { outline: 'none' },
    // Inside the card, so that its neighbours don't cover it; on a rim of paper, so that it shows on any picture.
    '&:focus-visible::after': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-4px',
      boxShadow: `inset 0 0 0 6px ${color.page}`,
    },
  },
  excerpt: { ...textStyle('body2'), marginTop: '10px', color: color.inkSoft },
} satisfies PartStyles
