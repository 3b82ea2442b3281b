import type { CSSObject } from '@mui/material/styles'
import type { StylesFor } from '../../contract/partStyles.ts'
import type { about as contract } from '../../editorial/parts/about.ts'
import { gridAreas } from '../../shared/gridAreas.ts'
import { statsPerRow, statsPerSmallRow } from '../../shared/parts/stats.ts'
import {
  below,
  color,
  columns,
  contentWidth,
  corner,
  hairline,
  line,
  media,
  readout,
  sectionRule,
  space,
  spacing,
  stroke,
  textStyle,
} from '../tokens.ts'
import { railTitle } from './layout.ts'

/** A section with its heading in the rail. */
const railSection: CSSObject = {
  ...contentWidth,
  ...columns,
  gridTemplateAreas: gridAreas('title*3 body*9'),
  rowGap: space.lg,
  marginBlockStart: space.section,
  borderBlockStart: sectionRule,
  [below.mobile]: { gridTemplateAreas: gridAreas('title*12', 'body*12') },
}

/** The nine columns right of the rail. */
const nine: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
  columnGap: space.gutter,
}

/** An entry of a list with a line between each two: the one above the first is clipped by the list. */
const listClipsFirstRule = (padding: number): CSSObject => ({
  display: 'grid',
  overflowY: 'clip',
  marginBlockStart: spacing(-padding),
})
const entry = (start: number, end: number): CSSObject => ({
  marginBlockStart: `-${line.hairline}`,
  paddingBlock: spacing(start, end),
  borderBlockStart: hairline,
  breakInside: 'avoid',
})

/** Padding before what a vertical rule separates. The first rule of a row lies outside its list, where it is clipped. */
const RULED = spacing(2.5)

export const about = {
  header: {
    ...contentWidth,
    ...columns,
    gridTemplateRows: '1fr auto',
    gridTemplateAreas: gridAreas('title*8 profile*4', 'lead*7 . profile*4'),
    rowGap: space.xl,
    paddingBlockStart: `clamp(${spacing(6)}, 6vw, ${spacing(11)})`,
    [below.mobile]: {
      gridTemplateRows: 'auto',
      gridTemplateAreas: gridAreas('title*12', 'lead*7 profile*5'),
      rowGap: space.lg,
    },
    [below.small]: { gridTemplateAreas: gridAreas('title*12', 'lead*12', 'profile*12') },
  },
  title: {
    gridArea: 'title',
    alignSelf: 'end',
    marginInlineStart: '-.055em',
    fontSize: 'clamp(2.75rem, 1.4rem + 5.4vw, 6rem)',
    lineHeight: 0.93,
  },
  lead: { gridArea: 'lead', color: color.inkSoft },
  profile: {
    gridArea: 'profile',
    alignSelf: 'end',
    // The frame decides the height, whatever the picture's own is.
    contain: 'size',
    position: 'relative',
    aspectRatio: '.8',
    border: hairline,
    background: color.raised,
    overflow: 'hidden',
    [below.mobile]: { alignSelf: 'start' },
    [below.small]: { aspectRatio: '.9' },
  },
  journey: { ...railSection, paddingBlockStart: spacing(2.25) },
  journeyTitle: { ...railTitle, gridArea: 'title' },
  story: {
    ...textStyle('prose'),
    gridArea: 'body',
    columns: 2,
    columnGap: space.xxl,
    minWidth: 0,
    // Without the space below the last paragraph, which nothing balances here.
    [below.mobile]: { columns: 1, marginBlockEnd: '-1em' },
  },
  opening: {
    columnSpan: 'all',
    marginBlockEnd: '1.1em',
    fontSize: 'clamp(1.375rem, 1.1rem + 1.1vw, 2rem)',
    lineHeight: 1.32,
    letterSpacing: '-.012em',
  },
  paragraph: { marginBlockEnd: '1em' },
  mission: {
    ...readout,
    ...contentWidth,
    marginBlockStart: space.section,
    paddingBlock: spacing(4.5, 5.5),
    paddingInline: spacing(5),
    [below.mobile]: { paddingBlock: space.lg, paddingInline: space.lg },
  },
  missionTitle: {
    ...textStyle('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.25),
    color: color.onInverseSoft,
    [media.print]: { color: color.inkSoft },
    '&::before': {
      ...stroke(spacing(1.25), spacing(1.25), color.accentOnInverse),
      position: 'static',
      flex: 'none',
    },
  },
  missionText: {
    ...textStyle('h2'),
    maxWidth: '25em',
    marginBlockStart: space.xl,
    fontSize: 'clamp(1.5rem, 1rem + 2.1vw, 2.625rem)',
    fontWeight: 560,
    lineHeight: 1.14,
    textWrap: 'balance',
  },
  section: { ...railSection, paddingBlockStart: space.md },
  sectionTitle: { ...railTitle, gridArea: 'title', paddingBlockEnd: space.lg },
  // Cuts off the vertical rule before the first column of the list.
  sectionBody: { gridArea: 'body', minWidth: 0, overflowX: 'clip' },
  sideSection: { ...railSection, paddingBlockStart: spacing(2.25) },
  sideTitle: { ...railTitle, gridArea: 'title' },
  sideBody: { gridArea: 'body', minWidth: 0 },
  stats: {
    ...statsPerRow,
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: space.lg,
    marginInlineStart: `calc(-1 * ${RULED})`,
    [below.small]: { ...statsPerSmallRow, rowGap: 0, marginInlineStart: `calc(-1 * ${space.md})` },
  },
  stat: {
    // The label comes first for the ear, the number for the eye.
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    // The rows are filled: what is left over shares the last one evenly.
    flex: '1 1 calc(100% / var(--stats-per-row) - 1px)',
    gap: space.sm,
    minWidth: 0,
    paddingBlock: spacing(0.75, 1),
    paddingInline: `${RULED} ${space.sm}`,
    borderInlineStart: hairline,
    [below.small]: {
      paddingBlock: spacing(2.5),
      paddingInline: `${space.md} ${space.sm}`,
      borderBlockStart: hairline,
    },
  },
  statLabel: { ...textStyle('button'), fontWeight: 500, lineHeight: 1.35 },
  statNumber: { ...textStyle('figure'), fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  statPlus: { color: color.accent },
  milestones: listClipsFirstRule(2.25),
  milestone: {
    ...nine,
    ...entry(2.75, 2.75),
    gridTemplateAreas: gridAreas(
      'period*2 role*5 outcome*2',
      'place*2 company*5 outcome*2',
      'place*2 highlights*5 outcome*2',
    ),
    position: 'relative',
    [below.mobile]: {
      // The role comes first for the ear, when and where it was for the eye.
      gridTemplateAreas: gridAreas('period*4 place*5', 'role*9', 'company*9', 'highlights*9', 'outcome*9'),
    },
  },
  role: { ...textStyle('h4'), gridArea: 'role', [below.mobile]: { marginBlockStart: spacing(0.75) } },
  period: {
    ...textStyle('mono'),
    gridArea: 'period',
    paddingBlockStart: '.45em',
    color: color.inkSoft,
    [below.mobile]: { paddingBlockStart: 0 },
  },
  place: {
    ...textStyle('caption'),
    gridArea: 'place',
    color: color.inkFaint,
    [below.mobile]: { textAlign: 'end' },
  },
  company: { ...textStyle('caption'), gridArea: 'company', marginBlockStart: '2px', color: color.inkFaint },
  highlights: {
    ...textStyle('body2'),
    gridArea: 'highlights',
    display: 'grid',
    alignContent: 'start',
    rowGap: space.hair,
    marginBlockStart: spacing(1.25),
    color: color.inkSoft,
  },
  highlight: {
    position: 'relative',
    paddingInlineStart: spacing(2.5),
    textWrap: 'balance',
    '&::before': { ...stroke(spacing(1.25), line.stroke, color.accent), insetBlockStart: '.72em' },
  },
  outcome: {
    ...textStyle('h6'),
    gridArea: 'outcome',
    paddingBlockStart: '.2em',
    [below.mobile]: { paddingBlockStart: spacing(1.75) },
  },
  education: { ...listClipsFirstRule(1.25), borderBlockEnd: sectionRule },
  // A row of a table: degree, school, year, and below them what matters less.
  educationEntry: {
    ...nine,
    ...entry(1.75, 2),
    gridTemplateAreas: gridAreas('degree*4 school*3 year*2', 'note*4 location*3 grade*2'),
    gridTemplateRows: 'auto auto',
    alignItems: 'baseline',
    rowGap: '2px',
    [below.mobile]: {
      gridTemplateRows: 'none',
      // The degree comes first for the ear, the year for the eye.
      gridTemplateAreas: gridAreas('year*9', 'degree*9', 'school*9', 'location*9', 'note*9', 'grade*9'),
    },
  },
  degree: { ...textStyle('h6'), gridArea: 'degree', fontSize: '1rem', fontWeight: 620 },
  year: { ...textStyle('mono'), gridArea: 'year', textAlign: 'end', [below.mobile]: { textAlign: 'start' } },
  school: { ...textStyle('caption'), gridArea: 'school', color: color.ink },
  schoolPlace: { ...textStyle('caption'), gridArea: 'location', color: color.inkFaint },
  note: { ...textStyle('caption'), gridArea: 'note', color: color.inkFaint },
  grade: {
    ...textStyle('mono'),
    gridArea: 'grade',
    color: color.inkFaint,
    textAlign: 'end',
    [below.mobile]: { textAlign: 'start' },
  },
  skills: listClipsFirstRule(2),
  skill: {
    ...nine,
    ...entry(2, 2),
    gridTemplateAreas: gridAreas('category*3 technologies*6'),
    alignItems: 'baseline',
    [below.mobile]: { gridTemplateAreas: gridAreas('category*9', 'technologies*9'), rowGap: spacing(1.25) },
  },
  skillCategory: { ...textStyle('h5'), gridArea: 'category' },
  skillTechnologies: { gridArea: 'technologies', minWidth: 0 },
  technologies: {
    ...textStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    color: color.inkSoft,
  },
  technology: {
    minWidth: 0,
    paddingBlock: '3px',
    paddingInline: spacing(1.125),
    border: hairline,
    borderRadius: corner,
    overflowWrap: 'anywhere',
  },
} satisfies StylesFor<typeof contract>
