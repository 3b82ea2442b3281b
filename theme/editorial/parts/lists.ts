import type { CSSObject } from '@mui/material/styles'
import type { PartStyles } from '../../contract/partStyles.ts'
import {
  below,
  color,
  columns,
  contentWidth,
  durations,
  easing,
  hairline,
  media,
  ruled,
  space,
  spacing,
  textStyle,
  line,
} from '../tokens.ts'
import { relit, relitMedia } from './relit.ts'

/** What a cell or a row hands down to its title and its arrow. */
export const pointer: CSSObject = {
  '--arrow-color': color.ink,
  '--arrow-corner': 'to top left',
  '&:dir(rtl)': { '--arrow-corner': 'to top right' },
  '&:hover': {
    '--title-line': '100%',
    '--arrow-color': color.accent,
    '--arrow-transform': 'translate(3px, -3px)',
  },
}

/** The arrow, drawn with lines: an icon in each of a thousand rows would be a heavy one. */
export const arrow: CSSObject = {
  content: '""',
  width: spacing(1.5),
  height: spacing(1.5),
  borderBlockStart: `${line.stroke} solid var(--arrow-color)`,
  borderInlineEnd: `${line.stroke} solid var(--arrow-color)`,
  background:
    'linear-gradient(var(--arrow-corner), transparent calc(50% - 1px), var(--arrow-color) 0 calc(50% + 1px), transparent 0)',
  transform: 'var(--arrow-transform, none)',
  transition: `transform ${durations.standard} ${easing.out}`,
  [media.print]: { display: 'none' },
}

/** The item at the top of a list, on the page's columns. */
export const featured: CSSObject = {
  ...contentWidth,
  ...columns,
  ...relit,
  position: 'relative',
  paddingBlockStart: spacing(5),
  // The heading shows the focus; an outline around the whole item would be as large as the window.
  '--title-outline': `${line.stroke} solid ${color.focus}`,
  '--surface-outline': 'none',
  '&:hover': { '--title-line': '100%' },
  [media.print]: { display: 'block' },
}

/**
 * A ruled row. In a list of more than fifty, rows far from the window are not laid out until they come near; their
 * `containIntrinsicSize` is about the height of one, without its padding.
 */
export const row: CSSObject = {
  ...pointer,
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  columnGap: space.gutter,
  padding: `${space.lg} 0 ${spacing(3.25)}`,
  borderBlockEnd: hairline,
  textAlign: 'start',
  '&[data-long]': { contentVisibility: 'auto' },
  '&::after': { ...arrow, gridArea: 'arrow', justifySelf: 'end', marginBlockStart: spacing(0.75) },
  [media.print]: { breakInside: 'avoid', '&[data-long]': { contentVisibility: 'visible' } },
}

/** The facts of a row, one below the other where there is room beside the words. */
export const rowFacts: CSSObject = {
  gridArea: 'facts',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.hair,
  paddingBlockStart: '2px',
  [below.full]: { flexDirection: 'row', gap: `${space.hair} ${space.md}`, paddingBlockStart: 0 },
}

export const lists = {
  results: { position: 'relative' },
  empty: { ...contentWidth, padding: `${spacing(9)} 0 ${spacing(10)}`, borderBlockEnd: hairline },
  emptyTitle: {},
  emptyText: { margin: `${spacing(1.25)} 0 ${spacing(3.25)}`, color: color.inkSoft },
  featuredMedia: {
    ...relitMedia,
    gridColumn: '1 / -1',
    position: 'relative',
    height: `clamp(${spacing(27.5)}, 27vw, ${spacing(45)})`,
    overflow: 'hidden',
    [media.print]: { display: 'none' },
  },
  featuredTitle: {
    marginBlockStart: space.md,
    marginInlineStart: '-.035em',
    fontSize: 'clamp(2rem, 4.4vw, 3.5rem)',
    lineHeight: 1.02,
    letterSpacing: '-.04em',
    hyphens: 'auto',
  },
  gridSection: {
    ...contentWidth,
    position: 'relative',
    marginBlockStart: spacing(9),
    [below.mobile]: { marginBlockStart: spacing(7) },
  },
  rows: { borderBlockStart: ruled },
  rowTitle: { ...textStyle('h4'), gridArea: 'title', fontSize: '1.3125rem' },
  rowExcerpt: { ...textStyle('body2'), gridArea: 'excerpt', color: color.inkSoft, overflowWrap: 'anywhere' },
  titleLink: {
    paddingBlockEnd: '.04em',
    overflowWrap: 'anywhere',
    background: `linear-gradient(${color.accent}, ${color.accent}) 0 100% / var(--title-line, 0) .08em no-repeat`,
    transition: `background-size ${durations.long} ${easing.out}`,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'var(--title-outline, none)', outlineOffset: '3px' },
    '&:focus-visible::after': {
      outline: `var(--surface-outline, 2px solid ${color.focus})`,
      outlineOffset: '-4px',
    },
  },
} satisfies PartStyles
