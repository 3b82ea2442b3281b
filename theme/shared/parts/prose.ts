/** What the body of a post needs in any theme, so that nothing in it breaks the page, on screens and on paper. */
import type { CSSObject } from '@mui/material/styles'
import { color, line, media } from '../tokens.ts'

export const headingRhythm: CSSObject = {
  '& :is(h2, h3, h4, h5, h6) + *': { marginTop: '.72em' },
  // What has nothing before it: Emotion warns of the shorter way to say so.
  '& > :is(h2, h3, h4, h5, h6):not(* + *)': { marginTop: 0 },
}

export const smallMarks: CSSObject = {
  '& kbd': { border: `${line.control} solid ${color.outline}` },
  '& mark': { background: `color-mix(in srgb, ${color.accent} 16%, transparent)`, color: 'inherit' },
  '& abbr[title]': { textDecoration: 'underline dotted', textUnderlineOffset: '.16em' },
  '& :is(del, s)': { textDecorationColor: color.accent },
}

/** Room for each item's mark, which the theme draws. */
export const listRhythm: CSSObject = {
  '& li': { position: 'relative', paddingLeft: '1.6em' },
  '& li + li': { marginTop: '.45em' },
  '& li > * + *': { marginTop: '.6em' },
}

/** Tasks and descriptions; they stand after the theme's marks, which tasks have none of. */
export const otherLists: CSSObject = {
  '& li:has(> input, > p > input)::before': { display: 'none' },
  '& li:has(> input, > p > input)': { paddingLeft: 0 },
  '& input': { width: '.8em', height: '.8em', margin: '0 .5em 0 0', accentColor: color.control },
  '& dt': { fontWeight: 650 },
  '& dd': { paddingLeft: '1.6em' },
  '& dd + dt': { marginTop: '.9em' },
}

/** Pictures as large as the window allows. */
export const pictures: CSSObject = {
  '& img': {
    maxWidth: '100%',
    height: 'auto',
    maxHeight: 'min(85vh, 48rem)',
    objectFit: 'contain',
    objectPosition: 'left',
  },
}

/** What is wider than the text scrolls by itself. */
export const scrolling: CSSObject = {
  '& pre': { overflowX: 'auto' },
  '& .math': { overflow: 'auto hidden', padding: '.5em 0' },
  '& math': {
    fontFamily: 'math, "STIX Two Math", "Cambria Math", "Latin Modern Math", serif',
    fontVariantNumeric: 'normal',
  },
}

/** Where the visitor came to from a footnote, or to one. */
export const footnoteTarget: CSSObject = {
  '& :is(li, [data-footnote-ref]):target': { background: `color-mix(in srgb, ${color.accent} 9%, transparent)` },
}

export const tableLines: CSSObject = {
  '& :is(th, td)': { textAlign: 'left', padding: '11px 16px 11px 0', overflowWrap: 'normal' },
  // A heading of a row looks as the row does; the theme tells the heads of columns apart.
  '& th[scope="row"]': { fontWeight: 'inherit' },
}

export const tableCells: CSSObject = {
  '& .number': { padding: '11px 0 11px 16px', textAlign: 'right' },
  '& .centre': { textAlign: 'center' },
}

/** Paper shows where links lead and hides nothing that scrolls; `mono` is the family of addresses. */
export const onPaper = (mono: string): CSSObject => ({
  [media.print]: {
    fontSize: '11pt',
    lineHeight: 1.5,
    '& a[href^="http"]::after': { content: '" (" attr(href) ")"', fontFamily: mono, fontSize: '8pt' },
    '& :is(pre, figure, .code, table, .callout, blockquote)': { breakInside: 'avoid' },
    '& :is(h2, h3, h4)': { breakAfter: 'avoid' },
    '& :is(.table, .math)': { overflow: 'visible' },
    '& img': { maxHeight: '18cm' },
  },
})
