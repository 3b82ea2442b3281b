import type { CSSObject } from '@mui/material/styles'
import type { PartStyles } from '../../contract/partStyles.ts'
import { gridAreas } from '../../shared/gridAreas.ts'
import { statsPerRow, statsPerSmallRow } from '../../shared/parts/stats.ts'
import {
  below,
  color,
  columns,
  contentWidth,
  font,
  hairline,
  line,
  media,
  ruled,
  space,
  spacing,
  textStyle,
  underscore,
} from '../tokens.ts'

/** From the side of a part as wide as the window to the content column; other than `space.edge` it knows the scrollbar. */
const SIDE = `calc((100% - ${space.content}) / 2)`

/** Height by width of the drawn profile: where there is room, nothing of it is cut off. */
const PORTRAIT_SHAPE = '680 / 1500'

/** Padding before what a vertical rule separates. The first rule of a row lies outside its list, where it is clipped. */
const RULED = spacing(2.5)

/** The text style it is set in has sizes for narrow windows, which this one replaces. */
const opening: CSSObject = { fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 1.6875rem)', lineHeight: 1.4 }

/** A label on the left, what belongs to it on the right. */
const pair: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 6fr)',
  columnGap: space.gutter,
}

export const about = {
  // As wide as the window, so that the picture reaches its edge: side, eight columns of words, and the rest.
  header: {
    display: 'grid',
    gridTemplateColumns: `${SIDE} calc((${space.content} + ${space.gutter}) * 8 / 12) minmax(0, 1fr)`,
    gridTemplateRows: '1fr auto',
    gridTemplateAreas: gridAreas('. title profile', '. lead profile'),
    [below.mobile]: {
      gridTemplateColumns: `${SIDE} minmax(0, 1fr) ${SIDE}`,
      gridTemplateRows: 'auto',
      gridTemplateAreas: gridAreas('profile*3', '. title .', '. lead .'),
    },
  },
  title: {
    gridArea: 'title',
    paddingBlockStart: spacing(11),
    paddingInlineEnd: space.gutter,
    marginInlineStart: '-.035em',
    [below.mobile]: { paddingBlockStart: spacing(4.5), paddingInlineEnd: 0 },
  },
  lead: {
    gridArea: 'lead',
    maxWidth: '36em',
    paddingBlock: `${spacing(3.5)} ${spacing(9)}`,
    paddingInlineEnd: space.gutter,
    color: color.inkSoft,
    [below.mobile]: { paddingBlock: `${spacing(2.5)} ${spacing(4.5)}`, paddingInlineEnd: 0 },
  },
  // It takes the height of the words beside it, whatever its picture's own is.
  profile: {
    gridArea: 'profile',
    contain: 'size',
    position: 'relative',
    minHeight: spacing(52.5),
    overflow: 'hidden',
    borderInlineStart: hairline,
    [below.mobile]: {
      minHeight: 0,
      height: `max(260px, 100vw * ${PORTRAIT_SHAPE})`,
      borderInlineStart: 0,
      borderBlockEnd: ruled,
    },
  },
  journey: {
    ...columns,
    gridTemplateAreas: gridAreas('title*4 story*8'),
    position: 'relative',
    paddingBlockStart: spacing(5.5),
    paddingInline: SIDE,
    // The rule begins on the column and runs on to the window's edge.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: `${SIDE} 0`,
      borderBlockStart: ruled,
    },
    '&::after': { ...underscore(spacing(7), line.underscore, color.rule), insetInlineStart: SIDE },
    [below.full]: { gridTemplateAreas: gridAreas('title*12', 'story*12') },
  },
  journeyTitle: { gridArea: 'title', paddingInlineEnd: '1em', [below.full]: { paddingInlineEnd: 0 } },
  story: {
    gridArea: 'story',
    display: 'grid',
    maxWidth: '40rem',
    [below.full]: { marginBlockStart: space.lg },
  },
  opening: { ...opening, [below.mobile]: opening, [below.small]: opening },
  paragraph: { marginBlockStart: '.9em' },
  mission: {
    ...columns,
    gridTemplateAreas: gridAreas('title*4 text*8'),
    marginBlockStart: space.section,
    paddingBlock: `${spacing(9)} ${spacing(10)}`,
    paddingInline: SIDE,
    background: color.inverse,
    color: color.onInverse,
    [below.full]: { gridTemplateAreas: gridAreas('title*12', 'text*12') },
    [below.mobile]: { paddingBlock: `${spacing(6.5)} ${spacing(7.5)}` },
    [media.forced]: { borderBlock: `${line.hairline} solid CanvasText` },
    [media.print]: { borderBlock: ruled, background: 'none', color: color.ink },
  },
  missionTitle: {
    ...textStyle('mono'),
    gridArea: 'title',
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: space.sm,
    paddingBlockStart: '.7em',
    color: color.onInverseSoft,
    [media.print]: { color: color.inkSoft },
    '&::before': {
      ...underscore(spacing(3.5), line.underscore, color.accentOnInverse),
      position: 'static',
      flex: 'none',
    },
  },
  missionText: {
    gridArea: 'text',
    fontFamily: font.sans,
    fontSize: 'clamp(1.625rem, 3.5vw, 2.875rem)',
    fontWeight: 560,
    lineHeight: 1.14,
    letterSpacing: '-.032em',
    textWrap: 'balance',
    [below.full]: { marginBlockStart: space.lg },
  },
  // A heading above its list.
  section: { ...contentWidth, paddingBlockStart: space.section },
  sectionTitle: { paddingBlockEnd: space.lg },
  // Cuts off the vertical rule before the first column of the list.
  sectionBody: { overflowX: 'clip' },
  // A heading beside its list.
  sideSection: {
    ...contentWidth,
    ...columns,
    gridTemplateAreas: gridAreas('title*4 body*8'),
    paddingBlockStart: space.section,
    [below.full]: { gridTemplateAreas: gridAreas('title*12', 'body*12') },
  },
  sideTitle: { gridArea: 'title', paddingInlineEnd: '1em', [below.full]: { paddingInlineEnd: 0 } },
  sideBody: { gridArea: 'body', minWidth: 0, [below.full]: { marginBlockStart: space.lg } },
  stats: {
    ...statsPerRow,
    display: 'flex',
    flexWrap: 'wrap',
    marginInlineStart: `calc(-1 * ${RULED})`,
    borderBlockStart: ruled,
    [below.small]: { ...statsPerSmallRow, marginInlineStart: `calc(-1 * ${space.md})` },
  },
  stat: {
    // The label comes first for the ear, the number for the eye.
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    // The rows are filled: what is left over shares the last one evenly.
    flex: '1 1 calc(100% / var(--stats-per-row) - 1px)',
    gap: spacing(2.5),
    minWidth: 0,
    paddingBlock: spacing(3.75),
    paddingInline: `${RULED} ${space.sm}`,
    borderInlineStart: hairline,
    borderBlockEnd: hairline,
    [below.small]: { gap: space.sm, paddingBlock: spacing(2.75), paddingInline: `${space.md} ${space.sm}` },
  },
  statLabel: { ...textStyle('mono'), color: color.inkSoft },
  statNumber: { ...textStyle('figure'), overflowWrap: 'anywhere' },
  statPlus: { color: color.accent },
  // The first entry's rule is this one's, which is darker and has an accent.
  milestones: {
    display: 'grid',
    position: 'relative',
    overflowY: 'clip',
    borderBlockStart: ruled,
    '&::after': underscore(spacing(3.5), line.underscore, color.accent),
  },
  milestone: {
    ...pair,
    gridTemplateAreas: gridAreas('period role', 'place company', 'place highlights', 'place outcome'),
    position: 'relative',
    marginBlockStart: `-${line.hairline}`,
    paddingBlock: `${spacing(3.25)} ${spacing(4.25)}`,
    borderBlockStart: hairline,
    breakInside: 'avoid',
    '&::before': underscore(spacing(3.5), line.underscore, color.outline),
    [below.small]: {
      gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
      // The role comes first for the ear, when and where it was for the eye.
      gridTemplateAreas: gridAreas('period place', 'role*2', 'company*2', 'highlights*2', 'outcome*2'),
    },
  },
  role: { gridArea: 'role', fontSize: '1.5rem', [below.small]: { marginBlockStart: space.xs } },
  period: {
    ...textStyle('mono'),
    gridArea: 'period',
    alignSelf: 'start',
    paddingBlockStart: '.35em',
    color: color.inkSoft,
    [below.small]: { alignSelf: 'baseline', paddingBlockStart: 0 },
  },
  place: {
    ...textStyle('caption'),
    gridArea: 'place',
    alignSelf: 'start',
    marginBlockStart: space.hair,
    color: color.inkFaint,
    [below.small]: { alignSelf: 'baseline', marginBlockStart: 0, textAlign: 'end' },
  },
  company: { gridArea: 'company', marginBlockStart: '2px', color: color.inkSoft },
  highlights: {
    gridArea: 'highlights',
    display: 'grid',
    rowGap: spacing(0.75),
    marginBlockStart: spacing(1.75),
    color: color.inkSoft,
  },
  highlight: {
    position: 'relative',
    paddingInlineStart: spacing(2.75),
    textWrap: 'balance',
    // A short line instead of a bullet.
    '&::before': { ...underscore(spacing(1.25), line.stroke, color.outline), insetBlockStart: '.7em' },
  },
  outcome: { gridArea: 'outcome', marginBlockStart: space.md, fontWeight: 560 },
  education: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
    marginInlineStart: `calc(-1 * ${RULED})`,
    borderBlockStart: ruled,
    [below.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', marginInlineStart: 0 },
  },
  educationEntry: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The degree comes first for the ear, the year for the eye.
    gridTemplateAreas: gridAreas('year', 'degree', 'school', 'location', 'note', 'grade'),
    alignContent: 'start',
    paddingBlock: `${space.lg} ${space.xs}`,
    paddingInline: RULED,
    borderInlineStart: hairline,
    breakInside: 'avoid',
    [below.mobile]: {
      paddingBlock: `${spacing(2.5)} ${spacing(2.75)}`,
      paddingInline: 0,
      borderInlineStart: 0,
      borderBlockEnd: hairline,
    },
  },
  degree: { gridArea: 'degree', marginBlockStart: spacing(5), [below.mobile]: { marginBlockStart: spacing(1.25) } },
  year: { ...textStyle('mono'), gridArea: 'year' },
  school: { ...textStyle('body2'), gridArea: 'school', marginBlockStart: spacing(0.75), color: color.inkSoft },
  schoolPlace: { ...textStyle('body2'), gridArea: 'location', marginBlockStart: spacing(0.75), color: color.inkSoft },
  note: { ...textStyle('body2'), gridArea: 'note', marginBlockStart: spacing(0.75), color: color.inkSoft },
  grade: { ...textStyle('caption'), gridArea: 'grade', marginBlockStart: space.md, color: color.inkFaint },
  skills: { borderBlockStart: ruled },
  skill: {
    ...pair,
    gridTemplateAreas: gridAreas('category technologies'),
    alignItems: 'baseline',
    paddingBlock: `${spacing(2.5)} ${spacing(2.625)}`,
    borderBlockEnd: hairline,
    breakInside: 'avoid',
    [below.small]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: gridAreas('category', 'technologies'),
      rowGap: space.xs,
    },
  },
  skillCategory: { ...textStyle('h5'), gridArea: 'category' },
  skillTechnologies: { gridArea: 'technologies', minWidth: 0 },
  technologies: {
    ...textStyle('mono'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1.1em',
    fontSize: '.9375rem',
    lineHeight: 1.7,
    color: color.inkSoft,
  },
  technology: {
    minWidth: 0,
    overflowWrap: 'anywhere',
    // Seen, not read out: the text after the slash is what screen readers get.
    '&::before': { content: '"_" / ""', color: color.outline },
  },
} satisfies PartStyles
