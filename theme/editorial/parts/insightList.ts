import type { PartStyles } from '../../contract/partStyles.ts'
import { below, color, media, space, spacing } from '../tokens.ts'
import { featured, row, rowFacts } from './lists.ts'

export const insightList = {
  featured,
  featuredHead: {
    gridColumn: '1 / span 7',
    minWidth: 0,
    paddingBlockStart: space.xl,
    [below.full]: { gridColumn: '1 / -1' },
    [media.print]: { paddingBlockStart: 0 },
  },
  featuredBody: {
    gridColumn: '9 / span 4',
    minWidth: 0,
    paddingBlockStart: space.xl,
    [below.full]: { gridColumn: '1 / -1', maxWidth: '40em', paddingBlockStart: spacing(2.25) },
  },
  featuredExcerpt: { color: color.inkSoft, overflowWrap: 'anywhere' },
  featuredFacts: { marginBlockStart: spacing(2.5) },
  featuredLabels: { marginBlockStart: spacing(1.75) },
  row: {
    ...row,
    gridTemplate:
      '"media title excerpt facts arrow" auto / minmax(0, 2fr) minmax(0, 4fr) minmax(0, 4fr) minmax(min-content, 1.6fr) 24px',
    containIntrinsicSize: 'auto 100px',
    [below.full]: {
      gridTemplate: '"media title arrow" auto "media excerpt ." auto "media facts ." auto / 140px minmax(0, 1fr) 24px',
      rowGap: space.xs,
      containIntrinsicSize: 'auto 135px',
    },
    [below.small]: {
      gridTemplate: '"media media" auto "title arrow" auto "excerpt ." auto "facts ." auto / minmax(0, 1fr) 20px',
      columnGap: space.xs,
      containIntrinsicSize: 'auto 270px',
    },
    [media.print]: {
      breakInside: 'avoid',
      '&[data-long]': { contentVisibility: 'visible' },
      gridTemplate: '"title" auto "excerpt" auto "facts" auto / minmax(0, 1fr)',
    },
  },
  rowFacts,
  rowMedia: {
    gridArea: 'media',
    height: spacing(12),
    overflow: 'hidden',
    [below.full]: { height: '100%' },
    [below.small]: { height: spacing(13.75), marginBlockEnd: space.xs },
    [media.print]: { display: 'none' },
  },
} satisfies PartStyles
