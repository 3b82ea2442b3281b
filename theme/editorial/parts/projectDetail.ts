import type { PartStyles } from '../../contract/partStyles.ts'
import { gridAreas } from '../../shared/gridAreas.ts'
import { below, color, contentWidth, media, space, spacing, textStyle } from '../tokens.ts'
import { coverFrame, sticky, textColumn } from './article.ts'

export const projectDetail = {
  cover: {
    ...contentWidth,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
    [below.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    background: color.sunken,
    [below.small]: { justifyItems: 'start', padding: spacing(2.5) },
    [media.print]: { display: 'none' },
  },
  iconGlyph: { fontSize: `clamp(${spacing(9)}, 9vw, ${spacing(15)})` },
  picture: { ...coverFrame, height: `clamp(${spacing(27.5)}, 30vw, ${spacing(50)})` },
  body: textColumn('4fr', space.xxl, '.4fr', gridAreas('outcome overview .'), gridAreas('outcome', 'overview')),
  outcome: {
    ...sticky,
    gridArea: 'outcome',
    '--impact-padding': `${space.lg} ${space.lg} ${spacing(3.5)}`,
    '--impact-inset': space.lg,
    '--impact-text-size': '1.375rem',
    [below.full]: { position: 'static', paddingBlockEnd: spacing(5) },
    [media.print]: { paddingBlockEnd: space.lg },
  },
  links: {
    marginBlockStart: space.md,
    '--links-flow': 'column',
    [below.full]: { '--links-flow': 'row wrap' },
    [media.print]: { display: 'none' },
  },
  overview: { gridArea: 'overview', minWidth: 0 },
  overviewTitle: {
    ...textStyle('h2'),
    fontSize: 'clamp(1.625rem, 2.6vw, 2.125rem)',
    letterSpacing: '-.028em',
    marginBlockEnd: space.md,
  },
  overviewText: { minWidth: 0 },
} satisfies PartStyles
