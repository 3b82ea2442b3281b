import type { CSSObject } from '@mui/material/styles'
import type { PartStyles } from '../../contract/partStyles.ts'
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
  textStyle,
  space,
  underscore,
  spacing,
  targetSize,
} from '../tokens.ts'
import { typography } from '../typography.ts'
import { layout } from './layout.ts'

/** Tables, code and callouts use upright figures, prose old-style ones. */
const lining: CSSObject = { fontVariantNumeric: 'lining-nums' }
/** Inside its box: what scrolls would cut off a ring around it. */
const ringInside: CSSObject = { '&:focus-visible': { outlineOffset: '-2px' } }
/** A drawn line before an item or a quotation. */
const tick = (width: string, height: string, background: string): CSSObject => ({
  ...underscore(width, height, background),
  pointerEvents: 'none',
})

const headings: CSSObject = {
  '& h2': {
    ...textStyle('h2'),
    marginBlockStart: '2em',
    fontSize: 'clamp(1.625rem, 2.6vw, 2.125rem)',
    letterSpacing: '-.028em',
  },
  '& h3': { ...textStyle('h4'), marginBlockStart: '1.8em' },
  '& h4': { ...textStyle('h5'), marginBlockStart: '1.8em' },
  '& :is(h5, h6)': { ...textStyle('h6'), marginBlockStart: '1.8em' },
  ...shared.headingRhythm,
}

const inline: CSSObject = {
  '& a': {
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: line.hairline,
    textDecorationColor: color.accent,
    textUnderlineOffset: '.16em',
    '&:hover': { color: color.accentText, textDecorationThickness: line.stroke },
    '&:focus-visible': { outlineOffset: '2px' },
  },
  '& :is(strong, b)': { fontWeight: 650 },
  '& :is(sup, sub)': { fontSize: '.7em', lineHeight: 0 },
  '& :not(pre) > code, & :is(kbd, samp)': {
    padding: '.14em .36em',
    borderRadius: corner,
    background: color.sunken,
    fontFamily: font.mono,
    fontSize: '.8em',
    fontWeight: 400,
    lineHeight: 1,
    fontVariantNumeric: 'normal',
    overflowWrap: 'anywhere',
    boxDecorationBreak: 'clone',
  },
  ...shared.smallMarks,
}

const lists: CSSObject = {
  ...shared.listRhythm,
  '& ul > li::before': { ...tick('.7em', line.stroke, 'currentColor'), insetBlockStart: '.76em' },
  '& ol > li::before': {
    content: 'counter(list-item)',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '.24em',
    fontFamily: font.mono,
    fontSize: '.8em',
    fontWeight: 500,
    fontVariantNumeric: 'normal',
    color: color.inkFaint,
  },
  ...shared.otherLists,
  '& .task-state > span': layout.hidden,
}

const blocks: CSSObject = {
  '& > p:not(* + *)': { fontSize: '1.18em', lineHeight: 1.48 },
  '& blockquote': {
    position: 'relative',
    paddingInlineStart: '1.6em',
    fontSize: '1.32em',
    fontStyle: 'italic',
    lineHeight: 1.36,
    textWrap: 'balance',
    '&::before': { ...tick('1.05em', '3px', color.accent), insetBlockStart: '.62em' },
    '& > * + *': { marginBlockStart: '.6em' },
  },
  '& hr': {
    width: spacing(7),
    height: 0,
    margin: '2.4em 0',
    border: 0,
    borderBlockStart: `${line.underscore} solid ${color.rule}`,
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
    background: color.sunken,
    fontVariantNumeric: 'normal',
    [`${media.print}, (forced-colors: active)`]: { border: hairline },
  },
  // From one side of the window to the other, so that more of each line is seen.
  '& > .code': { [below.small]: { marginInline: `calc(${space.margin} * -1)` } },
  '& .code-title': {
    minHeight: targetSize,
    padding: spacing(1.5, 2.5),
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
    fontSize: '.875rem',
    lineHeight: 1.65,
    tabSize: 4,
    ...ringInside,
    [below.small]: { fontSize: '.8125rem' },
    [media.print]: { overflow: 'visible', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
  // As wide as its longest line, so that a marked line is marked to its end.
  '& .code code': {
    display: 'block',
    width: 'max-content',
    minWidth: '100%',
    paddingInline: spacing(2.5),
    fontFamily: 'inherit',
    [media.print]: { width: 'auto' },
  },
  '& .marked': {
    position: 'relative',
    display: 'block',
    marginInline: spacing(-2.5),
    paddingInline: spacing(2.5),
    background: `color-mix(in srgb, ${color.accent} 9%, transparent)`,
    '&::before': { ...tick(spacing(1.5), '3px', color.accent), insetBlockStart: 'calc(50% - 1px)' },
  },
  // Weight, slant and lines tell the parts of a program apart, in any colours and on paper.
  '& :is(.hljs-keyword, .hljs-literal, .hljs-selector-tag, .hljs-name, .hljs-section, .hljs-strong, .hljs-addition)': {
    fontWeight: 700,
  },
  '& .hljs-title': {
    textDecoration: `underline 1px ${color.outline}`,
    textUnderlineOffset: '3px',
  },
  '& :is(.hljs-comment, .hljs-quote)': { color: color.inkFaint, fontStyle: 'italic' },
  '& .hljs-emphasis': { fontStyle: 'italic' },
  '& :is(.hljs-string, .hljs-regexp)': { color: color.inkSoft },
  '& .hljs-deletion': { color: color.inkFaint, textDecoration: 'line-through' },
}

const tables: CSSObject = {
  '& .table': { overflowX: 'auto', marginBlock: '1.8em' },
  '& table': { ...textStyle('body2'), ...lining, width: '100%', minWidth: '21.5rem', borderCollapse: 'collapse' },
  '& caption': { ...textStyle('caption'), paddingBlockEnd: space.sm, color: color.inkSoft, textAlign: 'start' },
  ...shared.tableLines,
  '& thead :is(th, td)': {
    paddingBlock: spacing(1.25),
    borderBlock: ruled,
    fontFamily: font.mono,
    fontSize: '.8125rem',
    fontWeight: 500,
    lineHeight: 1.3,
    color: color.inkSoft,
    verticalAlign: 'bottom',
  },
  '& :is(td, tbody th, tfoot th)': { borderBlockEnd: hairline },
  '& :is(tbody, tfoot):last-child > tr:last-child > *': { borderBlockEnd: ruled },
  ...shared.tableCells,
  '& tbody .number': textStyle('mono'),
}

const callouts: CSSObject = {
  '& .callout': {
    ...textStyle('body1'),
    ...lining,
    position: 'relative',
    marginBlock: '1.9em',
    padding: spacing(2.75, 3.5, 3.25),
    background: color.sunken,
    '&::before': { ...underscore(spacing(5.5), line.underscore, color.accent), insetInlineStart: spacing(3.5) },
    '& > * + *': { marginBlockStart: '.8em' },
    [below.small]: {
      paddingInline: spacing(2.5),
      '&::before': { ...underscore(spacing(5.5), line.underscore, color.accent), insetInlineStart: spacing(2.5) },
    },
    [`${media.print}, (forced-colors: active)`]: { border: hairline },
  },
  '& .callout-title': { ...textStyle('overline'), color: color.inkSoft, textTransform: 'uppercase' },
  '& .callout-title + *': { marginBlockStart: spacing(1) },
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
  '& .footnotes > h2': { ...textStyle('overline'), margin: 0, color: color.inkSoft, textTransform: 'uppercase' },
  '& .footnotes > ol > li::before': { insetBlockStart: '.14em' },
  // Wide enough for a finger, without a hole in the line.
  '& [data-footnote-ref]': {
    padding: '.4em .65em',
    marginInline: '-.25em',
    fontFamily: font.mono,
    fontVariantNumeric: 'normal',
    color: color.accentText,
  },
  '& .footnote-back': { padding: '.2em .3em', fontFamily: font.mono, textDecoration: 'none' },
  ...shared.footnoteTarget,
}

export const prose = {
  root: {
    ...typography.prose,
    minWidth: 0,
    maxWidth: '100%',
    fontVariantNumeric: 'oldstyle-nums proportional-nums',
    hangingPunctuation: 'first',
    overflowWrap: 'break-word',
    '& > * + *': { marginBlockStart: '1.1em' },
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
} satisfies PartStyles
