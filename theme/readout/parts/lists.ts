import type { CSSObject } from '@mui/material/styles'
import type { StylesFor } from '../../contract/partStyles.ts'
import type { lists as contract } from '../../editorial/parts/lists.ts'
import {
  below,
  color,
  columns,
  contentWidth,
  durations,
  easing,
  focusRing,
  hairline,
  line,
  media,
  penLine,
  ruled,
  space,
  spacing,
  stroke,
  textStyle,
} from '../tokens.ts'

/** The item at the top of a list: its picture at the start, its words beside it. */
export const featured: CSSObject = {
  ...contentWidth,
  ...columns,
  position: 'relative',
  paddingBlockStart: spacing(5),
  // The heading shows the focus; an outline around the whole item would be as large as the window.
  '--title-outline': focusRing(),
  '--surface-outline': 'none',
  '&:hover': { '--title-line': '100%', '--picture-transform': 'scale(1.025)' },
  [media.print]: { display: 'block' },
}

/**
 * A ruled row on the page's columns. In a list of more than fifty, rows far from the window are not laid out until they
 * come near; their `containIntrinsicSize` is about the height of one, without its padding.
 */
export const row: CSSObject = {
  ...columns,
  position: 'relative',
  alignItems: 'start',
  padding: spacing(2.75, 0),
  borderBlockEnd: hairline,
  textAlign: 'start',
  '&[data-long]': { contentVisibility: 'auto' },
  '&[data-last]': { borderBlockEndColor: color.rule },
  '&::before': { ...stroke('0', line.mark, color.accent), transition: `width ${durations.long} ${easing.inOut}` },
  '&:hover::before': { width: spacing(12) },
  '&:hover': { '--title-line': '100%' },
  [media.print]: { breakInside: 'avoid', '&[data-long]': { contentVisibility: 'visible' } },
}

export const lists = {
  results: { position: 'relative' },
  empty: { ...contentWidth, padding: `${space.huge} 0`, borderBlockEnd: ruled },
  emptyTitle: textStyle('h3'),
  emptyText: { ...textStyle('body2'), margin: `${space.sm} 0 ${spacing(2.5)}`, color: color.inkSoft },
  featuredMedia: {
    gridColumn: '1 / span var(--featured-media-columns)',
    gridRow: 'var(--featured-media-rows, auto)',
    position: 'relative',
    aspectRatio: 'var(--featured-media-ratio, auto)',
    overflow: 'hidden',
    background: color.sunken,
    // The picture has the size of its frame, and no say in it.
    contain: 'size',
    [below.mobile]: { gridColumn: '1 / -1', gridRow: 'auto' },
    [media.print]: { display: 'none' },
  },
  featuredTitle: { maxWidth: 'var(--featured-title-max, none)', marginBlockStart: spacing(2.25), hyphens: 'auto' },
  gridSection: {
    ...contentWidth,
    position: 'relative',
    marginBlockStart: spacing(7),
    [below.mobile]: { marginBlockStart: spacing(5) },
  },
  rows: {},
  rowTitle: { ...textStyle('h4'), gridArea: 'title' },
  rowExcerpt: {
    ...textStyle('body2'),
    gridArea: 'excerpt',
    maxWidth: '36rem',
    color: color.inkSoft,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  titleLink: {
    overflowWrap: 'anywhere',
    background: penLine('var(--title-line, 0) .075em'),
    transition: `background-size ${durations.long} ${easing.inOut}`,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'var(--title-outline, none)', outlineOffset: '3px' },
    '&:focus-visible::after': {
      outline: `var(--surface-outline, ${focusRing()})`,
      outlineOffset: 'var(--surface-outline-offset, -3px)',
    },
  },
} satisfies StylesFor<typeof contract>
