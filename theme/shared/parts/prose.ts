/** What the body of a post needs in any theme, so that nothing in it breaks the page, on screens and on paper. */
import type { CSSObject } from '@mui/material/styles'
import { color, line, media } from '../tokens.ts'

/** The family of formulas: a web font with a MATH table, then the mathematical typefaces of systems. */
const MATH_FAMILY = '"Site Math", math, "STIX Two Math", "Cambria Math", "Latin Modern Math", serif'

export const headingRhythm: CSSObject = {
  '& :is(h2, h3, h4, h5, h6) + *': { marginBlockStart: '.72em' },
  // What has nothing before it. Emotion warns of `:first-child`.
  '& > :is(h2, h3, h4, h5, h6):not(* + *)': { marginBlockStart: 0 },
}

export const smallMarks: CSSObject = {
  '& kbd': { border: `${line.control} solid ${color.outline}` },
  '& mark': { background: `color-mix(in srgb, ${color.accent} 16%, transparent)`, color: 'inherit' },
  '& abbr[title]': { textDecoration: 'underline dotted', textUnderlineOffset: '.16em' },
  '& :is(del, s)': { textDecorationColor: color.accent },
}

/** Room for each item's mark, which the theme draws. */
export const listRhythm: CSSObject = {
  '& li': { position: 'relative', paddingInlineStart: '1.6em' },
  '& li + li': { marginBlockStart: '.45em' },
  '& li > * + *': { marginBlockStart: '.6em' },
}

/** Task lists and descriptions. After the theme's list marks, which tasks replace with their state. */
export const otherLists: CSSObject = {
  '& li.task::before': { display: 'none' },
  '& .task-state': {
    position: 'relative',
    display: 'inline-block',
    marginInlineEnd: '.5em',
    width: '.8em',
    height: '.8em',
    border: `${line.stroke} solid ${color.outline}`,
    '&.done': { borderColor: color.control },
    // A check mark of two strokes; a border is seen in forced colours and on paper, where backgrounds are not.
    '&.done::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '28%',
      insetBlockStart: '-6%',
      width: '30%',
      height: '70%',
      borderStyle: 'solid',
      borderColor: color.control,
      borderWidth: `0 ${line.stroke} ${line.stroke} 0`,
      transform: 'rotate(45deg)',
    },
  },
  '& li.task .task-state': { position: 'absolute', insetInlineStart: 0, insetBlockStart: '.42em' },
  '& dt': { fontWeight: 650 },
  '& dd': { paddingInlineStart: '1.6em' },
  '& dd + dt': { marginBlockStart: '.9em' },
}

/** Pictures as large as the window allows. */
export const pictures: CSSObject = {
  '& img': {
    maxWidth: '100%',
    height: 'auto',
    maxHeight: 'min(85vh, 48rem)',
    objectFit: 'contain',
    objectPosition: 'left',
    '&:dir(rtl)': { objectPosition: 'right' },
  },
}

/** What is wider than the text scrolls by itself. A formula breaks at its operators where it can. */
export const scrolling: CSSObject = {
  '& pre': { overflowX: 'auto' },
  '& .math': { overflow: 'auto hidden', paddingBlock: '.5em' },
  // Parts that begin with an operator take as many lines as they need.
  '& math.breakable': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'safe center',
    rowGap: '.4em',
  },
  '& math': { fontFamily: MATH_FAMILY, fontVariantNumeric: 'normal', textIndent: 0 },
}

/** Where the visitor came to from a footnote, or to one. */
export const footnoteTarget: CSSObject = {
  '& :is(li, [data-footnote-ref]):target': { background: `color-mix(in srgb, ${color.accent} 9%, transparent)` },
}

export const tableLines: CSSObject = {
  '& :is(th, td)': { textAlign: 'start', paddingBlock: '11px', paddingInline: '0 16px', overflowWrap: 'normal' },
  // A heading of a row looks as the row does; the theme tells the headings of columns apart.
  '& th[scope="row"]': { fontWeight: 'inherit' },
}

export const tableCells: CSSObject = {
  '& .number': { paddingInline: '16px 0', textAlign: 'end' },
  '& .centre': { textAlign: 'center' },
}

/**
 * Paper shows where links lead, hides nothing that scrolls and cuts nothing off: wide tables are set smaller and break
 * their words, code wraps. `mono` is the family of addresses.
 */
export const onPaper = (mono: string): CSSObject => ({
  [media.print]: {
    fontSize: '11pt',
    lineHeight: 1.5,
    '& a[href^="http"]::after': { content: '" (" attr(href) ")"', fontFamily: mono, fontSize: '8pt' },
    '& :is(pre, figure, .code, .callout, blockquote, tr)': { breakInside: 'avoid' },
    '& :is(h2, h3, h4)': { breakAfter: 'avoid' },
    '& :is(.table, .math, pre)': { overflow: 'visible' },
    '& .table > table': { minWidth: 0, width: '100%' },
    '& .table.wide > table': { fontSize: '7.5pt', tableLayout: 'fixed' },
    '& .table.wide :is(th, td)': {
      paddingInline: '0 4pt',
      fontSize: 'inherit',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    '& .table.wide .number': { paddingInline: '4pt 0' },
    '& img': { maxHeight: '18cm' },
  },
})
