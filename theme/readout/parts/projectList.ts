import type { CSSObject } from '@mui/material/styles'
import type { ReadoutGround } from '../../artContract.ts'
import type { StylesFor } from '../../contract/partStyles.ts'
import type { projectList as contract } from '../../editorial/parts/projectList.ts'
import { gridAreas } from '../../shared/gridAreas.ts'
import {
  below,
  color,
  durations,
  easing,
  hairline,
  line,
  media,
  ruled,
  space,
  spacing,
  stroke,
  textStyle,
} from '../tokens.ts'
import { featured, row } from './lists.ts'
import { plateProperties } from './plate.ts'

const PLATES: readonly ReadoutGround[] = ['sand', 'signal', 'ink', 'reference']
/** The plates of the categories' icons, in turn. */
const plates: CSSObject = Object.fromEntries(
  PLATES.map((ground, index) => [`&[data-plate="${index}"]`, plateProperties(ground)]),
)

export const projectList = {
  category: {
    ...textStyle('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: `var(--category-gap, ${space.xs})`,
    fontWeight: 560,
    color: color.ink,
  },
  categoryIcon: {
    width: 'var(--category-icon-size, 1em)',
    height: 'var(--category-icon-size, 1em)',
    padding: 'var(--category-icon-padding, 0)',
    fontSize: '1.125rem',
    background: 'var(--plate, none)',
    color: 'var(--on-plate, inherit)',
  },
  // Above the surface of the item's own link.
  links: {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexFlow: 'var(--links-flow, row wrap)',
    alignItems: 'flex-start',
    gap: spacing(0.5, 3.5),
    width: 'fit-content',
    maxWidth: '100%',
  },
  featured: {
    ...featured,
    gridTemplateRows: 'minmax(460px, 1fr) auto',
    '--featured-media-columns': '5',
    '--featured-title-max': '15em',
    [below.mobile]: { gridTemplateRows: 'none', '--featured-media-ratio': '1.8' },
  },
  featuredBody: {
    gridColumn: '6 / -1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minWidth: 0,
    paddingInlineStart: space.md,
    [below.mobile]: { gridColumn: '1 / -1', padding: `${space.lg} 0 ${space.xs}` },
    [media.print]: { padding: 0 },
  },
  featuredExcerpt: {
    maxWidth: '36rem',
    marginBlockStart: spacing(2.25),
    color: color.inkSoft,
    overflowWrap: 'anywhere',
  },
  featuredFacts: { marginBlockStart: spacing(2.25) },
  featuredLabels: { marginBlockStart: spacing(2.5) },
  featuredLinks: { marginBlockStart: 'auto', paddingBlockStart: space.lg },
  featuredImpact: { gridColumn: '1 / -1', marginBlockStart: space.gutter },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    borderBlockStart: ruled,
    [below.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
  cell: {
    position: 'relative',
    display: 'grid',
    // The title comes first in the document, the kind of project on the page.
    gridTemplate:
      '"category readTime" auto "title title" auto "excerpt excerpt" auto "impact impact" auto "labels labels" 1fr / minmax(min-content, 1fr) fit-content(60%)',
    alignItems: 'stretch',
    alignContent: 'start',
    columnGap: space.md,
    minWidth: 0,
    padding: `${space.cell} ${space.cell} ${space.cell} 0`,
    borderBlockEnd: ruled,
    textAlign: 'start',
    '--site-mark': '0px',
    '--surface-outline-offset': '3px',
    '--category-gap': spacing(2.25),
    '--category-icon-size': '72px',
    '--category-icon-padding': spacing(2.25),
    ...plates,
    '&[data-edge="end"]': {
      paddingInline: `${space.cell} 0`,
      borderInlineStart: ruled,
      '--site-mark': space.cell,
    },
    '&[data-edge="full"]': { gridColumn: '1 / -1', paddingInline: 0 },
    '&::before': {
      ...stroke('0', line.mark, color.accent),
      insetInlineStart: 'var(--site-mark)',
      transition: `width ${durations.long} ${easing.inOut}`,
    },
    '&:hover::before, &:has(a:focus-visible)::before': { width: spacing(12) },
    '&:hover': { '--title-line': '100%' },
    [below.mobile]: {
      '&[data-edge]': { paddingInline: 0, borderInlineStart: 0, '--site-mark': '0px' },
      paddingBlock: space.lg,
    },
    [media.print]: {
      breakInside: 'avoid',
      '--category-icon-size': '1em',
      '--category-icon-padding': 0,
      '--category-gap': space.xs,
      '&[data-edge][data-plate]': {
        paddingInline: 0,
        borderInlineStart: 0,
        '--plate': 'none',
        '--on-plate': 'inherit',
      },
    },
  },
  cellTitle: { ...textStyle('h4'), gridArea: 'title', marginBlockStart: spacing(2.5) },
  cellCategory: { gridArea: 'category', overflowWrap: 'anywhere' },
  cellReadTime: {
    ...textStyle('mono'),
    gridArea: 'readTime',
    overflowWrap: 'anywhere',
    color: color.inkFaint,
    textAlign: 'end',
  },
  cellExcerpt: {
    ...textStyle('body2'),
    gridArea: 'excerpt',
    marginBlockStart: spacing(1.25),
    color: color.inkSoft,
    overflowWrap: 'anywhere',
  },
  cellImpact: {
    ...textStyle('h6'),
    gridArea: 'impact',
    fontWeight: 500,
    position: 'relative',
    marginBlockStart: spacing(2.5),
    padding: `${space.sm} 0 ${spacing(1.75)}`,
    paddingInlineStart: space.lg,
    borderBlock: hairline,
    overflowWrap: 'anywhere',
    '&::before': { ...stroke(spacing(1.25), spacing(1.25), color.accent), insetBlockStart: spacing(2.25) },
  },
  cellLabels: { gridArea: 'labels', alignSelf: 'end', marginBlockStart: space.md },
  row: {
    ...row,
    gridTemplateAreas: gridAreas('icon title*6 . facts*4', 'icon excerpt*6 . facts*4'),
    gridTemplateRows: 'auto auto',
    rowGap: spacing(0.75),
    containIntrinsicSize: 'auto 107px',
    '--read-time-start': 'auto',
    [below.mobile]: {
      gridTemplateAreas: gridAreas('icon title*11', 'icon excerpt*11', 'icon facts*11'),
      gridTemplateRows: 'none',
      containIntrinsicSize: 'auto 134px',
      '--read-time-start': 0,
    },
    [below.small]: { gridTemplateAreas: gridAreas('title*12', 'excerpt*12', 'facts*12') },
  },
  rowFacts: { gridArea: 'facts', paddingBlockStart: space.hair, gap: `${space.hair} ${space.lg}` },
  rowIcon: { gridArea: 'icon', fontSize: '1.5rem', [below.small]: { display: 'none' } },
  rowCategory: { ...textStyle('caption'), fontWeight: 560, color: color.ink },
  rowReadTime: { marginInlineStart: 'var(--read-time-start)' },
} satisfies StylesFor<typeof contract>
