import type { CSSObject } from '@mui/material/styles'
import type { StylesFor } from '../../contract/partStyles.ts'
import type { home as contract } from '../../editorial/parts/home.ts'
import { printedSentence } from '../../shared/parts/typewriter.ts'
import {
  below,
  color,
  columns,
  contentWidth,
  easing,
  line,
  media,
  durations,
  ruled,
  textStyle,
  space,
} from '../tokens.ts'

/**
 * The name is set like a weighed sentence: its first letter is the widest, and what is left of the width is shared out
 * so that both lines are as wide as the column. An average letter is 0.54 em wide at the font's middle; from 62 % to
 * 125 % of its width axis it grows from 0.68 to 1.25 of that.
 */
const LETTER = 0.54
/** Of a face that nobody knows, with room to spare. */
const UNKNOWN_LETTER = 0.64
/** How much narrower than average a line can be set. */
const NARROWEST = 0.72
/** A short name takes no more height than one of so many letters in a line: its letters grow wide instead. */
const SHORTEST = 4.8
/** Average letters that a capital takes, and when it is set wide. */
const CAPITAL = 1.28
const WIDE_CAPITAL = CAPITAL * 1.25
const stretched = (ratio: string) => `clamp(62%, ${ratio} * 110.5% - 13.1%, 125%)`

/** The column of the name: seven of twelve, and the whole width on mobile screens. */
const SEVEN_COLUMNS = `((min(1360px, 100vw - 2 * ${space.margin}) + ${space.gutter}) * 7 / 12 - ${space.gutter})`
const ALL_COLUMNS = `(100vw - 2 * ${space.margin})`
/** Short of the full width, since letters are estimated; browsers that can fit a text to its line fill what is left. */
const filling = (width: string) => `calc(${width} * .93 / (var(--fill) * ${LETTER}))`
const holding = (width: string) => `calc(${width} / (max(var(--upper), var(--lower)) * ${UNKNOWN_LETTER}))`

/** Beside the portrait, from the first column to the seventh. */
const words: CSSObject = { gridColumn: '1 / span 7', [below.mobile]: { gridColumn: '1 / -1' } }

export const home = {
  hero: {
    ...contentWidth,
    ...columns,
    // Role, name, the sentence, the button, and the line that types itself with all the room that is left: the order in
    // which the Tab key goes.
    gridTemplateRows: 'auto auto auto auto minmax(0, 1fr)',
    [below.mobile]: { gridTemplateRows: 'none' },
  },
  // Flush with the ruler above it, and as high as the words beside it.
  portrait: {
    gridColumn: '8 / -1',
    gridRow: '1 / -1',
    position: 'relative',
    minHeight: 'clamp(420px, 52vw, 690px)',
    overflow: 'hidden',
    background: color.accent,
    // The picture has the size of its frame, and no say in it.
    contain: 'size',
    '--picture-position': '50% 30%',
    [below.mobile]: {
      gridColumn: '1 / -1',
      gridRow: 6,
      minHeight: 0,
      marginInline: `calc(-1 * ${space.margin})`,
      aspectRatio: '1.05',
    },
    [below.small]: { aspectRatio: '.9' },
    [media.print]: { minHeight: 0, height: '7cm', aspectRatio: 'auto', marginInline: 0 },
  },
  name: {
    ...textStyle('name'),
    ...words,
    gridRow: 2,
    marginBlockStart: 'clamp(14px, 1.6vw, 24px)',
    marginInlineStart: '-.045em',
    // What both lines are to be as wide as, in average letters.
    '--fill': `max(${SHORTEST}, (var(--upper) + var(--lower)) / 2, max(var(--upper), var(--lower)) * ${NARROWEST})`,
    paddingBlockEnd: '.06em',
    fontSize: `max(1.25rem, ${filling(SEVEN_COLUMNS)})`,
    fontStretch: stretched('var(--fill) / var(--lower)'),
    textFit: 'grow per-line-all 125%',
    // Words are made to fit, and break where visitors space their letters out; but not for a fraction of a pixel.
    overflowWrap: 'anywhere',
    marginInlineEnd: '-4px',
    scrollMarginBlockStart: space.header,
    '&::first-line': {
      fontStretch: stretched(`(var(--fill) - ${WIDE_CAPITAL}) / max(var(--upper) - ${CAPITAL}, .5)`),
    },
    '&::first-letter': { fontStretch: '125%', color: color.accent },
    [below.mobile]: { gridColumn: '1 / -1', fontSize: `max(1.25rem, ${filling(ALL_COLUMNS)})` },
    '&[data-script="accented"]': { lineHeight: 0.95 },
    '&[data-script="other"]': {
      lineHeight: 1.2,
      textFit: 'none',
      textWrap: 'balance',
      fontSize: `clamp(1.75rem, min(${holding(SEVEN_COLUMNS)}, 24vw), 16.5rem)`,
      '&, &::first-line, &::first-letter': { fontStretch: 'normal', color: 'inherit' },
      [below.mobile]: { fontSize: `clamp(1.75rem, min(${holding(ALL_COLUMNS)}, 34vw), 13rem)` },
    },
  },
  role: {
    ...textStyle('overline'),
    ...words,
    gridRow: 1,
    paddingBlockStart: '28px',
    fontSize: '.9375rem',
    fontWeight: 600,
    fontStretch: '112%',
    [below.mobile]: { gridColumn: '1 / -1', paddingBlockStart: space.lg },
  },
  intro: {
    ...textStyle('lead'),
    ...words,
    gridRow: 3,
    marginBlockStart: 'clamp(22px, 2.2vw, 30px)',
    paddingBlockStart: '14px',
    borderBlockStart: ruled,
    // Below the letter that is the widest.
    background: `linear-gradient(${color.accent}, ${color.accent}) 0 0 / clamp(48px, 8.4vw, 112px) ${line.mark} no-repeat`,
    color: color.inkSoft,
    textWrap: 'balance',
  },
  aboutLink: {
    ...words,
    gridRow: 4,
    justifySelf: 'start',
    marginBlockStart: space.lg,
    [below.small]: { justifySelf: 'stretch' },
    [media.print]: { display: 'none' },
  },
  typewriter: {
    ...words,
    gridRow: 5,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.xs,
    alignItems: 'center',
    // As high as its button, which isn't there without scripts.
    gridAutoRows: 'minmax(44px, auto)',
    alignContent: 'end',
    paddingBlockStart: space.lg,
    [below.mobile]: { gridColumn: '1 / -1', alignContent: 'start', padding: `${space.md} 0 32px` },
  },
  line: {
    ...textStyle('type'),
    gridArea: '1 / 1',
    display: 'grid',
    textWrap: 'wrap',
    [media.print]: { display: 'none' },
  },
  current: { gridArea: '1 / 1', minWidth: 0, overflowWrap: 'anywhere' },
  prefix: { color: color.inkFaint },
  word: {},
  caret: {
    display: 'inline-block',
    width: '.62em',
    height: '1.16em',
    marginInlineStart: '.1em',
    // Takes no room, so that it never begins a line of its own.
    marginInlineEnd: '-.72em',
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
  sentence: printedSentence,
  pause: {
    gridArea: '1 / 2',
    transition: `color ${durations.short} ${easing.out}`,
    [media.still]: { display: 'none' },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
} satisfies StylesFor<typeof contract>
