import type { PartStyles } from '../../contract/partStyles.ts'
import { printedSentence } from '../../shared/parts/typewriter.ts'
import { below, color, easing, font, media, durations, ruled, textStyle, space, spacing } from '../tokens.ts'

/** Height of the stage, which ends where the typewriter's band begins. */
const STAGE = 'clamp(480px, 43.75vw, 620px)'
/** The content column, as wide as in `space.content`, for tracks and for sizes of type. */
const COLUMN = `min(1312px, 100% - 2 * ${space.margin})`
const COLUMN_OF_WINDOW = `min(1312px, 100vw - 2 * ${space.margin})`
/** Share of the column left of the portrait: seven of its twelve parts. */
const TEXT_SHARE = 0.5833
/** The row of the portrait that bends over the eyes: its height and its thickness, as shares of the stage. */
const EYE_ROW = 0.4
const EYE_ROW_THICKNESS = 0.00612
/** Shape of the drawn portrait. Its panel never gets wider, so that the drawing is always scaled by its height. */
const PORTRAIT_SHAPE = 1500 / 680
/** Width of an average letter of the name, in em. */
const LETTER = 0.535
/** The bright red of the drawings, see `art.ts`: the line goes on in the portrait. In the dark scheme it is the accent. */
const LINE_IN_LIGHT = '#d42b14'

const oneLine = (share: number) => `calc(${COLUMN_OF_WINDOW} * ${share} / (var(--widest) * ${LETTER}))`

export const home = {
  hero: {
    '--stage': STAGE,
    display: 'grid',
    gridTemplateColumns: `calc((100% - ${COLUMN}) / 2) calc(${COLUMN} * ${TEXT_SHARE}) minmax(0, 1fr)`,
    gridTemplateRows: `minmax(calc(var(--stage) * ${EYE_ROW}), auto) auto minmax(0, 1fr) auto auto`,
    gridTemplateAreas: '". name portrait" "stage role ." "stage intro ." "stage about ." "type type type"',
    borderBlockEnd: ruled,
    '&::before': {
      content: '""',
      gridArea: 'name',
      alignSelf: 'end',
      height: `calc(var(--stage) * ${EYE_ROW_THICKNESS})`,
      transform: 'translateY(50%)',
      background: LINE_IN_LIGHT,
      [media.forced]: { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
    '[data-theme="dark"] &::before': { background: color.accent },
    // Keeps the stage as high as the portrait.
    '&::after': {
      content: '""',
      gridArea: 'stage',
      height: `calc(var(--stage) * ${1 - EYE_ROW})`,
    },
    [below.mobile]: {
      gridTemplateColumns: `${space.margin} minmax(0, 1fr) ${space.margin}`,
      gridTemplateRows: 'none',
      gridTemplateAreas: '"portrait portrait portrait" ". name ." ". role ." ". intro ." ". about ." "type type type"',
      '&::before, &::after': { display: 'none' },
    },
  },
  portrait: {
    // Hangs from the line, so that the two meet even where a name needs more room above it.
    gridArea: 'portrait',
    alignSelf: 'end',
    height: 'var(--stage)',
    marginBlockEnd: `calc(var(--stage) * ${EYE_ROW - 1})`,
    maxWidth: `calc(var(--stage) * ${PORTRAIT_SHAPE})`,
    overflow: 'hidden',
    [below.mobile]: {
      marginBlockEnd: 0,
      height: 'clamp(280px, 62vw, 420px)',
      maxWidth: 'none',
      borderBlockEnd: ruled,
    },
    [media.print]: { height: '7cm' },
  },
  name: {
    gridArea: 'name',
    alignSelf: 'end',
    position: 'relative',
    marginInlineStart: '-.015em',
    padding: '24px 0 .2em',
    fontFamily: font.heading,
    fontWeight: 640,
    fontSize: `clamp(2.5rem, ${oneLine(0.565)}, 9.5rem)`,
    lineHeight: 0.8,
    letterSpacing: '-.05em',
    whiteSpace: 'nowrap',
    scrollMarginBlockStart: space.header,
    '&[data-lines="2"]': {
      fontSize: `clamp(2rem, min(${oneLine(0.555)}, var(--stage) * .165), 9.5rem)`,
      lineHeight: 0.94,
      letterSpacing: '-.045em',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '&[data-script="other"]': { lineHeight: 1.2, letterSpacing: 0, paddingBlockEnd: '.12em' },
    [below.mobile]: {
      padding: '30px 0 .26em',
      fontSize: `clamp(1.5rem, ${oneLine(1)}, 6rem)`,
      lineHeight: 0.84,
      // One line as a rule; two for those who space their letters out.
      whiteSpace: 'normal',
      '&[data-lines="2"]': { fontSize: `clamp(1.5rem, ${oneLine(0.98)}, 4.5rem)`, lineHeight: 0.96 },
    },
  },
  role: {
    gridArea: 'role',
    marginBlockStart: '22px',
    fontFamily: font.mono,
    fontWeight: 500,
    fontSize: '.9375rem',
    lineHeight: 1.3,
    letterSpacing: '.04em',
    [below.mobile]: { marginBlockStart: 0 },
  },
  intro: {
    gridArea: 'intro',
    alignSelf: 'end',
    maxWidth: '30rem',
    paddingBlockStart: '22px',
    ...textStyle('lead'),
    color: color.inkSoft,
    [below.mobile]: { maxWidth: '34rem' },
  },
  aboutLink: {
    gridArea: 'about',
    justifySelf: 'start',
    margin: `${spacing(3.5)} 0 44px`,
    [below.mobile]: { margin: `${space.lg} 0 36px` },
    [media.print]: { display: 'none' },
  },
  typewriter: {
    position: 'relative',
    gridArea: 'type',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.xs,
    alignItems: 'center',
    paddingInline: `calc((100% - ${COLUMN}) / 2)`,
    borderBlockStart: ruled,
  },
  line: {
    ...textStyle('type'),
    gridArea: '1 / 1',
    display: 'grid',
    marginInlineStart: '-.075em',
    padding: '.46em 0 .56em',
    textWrap: 'wrap',
    [media.print]: { display: 'none' },
    [below.mobile]: { gridArea: '1 / 1 / auto / -1', padding: '.46em 0 .5em', ...textStyle('type') },
  },
  current: { gridArea: '1 / 1', minWidth: 0, overflowWrap: 'anywhere' },
  prefix: { color: color.inkFaint, [below.mobile]: { display: 'block', paddingInlineEnd: '56px' } },
  word: {},
  caret: {
    display: 'inline-block',
    width: '.56em',
    height: '.09em',
    marginInlineStart: '.02em',
    // Takes no room, so that it never begins a line of its own.
    marginInlineEnd: '-.58em',
    transform: 'translateY(.115em)',
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
    [below.mobile]: { '&::before': { display: 'block', paddingInlineEnd: '56px' } },
  },
  sentence: printedSentence,
  pause: {
    gridArea: '1 / 2',
    marginInlineEnd: '-12px',
    transition: `color ${durations.short} ${easing.out}`,
    [below.mobile]: { alignSelf: 'start', marginBlockStart: '16px' },
    [media.still]: { display: 'none' },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
} satisfies PartStyles
