import type { StylesFor } from '../../contract/partStyles.ts'
import type { insightList as contract } from '../../editorial/parts/insightList.ts'
import { gridAreas } from '../../shared/gridAreas.ts'
import { below, color, media, space, spacing } from '../tokens.ts'
import { featured, row } from './lists.ts'

export const insightList = {
  featured: {
    ...featured,
    gridTemplateRows: 'auto minmax(0, 1fr)',
    '--featured-media-columns': '7',
    '--featured-media-rows': '1 / span 2',
    '--featured-media-ratio': '1.5',
    [below.mobile]: { gridTemplateRows: 'none' },
  },
  featuredHead: {
    gridColumn: '8 / -1',
    minWidth: 0,
    paddingInlineStart: space.md,
    [below.mobile]: { gridColumn: '1 / -1', padding: `${space.lg} 0 0` },
    [media.print]: { padding: 0 },
  },
  featuredBody: {
    gridColumn: '8 / -1',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    paddingInlineStart: space.md,
    [below.mobile]: { gridColumn: '1 / -1', paddingInlineStart: 0 },
    [media.print]: { paddingInlineStart: 0 },
  },
  featuredExcerpt: { marginBlockStart: spacing(2.25), color: color.inkSoft, overflowWrap: 'anywhere' },
  featuredFacts: { marginBlockStart: 'auto', paddingBlockStart: space.lg },
  featuredLabels: { marginBlockStart: spacing(1.75) },
  row: {
    ...row,
    gridTemplateAreas: gridAreas('title*6 facts*3 media*3', 'excerpt*6 facts*3 media*3'),
    gridTemplateRows: 'auto 1fr',
    rowGap: spacing(0.75),
    containIntrinsicSize: 'auto 135px',
    [below.mobile]: {
      gridTemplateAreas: gridAreas('title*8 media*4', 'excerpt*8 media*4', 'facts*8 media*4'),
      gridTemplateRows: 'none',
      containIntrinsicSize: 'auto 165px',
    },
    [below.small]: {
      gridTemplateAreas: gridAreas('media*12', 'title*12', 'excerpt*12', 'facts*12'),
      containIntrinsicSize: 'auto 335px',
    },
    [media.print]: {
      breakInside: 'avoid',
      '&[data-long]': { contentVisibility: 'visible' },
      gridTemplateAreas: gridAreas('title*12', 'excerpt*12', 'facts*12'),
    },
  },
  rowFacts: {
    gridArea: 'facts',
    flexDirection: 'column',
    alignItems: 'flex-start',
    paddingBlockStart: space.hair,
    [below.mobile]: { flexDirection: 'row', paddingBlockStart: 0 },
  },
  rowMedia: {
    gridArea: 'media',
    position: 'relative',
    aspectRatio: '2.1',
    overflow: 'hidden',
    background: color.sunken,
    // The picture has the size of its frame, and no say in it.
    contain: 'size',
    [below.mobile]: { aspectRatio: '1.3' },
    [below.small]: { aspectRatio: '2.1', marginBlockEnd: space.xs },
    [media.print]: { display: 'none' },
  },
} satisfies StylesFor<typeof contract>
