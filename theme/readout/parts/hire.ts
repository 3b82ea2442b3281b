import type { StylesFor } from '../../contract/partStyles.ts'
import type { hire as contract } from '../../editorial/parts/hire.ts'
import { gridAreas } from '../../shared/gridAreas.ts'
import {
  below,
  color,
  columns,
  contentWidth,
  durations,
  line,
  media,
  readout,
  space,
  spacing,
  textStyle,
} from '../tokens.ts'
import { layout } from './layout.ts'

export const hire = {
  header: {
    ...contentWidth,
    ...columns,
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: gridAreas('title*12', 'pitch*6 . contact*5', 'actions*6 . contact*5'),
    paddingBlockStart: `clamp(${spacing(6)}, 6vw, ${spacing(11)})`,
    [below.mobile]: {
      gridTemplateRows: 'none',
      gridTemplateAreas: gridAreas('title*12', 'pitch*12', 'actions*12', 'contact*12'),
    },
  },
  title: {
    gridArea: 'title',
    maxWidth: '8.2em',
    marginInlineStart: '-.06em',
    fontSize: 'clamp(2.5rem, .4rem + 11vw, 9.5rem)',
    lineHeight: 0.93,
    textWrap: 'initial',
  },
  pitch: {
    gridArea: 'pitch',
    marginBlockStart: spacing(5),
    color: color.inkSoft,
    [below.mobile]: { marginBlockStart: spacing(3.5) },
  },
  actions: { gridArea: 'actions', alignSelf: 'start', marginBlockStart: space.xl },
  contact: {
    ...readout,
    gridArea: 'contact',
    alignSelf: 'start',
    marginBlockStart: spacing(5),
    paddingBlock: space.xs,
    paddingInline: spacing(3.5),
    [below.mobile]: { paddingInline: spacing(2.5) },
  },
  // The page reads well without it for the eye; the outline of the page does not.
  contactTitle: layout.hidden,
  // Clips the line above the first fact.
  contactFacts: { display: 'grid', overflowY: 'clip' },
  contactFact: {
    marginBlockStart: `-${line.hairline}`,
    paddingBlock: `${spacing(2.5)} ${spacing(2.75)}`,
    borderBlockStart: `${line.hairline} solid ${color.inverseLine}`,
  },
  factName: { ...textStyle('caption'), color: color.onInverseSoft, [media.print]: { color: color.inkSoft } },
  factValue: {
    ...textStyle('h4'),
    marginBlockStart: '2px',
    fontSize: 'clamp(1.25rem, 1.9vw, 1.625rem)',
    fontWeight: 560,
    overflowWrap: 'anywhere',
  },
  factLink: {
    display: 'inline-block',
    paddingBlock: `${space.xs} ${spacing(0.75)}`,
    background: `linear-gradient(${color.accentOnInverse}, ${color.accentOnInverse}) 0 100% / 100% 2px no-repeat`,
    transition: `color ${durations.short}`,
    '&:hover': { color: color.accentOnInverse },
  },
  picture: {},
  specialities: {
    ...columns,
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    rowGap: spacing(5),
    [below.full]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  speciality: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: gridAreas('picture', 'title', 'text'),
    alignContent: 'start',
    breakInside: 'avoid',
    // Where one is below the other, the picture is beside the words.
    [below.small]: {
      gridTemplateColumns: `${space.vast} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: gridAreas('picture title', 'picture text'),
      columnGap: space.md,
    },
  },
  specialityTitle: { ...textStyle('h5'), gridArea: 'title' },
  specialityText: { gridArea: 'text', marginBlockStart: space.xs, color: color.inkSoft, textWrap: 'balance' },
  specialityPicture: {
    gridArea: 'picture',
    aspectRatio: '1',
    marginBlockEnd: space.md,
    overflow: 'hidden',
    [below.small]: { alignSelf: 'start', marginBlockEnd: 0 },
  },
} satisfies StylesFor<typeof contract>
