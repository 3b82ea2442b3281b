import type { CSSObject } from '@mui/material/styles'
import type { StylesFor } from '../../contract/partStyles.ts'
import type { cards as contract } from '../../editorial/parts/cards.ts'
import { mosaicAreas, mosaicPlace, printedList } from '../../shared/parts/cards.ts'
import { asProperties, fromProperties } from '../../shared/textProperties.ts'
import {
  cardTitleScale,
  above,
  below,
  color,
  durations,
  easing,
  focusRing,
  line,
  media,
  penLine,
  ruled,
  space,
  spacing,
  stroke,
} from '../tokens.ts'
import { typography } from '../typography.ts'

const large = '&[data-size="large"]'
const medium = '&[data-size="medium"]'
const small = '&[data-size="small"]'

/** Where the labels stand: at the end of the line of facts, or in a line of their own. */
const labelsAtEnd: CSSObject = {
  '--card-labels-align': 'auto',
  '--card-labels-margin': `${spacing(2.25)} 0 0 ${space.md}`,
  '--card-labels-justify': 'flex-end',
}
const labelsBelow: CSSObject = {
  '--card-labels-align': 'start',
  '--card-labels-margin': `${space.sm} 0 0`,
  '--card-labels-justify': 'flex-start',
}

/** The media on top, then facts and labels on one line, then the words. Each keeps room for its words. */
const stacked = (media: string): CSSObject => ({
  gridTemplate: `"media media" ${media} "facts labels" auto "title title" auto "excerpt excerpt" auto / fit-content(60%) minmax(min-content, 1fr)`,
  '--card-facts-top': spacing(2.25),
  ...labelsAtEnd,
})
/** The same with the labels at the end, where there is no room for them beside the facts. */
const labelsLast = (media: string): CSSObject => ({
  gridTemplate: `"media" ${media} "facts" auto "title" auto "excerpt" auto "labels" auto / minmax(0, 1fr)`,
  '--card-facts-top': spacing(2.25),
  ...labelsBelow,
})
/** A square of the media after the words. */
const square = (side: string): CSSObject => ({
  columnGap: space.lg,
  '--card-media-width': side,
  '--card-media-height': side,
  '--card-media-min': 0,
  '--card-media-ratio': 'auto',
  '--card-facts-top': 0,
  ...labelsBelow,
})
const beside: CSSObject = {
  ...square('148px'),
  gridTemplate: '"facts media" auto "title media" auto "excerpt media" auto "labels media" 1fr / minmax(0, 1fr) 148px',
}
/** A square beside facts and title alone, where the words would be too narrow beside it. */
const nested: CSSObject = {
  ...square('104px'),
  columnGap: space.md,
  gridTemplate:
    '"facts media" auto "title media" 1fr "excerpt excerpt" auto "labels labels" auto / minmax(0, 1fr) 104px',
}
/** The media beside the words, for a card alone in its row; as wide as told. */
const halved = (width: string): CSSObject => ({
  gridTemplate: `"media facts" auto "media title" auto "media excerpt" auto "media labels" 1fr / ${width} minmax(0, 1fr)`,
  columnGap: space.cell,
  '--card-facts-top': 0,
  '--card-media-width': '100%',
  '--card-media-height': 'auto',
  '--card-media-min': '100%',
  ...labelsBelow,
})

/** Padding and rule of a card by its place in its row. */
const atStart: CSSObject = { paddingInline: `0 ${space.cell}`, borderInlineStart: 0, '--site-mark': '0px' }
const inMiddle: CSSObject = { paddingInline: space.cell, borderInlineStart: ruled, '--site-mark': space.cell }
const atEnd: CSSObject = { ...inMiddle, paddingInline: `${space.cell} 0` }
const alone: CSSObject = { paddingInline: 0, borderInlineStart: 0, '--site-mark': '0px' }

/** Cells with rules where they meet. */
const list: CSSObject = { display: 'grid', borderBlockStart: ruled, [media.print]: printedList }
const oneColumn: CSSObject = { gridTemplateColumns: 'minmax(0, 1fr)' }

export const cards = {
  mosaic: {
    ...list,
    gridTemplateColumns: '5fr 2fr 5fr',
    ...mosaicAreas,
    // A medium and a small card share a row.
    [below.mobile]: { gridTemplateColumns: '7fr 5fr', '&[data-count]': { gridTemplateAreas: 'none' } },
    [below.small]: oneColumn,
  },
  pairs: { ...list, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', [below.mobile]: oneColumn },
  trio: {
    ...list,
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '&[data-count="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.mobile]: { '&[data-count]': oneColumn },
  },
  root: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    minWidth: 0,
    paddingBlock: space.cell,
    overflow: 'visible',
    border: 0,
    borderBlockEnd: ruled,
    background: 'none',
    color: 'inherit',
    '--site-mark': '0px',
    '&::before': {
      ...stroke('0', line.mark, color.accent),
      insetInlineStart: 'var(--site-mark)',
      transition: `width ${durations.long} ${easing.inOut}`,
    },
    '&:hover::before, &:has(a:focus-visible)::before': { width: spacing(12) },
    '&:hover': { '--card-line-drawn': '100%', '--picture-transform': 'scale(1.025)' },
    ...mosaicPlace,
    '&[data-edge="start"]': atStart,
    '&[data-edge="middle"]': inMiddle,
    '&[data-edge="end"]': atEnd,
    '&[data-edge="full"]': { ...alone, '&:not([data-area])': { gridColumn: '1 / -1' } },
    [large]: {
      ...stacked('auto'),
      ...asProperties('card-title', typography.h3),
      ...asProperties('card-excerpt', typography.body1),
      // As the picture is composed, whatever stands beside the card.
      '--card-media-ratio': '790 / 620',
      '--card-title-top': spacing(1.75),
      '--card-excerpt-top': spacing(1.75),
      '--card-excerpt-max': '37rem',
    },
    [medium]: {
      ...stacked('minmax(212px, 1fr)'),
      ...asProperties('card-title', typography.h4),
      ...asProperties('card-excerpt', typography.body2),
    },
    [small]: {
      ...beside,
      ...asProperties('card-title', typography.h5),
      ...asProperties('card-excerpt', typography.body2),
    },
    '&[data-list="pairs"]': { ...stacked('auto'), '--card-media-ratio': '2.1' },
    [below.full]: {
      [medium]: labelsLast('minmax(212px, 1fr)'),
      [small]: nested,
      '&[data-list="pairs"]': labelsLast('auto'),
    },
    [above.mobile]: {
      '&[data-edge="full"][data-size]': { ...halved('50%'), '--card-media-ratio': '2.1' },
      [`${large}[data-edge="full"]`]: { ...halved('66.666%'), '--card-media-ratio': '790 / 500' },
    },
    [below.mobile]: {
      paddingBlock: `${space.lg} ${spacing(3.5)}`,
      '&[data-area][data-size]': { gridArea: 'auto' },
      '&:is([data-size="large"], [data-edge="full"], [data-list="pairs"], [data-list="trio"])[data-size][data-edge]': {
        ...alone,
        gridColumn: '1 / -1',
      },
      '&[data-area][data-size="medium"][data-edge="end"]': atStart,
      '&[data-area][data-size="small"][data-edge="start"]': atEnd,
      [large]: { ...stacked('auto'), '--card-media-ratio': '1.7' },
      [medium]: { ...labelsLast('auto'), '--card-media-ratio': '2.1' },
      [small]: {
        ...labelsLast('auto'),
        columnGap: 0,
        '--card-media-width': '100%',
        '--card-media-height': 'auto',
        '--card-media-ratio': '1.55',
      },
    },
    [below.small]: {
      '&&[data-area][data-size][data-edge]': { ...alone, gridColumn: 'auto' },
      [large]: labelsLast('auto'),
      [small]: nested,
    },
    [media.print]: {
      breakInside: 'avoid',
      '&[data-size][data-edge][data-list]': { ...labelsLast('auto'), ...alone, '--card-facts-top': 0 },
    },
  },
  media: {
    gridArea: 'media',
    position: 'relative',
    // No wider than the columns it spans, whatever its height.
    width: 0,
    minWidth: 'var(--card-media-width, 100%)',
    height: 'var(--card-media-height, auto)',
    minHeight: 'var(--card-media-min, 0)',
    aspectRatio: 'var(--card-media-ratio, auto)',
    overflow: 'hidden',
    background: color.sunken,
    // The picture has the size of its frame, and no say in it.
    contain: 'size',
    [media.print]: { display: 'none' },
  },
  title: {
    gridArea: 'title',
    ...fromProperties('card-title'),
    fontSize: `calc(var(--card-title-fontSize) * ${cardTitleScale})`,
    marginBlockStart: `var(--card-title-top, ${space.sm})`,
    textWrap: 'balance',
  },
  titleLink: {
    overflowWrap: 'anywhere',
    background: penLine('var(--card-line-drawn, 0) .075em'),
    transition: `background-size ${durations.long} ${easing.inOut}`,
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '&:focus-visible': { '--card-line-drawn': '100%', outline: 'none' },
    '&:focus-visible::after': { outline: focusRing(), outlineOffset: '3px' },
  },
  excerpt: {
    gridArea: 'excerpt',
    ...fromProperties('card-excerpt'),
    maxWidth: 'var(--card-excerpt-max, none)',
    marginBlockStart: `var(--card-excerpt-top, ${spacing(1.25)})`,
    color: color.inkSoft,
    overflowWrap: 'anywhere',
  },
  facts: { gridArea: 'facts', marginBlockStart: 'var(--card-facts-top)' },
  labels: {
    gridArea: 'labels',
    alignSelf: 'var(--card-labels-align, auto)',
    justifyContent: 'var(--card-labels-justify)',
    gap: `0 ${spacing(1.75)}`,
    margin: 'var(--card-labels-margin)',
    // Related things are the second pen's.
    '& .MuiChip-root': { height: 'auto', border: 0, color: color.reference, fontWeight: 560 },
    '& .MuiChip-label': { padding: 0 },
  },
} satisfies StylesFor<typeof contract>
