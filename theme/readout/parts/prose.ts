import type { CSSObject } from '@mui/material/styles'
import type { StylesFor } from '../../contract/partStyles.ts'
import type { prose as contract } from '../../editorial/parts/prose.ts'
import * as shared from '../../shared/parts/prose.ts'
import {
  below,
  color,
  corner,
  font,
  hairline,
  line,
  media,
  ruled,
  sectionRule,
  textStyle,
  space,
  stroke,
  spacing,
  targetSize,
} from '../tokens.ts'
import { MEASURE } from './article.ts'
import { layout } from './layout.ts'

/** Tables, code and callouts use upright figures, prose old-style ones. */
const lining: CSSObject = { fontVariantNumeric: 'lining-nums' }
/** Inside its box: what scrolls would cut off a ring around it. */
const ringInside: CSSObject = { '&:focus-visible': { outlineOffset: '-3px' } }
/** A drawn line before an item or a quotation. */
const tick = (width: string, height: string, background: string): CSSObject => ({
  ...stroke(width, height, background),
  pointerEvents: 'none',
})

/** A heading that divides the whole text. */
const chapterHeading: CSSObject = {
  ...textStyle('h3'),
  marginBlockStart: '1.75em',
  fontSize: 'clamp(1.625rem, 1.4rem + .9vw, 2.125rem)',
  lineHeight: 1.12,
  letterSpacing: '-.022em',
}
/** Its number, in the first pen. */
const numbered: CSSObject = {
  position: 'relative',
  paddingInlineStart: '1.25em',
  '&::before': {
    ...textStyle('mono'),
    counterIncrement: 'site-heading',
    content: 'counter(site-heading) / ""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '.85em',
    fontSize: '.46em',
    fontWeight: 500,
    letterSpacing: 0,
    color: color.accentText,
  },
}

const headings: CSSObject = {
  '& h2': chapterHeading,
  // Numbered as in the contents: for the eye alone.
  '& > h2': numbered,
  '& h3': { ...textStyle('h4'), marginBlockStart: '1.8em', fontSize: '1.25rem' },
  '& h4': { ...textStyle('h5'), marginBlockStart: '1.8em' },
  '& :is(h5, h6)': { ...textStyle('h6'), marginBlockStart: '1.8em' },
  ...shared.headingRhythm,
  // The text of a project begins below the heading of its section.
  '&[data-top-level="3"] > h3': { ...chapterHeading, ...numbered },
  '&[data-top-level="3"] > h3:not(* + *)': { marginBlockStart: 0 },
}

const inline: CSSObject = {
  '& a': {
    color: color.reference,
    textDecoration: 'underline',
    textDecorationThickness: line.hairline,
    textUnderlineOffset: '.18em',
    '&:hover': { textDecorationThickness: line.stroke },
    '&:focus-visible': { outlineOffset: '2px' },
  },
  '& :is(strong, b)': { fontWeight: 650 },
  '& :is(sup, sub)': { fontSize: '.7em', lineHeight: 0 },
  '& :not(pre) > code, & :is(kbd, samp)': {
    padding: '.14em .36em',
    borderRadius: corner,
    background: color.sunken,
    fontFamily: font.mono,
    fontSize: '.78em',
    fontWeight: 400,
    fontStretch: '87.5%',
    lineHeight: 1,
    fontVariantNumeric: 'normal',
    overflowWrap: 'anywhere',
    boxDecorationBreak: 'clone',
  },
  ...shared.smallMarks,
}

const lists: CSSObject = {
  ...shared.listRhythm,
  '& ul > li::before': { ...tick('.6em', line.stroke, color.accent), insetBlockStart: '.76em' },
  '& ol > li::before': {
    content: 'counter(list-item)',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '.28em',
    fontFamily: font.mono,
    fontStretch: '87.5%',
    fontSize: '.72em',
    lineHeight: 1.6,
    fontWeight: 500,
    fontVariantNumeric: 'normal',
    color: color.accentText,
  },
  ...shared.otherLists,
  '& .task-state > span': layout.hidden,
}

const blocks: CSSObject = {
  '& > p:not(* + *)': { fontSize: '1.19em', lineHeight: 1.5 },
  '& > p:not(* + *)::first-line': { fontWeight: 560 },
  '& blockquote': {
    paddingInlineStart: spacing(3.25),
    borderInlineStart: ruled,
    fontSize: '1.32em',
    fontStyle: 'italic',
    lineHeight: 1.4,
    textWrap: 'balance',
    '& > * + *': { marginBlockStart: '.6em' },
  },
  '& hr': {
    height: 0,
    margin: '2.4em 0',
    border: 0,
    borderBlockStart: ruled,
  },
  ...shared.pictures,
  '& figure': { marginBlock: '2.2em' },
  '& figcaption, & .code-title': { ...textStyle('caption'), color: color.inkSoft },
  '& figcaption': { maxWidth: '74ch', marginBlockStart: space.sm },
  '& details': { borderBlock: hairline, padding: `${space.sm} 0` },
  '& summary': { ...textStyle('mono'), padding: `${space.hair} 0`, cursor: 'pointer' },
  '& details > * + *': { marginBlockStart: '.72em' },
  ...shared.scrolling,
}

const code: CSSObject = {
  '& .code': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%) auto',
    alignItems: 'center',
    marginBlock: '1.7em',
    border: ruled,
    borderRadius: corner,
    background: color.raised,
    fontVariantNumeric: 'normal',
  },
  // From one side of the window to the other, so that more of each line is seen.
  '& > .code': { [below.small]: { marginInline: `calc(${space.margin} * -1)`, borderInline: 0, borderRadius: 0 } },
  '& .code-title': {
    minHeight: targetSize,
    padding: spacing(1.625, 2.25),
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'normal',
  },
  '& .code > [role="status"]': { ...textStyle('caption'), color: color.inkSoft },
  '& .code > button': {
    ...textStyle('caption'),
    minWidth: targetSize,
    minHeight: targetSize,
    paddingBlock: space.xs,
    paddingInline: spacing(1.5, 2.5),
    border: 0,
    background: 'none',
    color: color.inkSoft,
    cursor: 'pointer',
    '&:hover': { color: color.accentText },
    ...ringInside,
    [media.print]: { display: 'none' },
  },
  '& .code > button > span': layout.hidden,
  '& .code > pre': {
    gridColumn: '1 / -1',
    overflowX: 'auto',
    padding: spacing(2.25, 0, 2.5),
    borderBlockStart: hairline,
    fontFamily: font.mono,
    fontStretch: '87.5%',
    fontSize: '.8125rem',
    lineHeight: 1.72,
    tabSize: 4,
    ...ringInside,
    [media.print]: { overflow: 'visible', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
  // As wide as its longest line, so that a marked line is marked to its end.
  '& .code code': {
    display: 'block',
    width: 'max-content',
    minWidth: '100%',
    paddingInline: spacing(2.25),
    fontFamily: 'inherit',
    [media.print]: { width: 'auto' },
  },
  '& .marked': {
    position: 'relative',
    display: 'block',
    marginInline: spacing(-2.25),
    paddingInline: spacing(2.25),
    background: color.sunken,
    '&::before': tick(line.focus, '100%', color.accent),
  },
  // The first pen writes what the language says, the second what it quotes; weight and slant say so on paper, too.
  '& :is(.hljs-keyword, .hljs-literal, .hljs-selector-tag, .hljs-name, .hljs-section, .hljs-addition)': {
    fontWeight: 560,
    color: color.accentText,
  },
  '& :is(.hljs-title, .hljs-strong)': { fontWeight: 600 },
  '& :is(.hljs-comment, .hljs-quote)': { color: color.inkFaint },
  '& .hljs-emphasis': { fontStyle: 'italic' },
  '& :is(.hljs-string, .hljs-regexp)': { color: color.reference },
  '& .hljs-deletion': { color: color.inkFaint, textDecoration: 'line-through' },
}

const tables: CSSObject = {
  '& .table': { overflowX: 'auto', marginBlock: '1.8em' },
  '& table': {
    ...textStyle('h6'),
    fontWeight: 400,
    fontVariantNumeric: 'lining-nums tabular-nums',
    width: '100%',
    minWidth: '21.5rem',
    borderCollapse: 'collapse',
  },
  '& caption': { ...textStyle('caption'), paddingBlockEnd: space.sm, color: color.inkSoft, textAlign: 'start' },
  ...shared.tableLines,
  '& thead :is(th, td)': {
    paddingBlock: space.sm,
    borderBlockStart: sectionRule,
    borderBlockEnd: ruled,
    fontWeight: 620,
    lineHeight: 1.3,
    verticalAlign: 'bottom',
  },
  '& :is(td, tbody th, tfoot th)': { borderBlockEnd: hairline },
  '& :is(tbody, tfoot):last-child > tr:last-child > *': { borderBlockEnd: sectionRule },
  ...shared.tableCells,
}

const callouts: CSSObject = {
  '& .callout': {
    ...textStyle('body1'),
    ...lining,
    marginBlock: '1.9em',
    padding: spacing(2.25, 2.75, 2.5),
    borderBlock: ruled,
    borderInlineStart: `${line.heavy} solid ${color.accent}`,
    background: color.raised,
    fontSize: '1.0625rem',
    '& > * + *': { marginBlockStart: '.8em' },
  },
  '& .callout-title': { ...textStyle('button'), fontWeight: 650 },
  '& .callout-title + *': { marginBlockStart: spacing(0.75) },
  '& .callout ul > li::before': { insetBlockStart: '.72em' },
}

const footnotes: CSSObject = {
  '& .footnotes': {
    ...textStyle('body2'),
    ...lining,
    marginBlockStart: '3.4em',
    paddingBlockStart: '1.2em',
    borderBlockStart: hairline,
    color: color.inkSoft,
  },
  '& .footnotes > h2': { ...textStyle('caption'), margin: 0, color: color.inkFaint },
  '& .footnotes > ol > li::before': { insetBlockStart: '.14em' },
  // Wide enough for a finger, without a hole in the line.
  '& [data-footnote-ref]': {
    padding: '.4em .65em',
    marginInline: '-.25em',
    fontFamily: font.mono,
    fontVariantNumeric: 'normal',
    color: color.reference,
  },
  '& .footnote-back': { padding: '.2em .3em', fontFamily: font.mono, textDecoration: 'none' },
  ...shared.footnoteTarget,
}

export const prose = {
  root: {
    ...textStyle('prose'),
    counterReset: 'site-heading',
    minWidth: 0,
    maxWidth: '100%',
    fontVariantNumeric: 'oldstyle-nums proportional-nums',
    hangingPunctuation: 'first',
    overflowWrap: 'break-word',
    // Words keep a measure; code, tables and figures take all the columns there are.
    '& > :where(:not(.code, .table, figure))': { maxWidth: MEASURE },
    '& > * + *': { marginBlockStart: '1.05em' },
    ...headings,
    ...inline,
    ...lists,
    ...blocks,
    ...code,
    ...tables,
    ...callouts,
    ...footnotes,
    ...shared.onPaper(font.mono),
  },
} satisfies StylesFor<typeof contract>
