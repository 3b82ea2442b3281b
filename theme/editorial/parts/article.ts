import type { CSSObject } from '@mui/material/styles'
import type { PartStyles } from '../../contract/partStyles.ts'
import { below, color, columns, contentWidth, media, ruled, textStyle, space, underscore, line } from '../tokens.ts'

/** The measure of the text. */
export const MEASURE = '43.5rem'

/** Text between what stands beside it and an empty margin; by itself in the middle where the window is narrower. */
export const textColumn = (beside: string, gap: string, margin: string): CSSObject => ({
  ...contentWidth,
  display: 'grid',
  gridTemplateColumns: `[beside] minmax(0, ${beside}) [text-start] minmax(0, ${MEASURE}) [text-end] minmax(0, ${margin})`,
  columnGap: gap,
  alignItems: 'start',
  paddingTop: '72px',
  [below.full]: {
    gridTemplateColumns: `[beside text-start] minmax(0, ${MEASURE}) [text-end]`,
    justifyContent: 'center',
    columnGap: 0,
    paddingTop: space.xxl,
  },
  [media.print]: { display: 'block', paddingTop: '20px' },
})

/** Where what stands beside the text stays while one reads. */
export const staying: CSSObject = {
  position: 'sticky',
  top: `calc(${space.sticky} + ${space.xl})`,
}

/** The picture at the top. */
export const coverFrame: CSSObject = {
  position: 'relative',
  overflow: 'hidden',
  background: color.sunken,
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
    padding: `${space.lg} 0 ${space.xxl}`,
    '& > *': { gridColumn: '1 / -1', justifySelf: 'start', minWidth: 0, maxWidth: '100%' },
    '& > h1': { gridColumn: '1 / span 10', marginTop: '28px', marginLeft: '-.035em' },
    '& > p:first-of-type:not(h1 + p)': { marginTop: space.lg },
    '& > p + h1': { marginTop: '18px' },
    '& > h1 + p': {
      gridColumn: '1 / span 8',
      marginTop: '22px',
      fontSize: 'clamp(1.1875rem, 2vw, 1.5rem)',
      color: color.inkSoft,
    },
    [below.full]: { '& > h1, & > h1 + p': { gridColumn: '1 / -1' } },
    [below.small]: { padding: `${space.sm} 0 ${space.xl}`, '& > h1': { marginTop: space.md } },
    [media.print]: { paddingBottom: space.lg },
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 28px',
    marginTop: space.xl,
    '& > div': { ...textStyle('mono'), color: color.inkSoft },
  },
  cover: {
    ...coverFrame,
    ...contentWidth,
    height: 'clamp(220px, 29vw, 380px)',
    [below.small]: { width: '100%' },
  },
  body: textColumn('3fr', space.gutter, '2fr'),
  contents: {
    ...staying,
    gridColumn: 'beside',
    maxHeight: `calc(100vh - ${space.sticky} - ${space.huge})`,
    paddingRight: space.lg,
    overflowY: 'auto',
    // The ring around a link is not cut off at the scrolling edge.
    marginLeft: '-6px',
    paddingLeft: '6px',
    '& + *': { gridColumn: 'text-start / text-end' },
    [below.full]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  contentsTitle: { ...textStyle('overline'), paddingBottom: '10px', color: color.inkFaint, textTransform: 'uppercase' },
  contentsLink: {
    ...textStyle('caption'),
    display: 'block',
    padding: '6px 0',
    color: color.inkSoft,
    '&:hover': { color: color.accentText },
    '&:focus-visible': { outlineOffset: '0' },
    '&[aria-current]': { color: color.ink, fontWeight: 600 },
    // Nothing is to be read out after the slash.
    '&[aria-current]::after': { content: '"_" / ""', fontWeight: 700, color: color.accentText },
  },
  signOff: {
    gridColumn: 'text-start / text-end',
    position: 'relative',
    marginTop: '72px',
    paddingTop: '28px',
    borderTop: ruled,
    '&::before': underscore('56px', line.underscore, color.rule),
    '& > p': { maxWidth: '40em', color: color.inkSoft },
  },
  signOffLinks: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 28px',
    marginTop: '6px',
    [media.print]: { display: 'none' },
  },
} satisfies PartStyles
