import type { CSSObject } from '@mui/material/styles'
import type { StylesFor } from '../../contract/partStyles.ts'
import type { article as contract } from '../../editorial/parts/article.ts'
import { gridAreas } from '../../shared/gridAreas.ts'
import { below, color, columns, contentWidth, media, ruled, sectionRule, space, spacing, textStyle } from '../tokens.ts'
import { HANG } from './layout.ts'

/** Width of the column of text: at most 75 characters of `prose` (https://www.w3.org/TR/WCAG22/#visual-presentation). */
export const MEASURE = '33.25rem'

/** What is beside the text in the first three columns; the text, and what is wider than it, from the fourth on. */
export const besideText: CSSObject = {
  ...contentWidth,
  ...columns,
  alignItems: 'start',
  paddingBlockStart: spacing(7),
  [below.mobile]: { paddingBlockStart: spacing(5) },
  [media.print]: { display: 'block', paddingBlockStart: spacing(2.5) },
}

/** The picture at the top. */
export const coverFrame: CSSObject = {
  position: 'relative',
  // The frame decides the height, whatever the picture's own is.
  contain: 'size',
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
    gridTemplateAreas: gridAreas('back*12', 'tag*12', 'title*11 .', 'excerpt*7 . facts*4'),
    paddingBlock: `${spacing(2.5)} ${spacing(4.5)}`,
    [below.mobile]: { gridTemplateAreas: gridAreas('back*12', 'tag*12', 'title*12', 'excerpt*12', 'facts*12') },
    [below.small]: { paddingBlockStart: space.sm },
    [media.print]: { paddingBlockEnd: space.lg },
  },
  back: { ...inHeader, gridArea: 'back', display: 'grid' },
  // Nearer to the headline than the link above.
  tag: { ...inHeader, gridArea: 'tag', display: 'grid', marginBlock: `${spacing(2.5)} ${spacing(-1.25)}` },
  title: {
    ...inHeader,
    gridArea: 'title',
    marginBlockStart: spacing(3.5),
    marginInlineStart: HANG,
    hyphens: 'auto',
  },
  excerpt: {
    ...inHeader,
    gridArea: 'excerpt',
    marginBlockStart: spacing(3.5),
    color: color.inkSoft,
    textWrap: 'balance',
    [below.small]: { marginBlockStart: spacing(2.5) },
  },
  facts: {
    gridArea: 'facts',
    alignSelf: 'end',
    display: 'grid',
    gap: space.sm,
    minWidth: 0,
    marginBlockStart: spacing(3.5),
    paddingBlockStart: space.sm,
    borderBlockStart: ruled,
  },
  meta: { color: color.inkSoft },
  cover: {
    ...coverFrame,
    ...contentWidth,
    aspectRatio: '2.9',
    [below.small]: { aspectRatio: '1.9' },
  },
  body: {
    ...besideText,
    gridTemplateAreas: gridAreas('contents*3 text*9', '.*3 signOff*9'),
    [below.full]: { gridTemplateAreas: gridAreas('text*12', 'signOff*12') },
  },
  contents: {
    gridArea: 'contents',
    position: 'sticky',
    insetBlockStart: `calc(${space.sticky} + ${space.xl})`,
    maxHeight: `calc(100vh - ${space.sticky} - ${space.huge})`,
    paddingBlockStart: space.sm,
    borderBlockStart: sectionRule,
    overflowY: 'auto',
    counterReset: 'site-contents',
    [below.full]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  contentsTitle: { ...textStyle('caption'), paddingBlockEnd: spacing(1.25), color: color.inkFaint },
  contentsList: {},
  contentsItem: {},
  contentsLink: {
    ...textStyle('caption'),
    display: 'grid',
    gridTemplateColumns: `${spacing(3.5)} minmax(0, 1fr)`,
    alignItems: 'baseline',
    paddingBlock: space.xs,
    paddingInlineEnd: space.hair,
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
  text: { gridArea: 'text', minWidth: 0 },
  signOff: {
    gridArea: 'signOff',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xs} ${spacing(3.5)}`,
    minWidth: 0,
    marginBlockStart: spacing(9),
    paddingBlockStart: spacing(2.5),
    borderBlockStart: ruled,
  },
  signOffText: { ...textStyle('body2'), flex: '1 1 24em', maxWidth: '39rem', color: color.inkSoft },
  signOffLinks: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${spacing(3.5)}`,
    [media.print]: { display: 'none' },
  },
  // Paper has no use for what else could be read.
  related: { [media.print]: { display: 'none' } },
} satisfies StylesFor<typeof contract>
