import type { CSSObject } from '@mui/material/styles'
import type { PartStyles } from '../../contract/partStyles.ts'
import { gridAreas } from '../../shared/gridAreas.ts'
import {
  below,
  color,
  columns,
  contentWidth,
  line,
  media,
  ruled,
  space,
  spacing,
  textStyle,
  underscore,
} from '../tokens.ts'

/** Width of the column of text: at most 75 characters of `prose` (https://www.w3.org/TR/WCAG22/#visual-presentation). */
const measure: CSSObject = { '--measure': '39rem', [below.mobile]: { '--measure': '37rem' } }

/**
 * Text between what is beside it and an empty margin; alone in the middle where the window is narrower. The areas are
 * for the wide and for the narrow layout.
 */
export const textColumn = (beside: string, gap: string, margin: string, wide: string, narrow: string): CSSObject => ({
  ...contentWidth,
  ...measure,
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${beside}) minmax(0, var(--measure)) minmax(0, ${margin})`,
  gridTemplateAreas: wide,
  columnGap: gap,
  alignItems: 'start',
  paddingBlockStart: spacing(9),
  [below.full]: {
    gridTemplateColumns: 'minmax(0, var(--measure))',
    gridTemplateAreas: narrow,
    justifyContent: 'center',
    columnGap: 0,
    paddingBlockStart: space.xxl,
  },
  [media.print]: { display: 'block', paddingBlockStart: spacing(2.5) },
})

/** What is beside the text stays in the window while one reads. */
export const sticky: CSSObject = {
  position: 'sticky',
  insetBlockStart: `calc(${space.sticky} + ${space.xl})`,
}

/** The picture at the top. */
export const coverFrame: CSSObject = {
  position: 'relative',
  overflow: 'hidden',
  background: color.sunken,
  [media.print]: { height: '5.5cm', borderBlock: ruled },
}

/** A part of the header keeps its own width, and never more than there is. */
const inHeader: CSSObject = { justifySelf: 'start', minWidth: 0, maxWidth: '100%' }

export const article = {
  root: {},
  header: {
    ...contentWidth,
    ...columns,
    gridTemplateAreas: gridAreas('back*12', 'tag*12', 'title*10 .*2', 'excerpt*8 .*4', 'facts*12'),
    paddingBlock: `${space.lg} ${space.xxl}`,
    [below.full]: { gridTemplateAreas: gridAreas('back*12', 'tag*12', 'title*12', 'excerpt*12', 'facts*12') },
    [below.small]: { paddingBlock: `${space.sm} ${space.xl}` },
    [media.print]: { paddingBlockEnd: space.lg },
  },
  back: { ...inHeader, gridArea: 'back', display: 'grid' },
  // Nearer to the headline than the link above.
  tag: {
    ...inHeader,
    gridArea: 'tag',
    display: 'grid',
    marginBlock: `${space.lg} ${spacing(-1.25)}`,
    [below.small]: { marginBlockEnd: '2px' },
  },
  title: {
    ...inHeader,
    gridArea: 'title',
    marginBlockStart: spacing(3.5),
    marginInlineStart: '-.035em',
    [below.small]: { marginBlockStart: space.md },
  },
  excerpt: {
    ...inHeader,
    gridArea: 'excerpt',
    marginBlockStart: spacing(2.75),
    fontSize: 'clamp(1.1875rem, 2vw, 1.5rem)',
    color: color.inkSoft,
  },
  facts: {
    ...inHeader,
    gridArea: 'facts',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.sm} ${spacing(3.5)}`,
    marginBlockStart: space.xl,
  },
  meta: { ...textStyle('mono'), color: color.inkSoft },
  cover: {
    ...coverFrame,
    ...contentWidth,
    height: `clamp(${spacing(27.5)}, 29vw, ${spacing(47.5)})`,
    [below.small]: { width: '100%' },
  },
  body: textColumn(
    '3fr',
    space.gutter,
    '2fr',
    gridAreas('contents text .', '. signOff .'),
    gridAreas('text', 'signOff'),
  ),
  contents: {
    ...sticky,
    gridArea: 'contents',
    maxHeight: `calc(100vh - ${space.sticky} - ${space.huge})`,
    paddingInlineEnd: space.lg,
    overflowY: 'auto',
    // The ring around a link is not cut off at the scrolling edge.
    marginInlineStart: spacing(-0.75),
    paddingInlineStart: spacing(0.75),
    [below.full]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  contentsTitle: {
    ...textStyle('overline'),
    paddingBlockEnd: spacing(1.25),
    color: color.inkFaint,
    textTransform: 'uppercase',
  },
  contentsList: {},
  contentsItem: {},
  contentsLink: {
    ...textStyle('caption'),
    display: 'block',
    paddingBlock: spacing(0.75),
    color: color.inkSoft,
    '&:hover': { color: color.accentText },
    '&:focus-visible': { outlineOffset: '0' },
    '&[aria-current]': { color: color.ink, fontWeight: 600 },
    // Screen readers read what follows the slash: nothing.
    '&[aria-current]::after': { content: '"_" / ""', fontWeight: 700, color: color.accentText },
  },
  text: { gridArea: 'text', minWidth: 0 },
  signOff: {
    gridArea: 'signOff',
    position: 'relative',
    marginBlockStart: spacing(9),
    paddingBlockStart: spacing(3.5),
    borderBlockStart: ruled,
    '&::before': underscore(spacing(7), line.underscore, color.rule),
  },
  signOffText: { maxWidth: '40em', color: color.inkSoft },
  signOffLinks: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${spacing(3.5)}`,
    marginBlockStart: spacing(0.75),
    [media.print]: { display: 'none' },
  },
  // Paper has no use for what else could be read.
  related: { [media.print]: { display: 'none' } },
} satisfies PartStyles
