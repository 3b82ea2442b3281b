import type { CSSObject } from '@mui/material/styles'
import type { PartStyles } from '../../contract/partStyles.ts'
import {
  below,
  color,
  columns,
  contentWidth,
  corner,
  easing,
  hairline,
  line,
  media,
  durations,
  ruled,
  textStyle,
  space,
} from '../tokens.ts'
import { relit } from './relit.ts'

const ACCENT_LINE = `linear-gradient(${color.accent}, ${color.accent})`

/** The arrow out of a cell or a row, drawn with lines: a picture in each of a thousand rows would be a heavy one. */
export const arrow: CSSObject = {
  content: '""',
  width: '12px',
  height: '12px',
  borderTop: `2px solid ${color.ink}`,
  borderRight: `2px solid ${color.ink}`,
  background: `linear-gradient(to top left, transparent calc(50% - 1px), ${color.ink} 0 calc(50% + 1px), transparent 0)`,
  transition: `transform ${durations.standard} ${easing.out}`,
}

/** What an item shows while the pointer is on it: its title's line drawn, its arrow on the way. */
export const pointedAt: CSSObject = {
  '&:hover h3 a': { backgroundSize: '100% .08em' },
  '&:hover::after': {
    transform: 'translate(3px, -3px)',
    borderColor: color.accent,
    background: `linear-gradient(to top left, transparent calc(50% - 1px), ${color.accent} 0 calc(50% + 1px), transparent 0)`,
  },
}

/** The item at the top of a list, on the page's columns. */
export const featured: CSSObject = {
  ...contentWidth,
  ...columns,
  position: 'relative',
  paddingTop: '40px',
  '& h3': {
    marginTop: space.md,
    marginLeft: '-.035em',
    fontSize: 'clamp(2rem, 4.4vw, 3.5rem)',
    lineHeight: 1.02,
    letterSpacing: '-.04em',
    hyphens: 'auto',
  },
  // The heading is its one mark; a ring around the whole of it would be as big as the window.
  '& h3 a:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  '& h3 a:focus-visible::after': { outline: 'none' },
  '&:hover h3 a': { backgroundSize: '100% .08em' },
  ...relit,
}

/**
 * A ruled row. Rows far from the window are not laid out until they come near, so a list may be very long; their
 * `containIntrinsicSize` is about the height of one, without its padding.
 */
export const row: CSSObject = {
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  columnGap: space.gutter,
  padding: '24px 0 26px',
  borderBottom: hairline,
  contentVisibility: 'auto',
  '&::after': { ...arrow, justifySelf: 'end', marginTop: '6px' },
  ...pointedAt,
  [media.print]: { contentVisibility: 'visible', breakInside: 'avoid', '&::after': { display: 'none' } },
}

export const catalogue = {
  filters: {
    ...contentWidth,
    borderTop: ruled,
    borderBottom: hairline,
    [media.print]: { display: 'none' },
  },
  filterBar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 20px',
    minHeight: '64px',
    paddingBlock: space.xs,
    [below.small]: { justifyContent: 'space-between', gap: '4px 12px' },
  },
  filterToggle: {
    ...textStyle('button'),
    gap: '10px',
    minHeight: '48px',
    paddingRight: space.xs,
    color: color.ink,
    '&:hover': { color: color.accentText },
    '& svg:last-of-type': { fontSize: '18px', transition: `transform ${durations.standard} ${easing.out}` },
    '&[aria-expanded="true"] svg:last-of-type': { transform: 'rotate(180deg)' },
    [below.small]: { gap: space.xs, paddingRight: 0 },
    [media.noScript]: { display: 'none' },
  },
  activeFilters: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 14px',
    minWidth: 0,
    [below.mobile]: { order: 1, flexBasis: '100%' },
  },
  activeList: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    '& > li': { minWidth: 0 },
  },
  activeFilter: {
    ...textStyle('caption'),
    gap: '6px',
    minHeight: '32px',
    padding: '4px 8px 4px 10px',
    borderRadius: corner,
    background: color.control,
    color: color.onControl,
    textAlign: 'left',
    '& svg': { fontSize: '14px' },
    '&:hover': { background: color.accent, color: color.onAccent },
    [media.forced]: { border: '1px solid ButtonText' },
  },
  activeLabel: { minWidth: 0, overflowWrap: 'anywhere' },
  moreFilters: {
    ...textStyle('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '26px',
    paddingInline: '9px',
    borderRadius: corner,
    background: color.sunken,
    color: color.inkSoft,
  },
  clear: {
    ...textStyle('mono'),
    minHeight: '44px',
    color: color.ink,
    background: 'linear-gradient(currentColor, currentColor) 0 calc(100% - 10px) / 100% 1px no-repeat',
    '&:hover': { color: color.accentText, backgroundSize: '100% 2px' },
  },
  count: {
    ...textStyle('mono'),
    marginLeft: 'auto',
    color: color.inkSoft,
    [below.small]: { ...textStyle('caption'), marginLeft: 0 },
  },
  countWords: {},
  countShown: { fontWeight: 600, color: color.ink },
  filterPanel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, padding: '8px 0 28px' },
  fieldName: { ...textStyle('caption'), color: color.inkFaint },
  search: { display: 'block' },
  searchField: {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minHeight: '56px',
    borderBottom: `${line.stroke} solid ${color.rule}`,
    '&:focus-within': { borderBottomColor: color.focus, boxShadow: `0 2px 0 ${color.focus}` },
    [media.forced]: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: '3px' } },
  },
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    '& > legend': { marginBottom: '10px' },
    // A long name takes as many lines as it needs.
    '& > button': { height: 'auto', minHeight: '40px', maxWidth: '100%' },
    '& .MuiChip-label': { paddingBlock: space.xs, whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'left' },
  },
  results: { position: 'relative' },
  empty: {
    ...contentWidth,
    padding: '72px 0 80px',
    borderBottom: hairline,
    '& > p': { margin: '10px 0 26px', color: color.inkSoft },
  },
  featuredMedia: {
    position: 'relative',
    gridColumn: '1 / -1',
    height: 'clamp(220px, 27vw, 360px)',
    overflow: 'hidden',
  },
  gridSection: { ...contentWidth, position: 'relative', marginTop: '72px', [below.mobile]: { marginTop: '56px' } },
  rows: { borderTop: ruled },
  rowTitle: { ...textStyle('h4'), fontSize: '1.3125rem' },
  rowExcerpt: { ...textStyle('body2'), color: color.inkSoft },
  titleLink: {
    paddingBottom: '.04em',
    background: `${ACCENT_LINE} 0 100% / 0 .08em no-repeat`,
    transition: `background-size ${durations.long} ${easing.out}`,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' },
  },
} satisfies PartStyles
