import type { CSSObject } from '@mui/material/styles'
import type { StylesFor } from '../../contract/partStyles.ts'
import type { article as contract } from '../../editorial/parts/article.ts'
import { HANG } from './layout.ts'
import { below, color, columns, contentWidth, media, ruled, sectionRule, textStyle, space } from '../tokens.ts'

/** The measure of the text. */
export const MEASURE = '39rem'

/** What stands beside the text in the first three columns; the text, and what is wider than it, from the fourth on. */
export const besideText: CSSObject = {
  ...contentWidth,
  ...columns,
  alignItems: 'start',
  paddingTop: '56px',
  [below.mobile]: { paddingTop: '40px' },
  [media.print]: { display: 'block', paddingTop: '20px' },
}
export const textColumns: CSSObject = {
  gridColumn: '4 / -1',
  minWidth: 0,
  [below.full]: { gridColumn: '1 / -1' },
}

/** The picture at the top. */
export const coverFrame: CSSObject = {
  position: 'relative',
  overflow: 'hidden',
  background: color.sunken,
  '& img': { position: 'absolute', inset: 0 },
  [media.print]: { height: '5.5cm', borderBlock: ruled },
}

export const article = {
  root: {
    // Paper has no use for what else could be read.
    '& + section': { [media.print]: { display: 'none' } },
  },
  head: {
    ...contentWidth,
    ...columns,
    padding: '20px 0 36px',
    '& > *': { gridColumn: '1 / -1', justifySelf: 'start', minWidth: 0, maxWidth: '100%' },
    '& > h1': { gridColumn: '1 / span 11', marginTop: '28px', marginLeft: HANG, hyphens: 'auto' },
    '& > p:first-of-type:not(h1 + p)': { marginTop: '20px' },
    '& > p + h1': { marginTop: '18px' },
    '& > h1 + p': {
      gridColumn: '1 / span 7',
      marginTop: '28px',
      color: color.inkSoft,
      textWrap: 'balance',
    },
    [below.mobile]: { '& > h1, & > h1 + p': { gridColumn: '1 / -1' } },
    [below.small]: { paddingTop: space.sm, '& > h1 + p': { marginTop: '20px' } },
    [media.print]: { paddingBottom: space.lg },
  },
  facts: {
    '&&': { gridColumn: '9 / -1', justifySelf: 'stretch', alignSelf: 'end' },
    display: 'grid',
    gap: space.sm,
    marginTop: '28px',
    paddingTop: space.sm,
    borderTop: ruled,
    '& > div': { color: color.inkSoft },
    [below.mobile]: { '&&': { gridColumn: '1 / -1' } },
  },
  cover: {
    ...coverFrame,
    ...contentWidth,
    aspectRatio: '2.9',
    [below.small]: { aspectRatio: '1.9' },
  },
  body: besideText,
  contents: {
    gridColumn: '1 / span 3',
    position: 'sticky',
    top: `calc(${space.sticky} + ${space.xl})`,
    maxHeight: `calc(100vh - ${space.sticky} - ${space.huge})`,
    paddingTop: space.sm,
    borderTop: sectionRule,
    overflowY: 'auto',
    counterReset: 'site-contents',
    '& + *': textColumns,
    [below.full]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  contentsTitle: { ...textStyle('caption'), paddingBottom: '10px', color: color.inkFaint },
  contentsLink: {
    ...textStyle('caption'),
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    alignItems: 'baseline',
    padding: '8px 4px 8px 0',
    color: color.inkSoft,
    // Seen, and not heard.
    '&::before': {
      ...textStyle('mono'),
      counterIncrement: 'site-contents',
      content: 'counter(site-contents) / ""',
      color: color.inkFaint,
    },
    '&:hover': { color: color.ink },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current]': { color: color.ink, fontWeight: 620 },
    '&[aria-current]::before': { color: color.accentText, fontWeight: 600 },
  },
  signOff: {
    ...textColumns,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 28px',
    marginTop: '72px',
    paddingTop: '20px',
    borderTop: ruled,
    '& > p': { ...textStyle('body2'), flex: '1 1 24em', maxWidth: MEASURE, color: color.inkSoft },
  },
  signOffLinks: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 28px',
    [media.print]: { display: 'none' },
  },
} satisfies StylesFor<typeof contract>
