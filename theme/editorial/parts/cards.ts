import type { CSSObject } from '@mui/material/styles'
import type { PartStyles } from '../../contract/partStyles.ts'
import { mosaicAreas, mosaicPlace, printedList } from '../../shared/parts/cards.ts'
import { asProperties, fromProperties } from '../../shared/textProperties.ts'
import {
  cardTitleScale,
  above,
  below,
  color,
  durations,
  easing,
  hairline,
  media,
  ruled,
  space,
  spacing,
  line,
} from '../tokens.ts'
import { typography } from '../typography.ts'
import { relit, relitMedia } from './relit.ts'

const large = '&[data-size="large"]'
const medium = '&[data-size="medium"]'
const small = '&[data-size="small"]'
/** Alone in its row, or over more than one column of it. */
const wide = '&:is([data-edge="full"], [data-wide])'

/** The media on top of the text; `height` is that of its row. */
const onTop = (height: string): CSSObject => ({
  gridTemplate: `"media" ${height} "title" auto "excerpt" minmax(0, 1fr) "facts" auto "labels" auto "end" var(--card-end) / minmax(0, 1fr)`,
  '--card-media-ratio': 'auto',
})
/** The same with the facts at the start of the last line and the labels at its end; each keeps room for its words. */
const onOneLine = (height: string): CSSObject => ({
  gridTemplate: `"media media" ${height} "title title" auto "excerpt excerpt" minmax(0, 1fr) "facts labels" auto "end end" var(--card-end) / minmax(min-content, 1fr) fit-content(60%)`,
  '--card-facts-align': 'center',
  '--card-labels-top': spacing(2.25),
  '--card-labels-start': 0,
})
/** The media beside the text, as wide as told. */
const beside = (width: string): CSSObject => ({
  gridTemplate: `"media title" auto "media excerpt" auto "media facts" auto "media labels" minmax(0, 1fr) "media end" var(--card-end) / ${width} minmax(0, 1fr)`,
  '--card-facts-align': 'auto',
  '--card-labels-top': spacing(1.25),
  '--card-labels-start': space.cell,
  // As the picture is composed.
  '--card-media-ratio': '300 / 260',
})

/** Hairlines between the cards of a list; on small screens the outer ones are the window's own sides. */
const list: CSSObject = {
  display: 'grid',
  borderBlockStart: ruled,
  borderInlineStart: hairline,
  '--card-line': hairline,
  [media.print]: { ...printedList, '--card-line': 0 },
}
const oneColumn: CSSObject = { gridTemplateColumns: 'minmax(0, 1fr)' }
const withoutSides: CSSObject = { borderInlineStart: 0, '--card-line': 0 }

export const cards = {
  mosaic: {
    ...list,
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    ...mosaicAreas,
    [below.mobile]: { ...oneColumn, '&[data-count]': { gridTemplateAreas: 'none' } },
    [below.small]: { ...withoutSides, marginInline: `calc(${space.margin} * -1)` },
  },
  pairs: {
    ...list,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [below.mobile]: { ...oneColumn, ...withoutSides },
  },
  trio: {
    ...list,
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '&[data-count="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.mobile]: { '&[data-count]': oneColumn, ...withoutSides },
  },
  root: {
    ...relit,
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    minWidth: 0,
    overflow: 'visible',
    border: 0,
    borderBlockEnd: hairline,
    borderInlineEnd: 'var(--card-line)',
    background: 'none',
    color: 'inherit',
    '--card-end': space.cell,
    '--card-facts-align': 'auto',
    '--card-labels-top': spacing(1.25),
    '--card-labels-start': space.cell,
    ...mosaicPlace,
    '&:not([data-area])[data-edge="full"]': { gridColumn: '1 / -1' },
    '&:hover': { '--card-line-drawn': '100%' },
    [large]: {
      ...onOneLine('auto'),
      ...asProperties('card-title', { ...typography.h2, fontSize: 'clamp(1.75rem, 3.1vw, 2.5rem)' }),
      ...asProperties('card-excerpt', typography.body1),
      // As the picture is composed, whatever stands beside the card.
      '--card-media-ratio': '790 / 620',
      '--card-excerpt-top': space.sm,
      '--card-title-max': '17em',
      '--card-excerpt-max': '64ch',
      '--card-excerpt-wrap': 'balance',
    },
    [medium]: {
      ...onTop('188px'),
      ...asProperties('card-title', { ...typography.h4, fontSize: '1.5rem' }),
      ...asProperties('card-excerpt', typography.body2),
    },
    [small]: {
      ...onTop('76px'),
      ...asProperties('card-title', { ...typography.h5, fontSize: '1.25rem', lineHeight: 1.2 }),
      ...asProperties('card-excerpt', typography.body2),
    },
    [above.full]: { '&[data-list="pairs"]': onOneLine('188px') },
    [above.mobile]: {
      [wide]: { ...beside('50%'), '--card-media-ratio': '395 / 188' },
      [`${large}[data-edge="full"]`]: { ...beside('66.666%'), '--card-media-ratio': '790 / 500' },
    },
    [below.mobile]: {
      [large]: { ...onOneLine('clamp(210px, 50vw, 360px)'), '--card-media-ratio': 'auto' },
      [medium]: beside('42%'),
      [small]: beside('24%'),
      '&[data-area]': { gridArea: 'auto' },
    },
    [below.small]: {
      '--card-end': '26px',
      [large]: {
        ...onTop('210px'),
        '--card-facts-align': 'auto',
        '--card-labels-top': spacing(1.25),
        '--card-labels-start': space.cell,
      },
      [medium]: onTop('150px'),
      [small]: onTop('76px'),
    },
    [media.print]: { breakInside: 'avoid', '&[data-size][data-edge]': onTop('auto') },
  },
  media: {
    ...relitMedia,
    gridArea: 'media',
    position: 'relative',
    // No wider than the columns it spans, whatever its height.
    width: 0,
    minWidth: '100%',
    minHeight: '100%',
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
    maxWidth: 'var(--card-title-max, none)',
    marginInline: space.cell,
    paddingBlockStart: space.cell,
    textWrap: 'balance',
  },
  titleLink: {
    paddingBlockEnd: '.04em',
    overflowWrap: 'anywhere',
    background: `linear-gradient(${color.accent}, ${color.accent}) 0 100% / var(--card-line-drawn, 0) .08em no-repeat`,
    transition: `background-size ${durations.long} ${easing.out}`,
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '&:focus-visible': { '--card-line-drawn': '100%', outline: 'none' },
    // Inside the card, so that its neighbours don't cover it; on a rim of paper, so that it shows on any picture.
    '&:focus-visible::after': {
      outline: `${line.stroke} solid ${color.focus}`,
      outlineOffset: '-4px',
      boxShadow: `inset 0 0 0 6px ${color.page}`,
    },
  },
  excerpt: {
    gridArea: 'excerpt',
    ...fromProperties('card-excerpt'),
    maxWidth: 'var(--card-excerpt-max, none)',
    marginInline: space.cell,
    marginBlockStart: `var(--card-excerpt-top, ${spacing(1.25)})`,
    color: color.inkSoft,
    overflowWrap: 'anywhere',
    textWrap: 'var(--card-excerpt-wrap, pretty)',
  },
  facts: {
    gridArea: 'facts',
    alignSelf: 'var(--card-facts-align)',
    marginInline: space.cell,
    paddingBlockStart: spacing(2.25),
  },
  labels: {
    gridArea: 'labels',
    alignSelf: 'start',
    marginInline: `var(--card-labels-start) ${space.cell}`,
    paddingBlockStart: 'var(--card-labels-top)',
  },
} satisfies PartStyles
