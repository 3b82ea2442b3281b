import type { CSSObject } from '@mui/material/styles'
import type { HomeLooks } from '../../contract/home.ts'
import { below, color, columns, contentWidth, easing, media, pace, ruled, setAs, space } from '../tokens.ts'

/** Width of an average letter of the name, in em: of a wide one, so that no word is too long for the column. */
const LETTER = 0.64
/** The column of the name: seven of twelve, and the whole width on mobile screens. */
const SEVEN_COLUMNS = `((min(1360px, 100vw - 2 * ${space.margin}) + ${space.gutter}) * 7 / 12 - ${space.gutter})`
const ALL_COLUMNS = `(100vw - 2 * ${space.margin})`
const filling = (width: string) => `calc(${width} / (var(--stacked) * ${LETTER}))`

/** Beside the portrait, from the first column to the seventh. */
const words: CSSObject = { gridColumn: '1 / span 7', [below.mobile]: { gridColumn: '1 / -1' } }

export const home = {
  hero: {
    ...contentWidth,
    ...columns,
    // Role, name, the sentence, the line that types itself with all the room that is left, and the button.
    gridTemplateRows: 'auto auto auto minmax(0, 1fr) auto',
    '& > a': { ...words, gridRow: 5, justifySelf: 'start', marginTop: space.lg },
    [below.mobile]: {
      gridTemplateRows: 'none',
      '& > a': { gridColumn: '1 / -1', gridRow: 5, justifySelf: 'start', margin: '24px 0 32px' },
    },
    [below.small]: { '& > a': { justifySelf: 'stretch' } },
  },
  // Flush with the ruler above it, and as high as the words beside it.
  portrait: {
    gridColumn: '8 / -1',
    gridRow: '1 / -1',
    position: 'relative',
    minHeight: 'clamp(420px, 52vw, 690px)',
    overflow: 'hidden',
    background: color.accent,
    '& img': { position: 'absolute', inset: 0, objectPosition: '50% 30%' },
    [below.mobile]: {
      gridColumn: '1 / -1',
      gridRow: 6,
      minHeight: 0,
      marginInline: `calc(-1 * ${space.margin})`,
      aspectRatio: '1.05',
    },
    [below.small]: { aspectRatio: '.9' },
    [media.print]: { minHeight: '8cm' },
  },
  name: {
    ...setAs('name'),
    ...words,
    gridRow: 2,
    marginTop: 'clamp(14px, 1.6vw, 24px)',
    marginLeft: '-.045em',
    // Two lines as wide as the column, whatever the name.
    fontSize: `clamp(1.75rem, min(${filling(SEVEN_COLUMNS)}, 24vw), 16.5rem)`,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    scrollMarginTop: space.header,
    '&[data-script="other"]': { lineHeight: 1.2, letterSpacing: 0 },
    [below.mobile]: { gridColumn: '1 / -1', fontSize: `clamp(1.75rem, min(${filling(ALL_COLUMNS)}, 34vw), 13rem)` },
  },
  role: {
    ...setAs('overline'),
    ...words,
    gridRow: 1,
    paddingTop: '28px',
    fontSize: '.9375rem',
    fontWeight: 600,
    fontStretch: '112%',
    [below.mobile]: { gridColumn: '1 / -1', paddingTop: space.lg },
  },
  intro: {
    ...setAs('lead'),
    ...words,
    gridRow: 3,
    marginTop: 'clamp(22px, 2.2vw, 30px)',
    paddingTop: '14px',
    borderTop: ruled,
    color: color.inkSoft,
    textWrap: 'balance',
  },
  typewriter: {
    ...words,
    gridRow: 4,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.xs,
    alignItems: 'center',
    alignContent: 'end',
    paddingTop: space.lg,
    [below.mobile]: { gridColumn: '1 / -1', alignContent: 'start', paddingTop: space.md },
  },
  line: { ...setAs('type'), gridArea: '1 / 1', display: 'grid', textWrap: 'wrap' },
  current: { gridArea: '1 / 1', minWidth: 0, overflowWrap: 'anywhere' },
  prefix: { color: color.inkFaint },
  word: {},
  caret: {
    display: 'inline-block',
    width: '.62em',
    height: '1.16em',
    marginLeft: '.1em',
    // Takes no room, so that it never begins a line of its own.
    marginRight: '-.72em',
    verticalAlign: '-.26em',
    marginBlock: '-.2em',
    background: color.accent,
    [media.forced]: { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
  reserve: {
    gridArea: '1 / 1',
    minWidth: 0,
    overflowWrap: 'anywhere',
    visibility: 'hidden',
    '&::before': { content: 'attr(data-prefix)' },
    '&::after': { content: 'attr(data-word)' },
  },
  pause: {
    gridArea: '1 / 2',
    transition: `color ${pace.short} ${easing.out}`,
    [media.still]: { display: 'none' },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
} satisfies HomeLooks
