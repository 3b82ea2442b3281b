import type { CSSObject } from '@mui/material/styles'
import type { StylesFor } from '../../contract/partStyles.ts'
import type { catalogue as contract } from '../../editorial/parts/catalogue.ts'
import {
  below,
  color,
  columns,
  contentWidth,
  corner,
  easing,
  focusRing,
  hairline,
  line,
  media,
  durations,
  penLine,
  ruled,
  sectionRule,
  textStyle,
  space,
  stroke,
} from '../tokens.ts'

/** What an item shows while the pointer is on it: its title's line drawn. */
export const pointedAt: CSSObject = { '&:hover h3 a': { backgroundSize: '100% .075em' } }

/** The item at the top of a list: its picture at the left, its words at the right. */
export const featured: CSSObject = {
  ...contentWidth,
  ...columns,
  gridTemplateRows: 'auto minmax(0, 1fr)',
  position: 'relative',
  paddingTop: '40px',
  '& h3': { marginTop: '18px', hyphens: 'auto' },
  // The heading is its one mark; a ring around the whole of it would be as big as the window.
  '& h3 a:focus-visible': { outline: focusRing(), outlineOffset: '3px' },
  '& h3 a:focus-visible::after': { outline: 'none' },
  '& img': { transition: `transform ${durations.draw} ${easing.out}` },
  '&:hover img': { transform: 'scale(1.025)' },
  ...pointedAt,
}

/**
 * A ruled row on the page's columns. Rows far from the window are not laid out until they come near; their
 * `containIntrinsicSize` is about the height of one, without its padding.
 */
export const row: CSSObject = {
  ...columns,
  position: 'relative',
  alignItems: 'start',
  padding: '22px 0',
  borderBottom: hairline,
  contentVisibility: 'auto',
  '&:last-of-type': { borderBottomColor: color.rule },
  '&::before': { ...stroke('0', line.mark, color.accent), transition: `width ${durations.long} ${easing.inOut}` },
  '&:hover::before': { width: '96px' },
  ...pointedAt,
  [media.print]: { contentVisibility: 'visible', breakInside: 'avoid' },
}

export const catalogue = {
  filters: {
    ...contentWidth,
    borderTop: sectionRule,
    borderBottom: ruled,
    [media.print]: { display: 'none' },
  },
  filterBar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    minHeight: '64px',
    paddingBlock: space.xs,
    [below.small]: { justifyContent: 'space-between', gap: '4px 12px' },
  },
  filterToggle: {
    ...textStyle('button'),
    gap: '10px',
    minHeight: '44px',
    paddingRight: space.xs,
    fontWeight: 620,
    color: color.ink,
    '&:hover': { color: color.accentText },
    '& svg:last-of-type': { fontSize: '18px', transition: `transform ${durations.standard} ${easing.needle}` },
    '&[aria-expanded="true"] svg:last-of-type': { transform: 'rotate(180deg)' },
    [below.small]: { gap: space.xs, paddingRight: 0 },
    [media.noScript]: { display: 'none' },
  },
  activeFilters: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    minWidth: 0,
    [below.mobile]: { order: 1, flexBasis: '100%' },
  },
  activeList: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px',
    minWidth: 0,
    '& > li': { minWidth: 0 },
  },
  activeFilter: {
    ...textStyle('caption'),
    gap: space.xs,
    minHeight: '36px',
    padding: '4px 8px 4px 12px',
    borderRadius: corner,
    background: color.control,
    color: color.onControl,
    textAlign: 'left',
    '& svg': { fontSize: '18px' },
    '&:hover': { background: color.accent, color: color.onAccent },
    [media.forced]: { border: '1px solid ButtonText' },
  },
  activeLabel: { minWidth: 0, overflowWrap: 'anywhere' },
  moreFilters: { ...textStyle('mono'), color: color.inkSoft },
  clear: {
    ...textStyle('button'),
    minHeight: '44px',
    color: color.ink,
    background: `linear-gradient(${color.accent}, ${color.accent}) 0 calc(50% + 13px) / 100% 2px no-repeat`,
    '&:hover': { color: color.accentText },
  },
  count: {
    ...textStyle('mono'),
    marginLeft: 'auto',
    fontSize: '.8125rem',
    color: color.inkSoft,
    [below.small]: { marginLeft: 0 },
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
    minHeight: '60px',
    borderBottom: sectionRule,
    '& > svg': { fontSize: '24px' },
    '&:focus-within': { borderBottomColor: color.focus, boxShadow: `0 2px 0 ${color.focus}` },
    [media.forced]: { '&:focus-within': { outline: '3px solid Highlight', outlineOffset: '3px' } },
  },
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    '& > legend': { marginBottom: '10px' },
    // A long name takes as many lines as it needs.
    '& > button': { height: 'auto', minHeight: '44px', maxWidth: '100%' },
    '& .MuiChip-label': { paddingBlock: space.xs, whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'left' },
  },
  results: { position: 'relative' },
  empty: {
    ...contentWidth,
    padding: '64px 0',
    borderBottom: ruled,
    '& > h2': textStyle('h3'),
    '& > p': { ...textStyle('body2'), margin: '12px 0 20px', color: color.inkSoft },
  },
  featuredMedia: { position: 'relative', overflow: 'hidden', background: color.sunken },
  gridSection: {
    ...contentWidth,
    position: 'relative',
    marginTop: '56px',
    [below.mobile]: { marginTop: '40px' },
  },
  rows: {},
  rowTitle: textStyle('h4'),
  rowExcerpt: { ...textStyle('body2'), maxWidth: '36rem', color: color.inkSoft, textWrap: 'balance' },
  titleLink: {
    overflowWrap: 'anywhere',
    background: penLine('0 .075em'),
    transition: `background-size ${durations.long} ${easing.inOut}`,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: focusRing(), outlineOffset: '-3px' },
  },
} satisfies StylesFor<typeof contract>
