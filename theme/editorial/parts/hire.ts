import type { PartStyles } from '../../contract/partStyles.ts'
import { gridAreas } from '../../shared/gridAreas.ts'
import {
  below,
  color,
  columns,
  contentWidth,
  durations,
  easing,
  font,
  hairline,
  ruled,
  space,
  spacing,
  textStyle,
} from '../tokens.ts'
import { layout } from './layout.ts'

export const hire = {
  header: {
    ...contentWidth,
    ...columns,
    gridTemplateAreas: gridAreas('title*12', 'pitch*6 . contact*5', 'actions*6 . contact*5'),
    paddingBlockStart: spacing(11),
    [below.full]: {
      gridTemplateAreas: gridAreas('title*12', 'pitch*12', 'actions*12', 'contact*12'),
      paddingBlockStart: spacing(7),
    },
  },
  title: {
    gridArea: 'title',
    marginInlineStart: '-.03em',
    fontSize: 'clamp(3rem, 11.3vw, 9.75rem)',
    lineHeight: 0.88,
    letterSpacing: '-.055em',
  },
  pitch: {
    gridArea: 'pitch',
    marginBlockStart: space.xxl,
    fontSize: 'clamp(1.1875rem, 2vw, 1.5rem)',
    color: color.inkSoft,
    [below.full]: { maxWidth: '34em', marginBlockStart: spacing(3.5) },
  },
  actions: { gridArea: 'actions', marginBlockStart: space.xl },
  contact: { gridArea: 'contact', alignSelf: 'end', marginBlockStart: space.xxl },
  // The page reads well without it for the eye; the outline of the page does not.
  contactTitle: layout.hidden,
  contactFacts: {},
  contactFact: {
    display: 'grid',
    gridTemplateColumns: `${spacing(11)} minmax(0, 1fr)`,
    alignItems: 'baseline',
    paddingBlock: `${spacing(1.25)} ${space.sm}`,
    borderBlockStart: hairline,
    [below.small]: { gridTemplateColumns: `${spacing(9)} minmax(0, 1fr)` },
  },
  factName: { ...textStyle('caption'), color: color.inkFaint },
  factValue: {
    fontFamily: font.mono,
    fontSize: '1.125rem',
    fontWeight: 500,
    lineHeight: 1.3,
    letterSpacing: '-.02em',
    overflowWrap: 'anywhere',
    [below.small]: { fontSize: '1rem' },
  },
  factLink: {
    display: 'inline-block',
    paddingBlock: space.hair,
    transition: `color ${durations.short} ${easing.out}`,
    '&:hover': { color: color.accentText },
  },
  // From one side of the window to the other, with nothing around it.
  picture: {
    marginBlockStart: `clamp(${spacing(7)}, 7vw, ${spacing(11)})`,
    height: `clamp(${spacing(21)}, 26vw, ${spacing(50)})`,
  },
  specialities: { borderBlockStart: ruled },
  speciality: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    gridTemplateAreas: gridAreas('picture*2', 'title text'),
    columnGap: space.gutter,
    alignItems: 'last baseline',
    paddingBlock: `${spacing(3.75)} ${spacing(3.25)}`,
    borderBlockEnd: hairline,
    breakInside: 'avoid',
    [below.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: gridAreas('picture', 'title', 'text'),
      paddingBlock: `${spacing(2.25)} ${spacing(2.5)}`,
    },
  },
  specialityTitle: {
    gridArea: 'title',
    fontSize: 'clamp(1.5rem, 3.4vw, 2.75rem)',
    lineHeight: 1.05,
    letterSpacing: '-.035em',
  },
  specialityText: {
    gridArea: 'text',
    color: color.inkSoft,
    textWrap: 'balance',
    [below.mobile]: { marginBlockStart: space.xs },
  },
  specialityPicture: { gridArea: 'picture' },
} satisfies PartStyles
