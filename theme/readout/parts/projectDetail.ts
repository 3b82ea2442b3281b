import type { StylesFor } from '../../contract/partStyles.ts'
import type { projectDetail as contract } from '../../editorial/parts/projectDetail.ts'
import { gridAreas } from '../../shared/gridAreas.ts'
import { below, color, columns, contentWidth, media, sectionRule, space, spacing, textStyle } from '../tokens.ts'
import { besideText, coverFrame } from './article.ts'
import { plate } from './plate.ts'

/** The dial behind an icon: two circles, a scale between them, and cross-hairs. */
const DIAL = [
  'radial-gradient(circle closest-side, transparent 57.6%, currentColor 58% 58.5%, transparent 59%)',
  'radial-gradient(circle closest-side, transparent 90.6%, currentColor 91% 91.5%, transparent 92%)',
  'linear-gradient(currentColor, currentColor) 50% 0 / 1px 24%',
  'linear-gradient(currentColor, currentColor) 50% 100% / 1px 24%',
  'linear-gradient(currentColor, currentColor) 0 50% / 24% 1px',
  'linear-gradient(currentColor, currentColor) 100% 50% / 24% 1px',
].map((layer) => `${layer} no-repeat`)

export const projectDetail = {
  cover: {
    ...contentWidth,
    ...columns,
    gridTemplateAreas: gridAreas('icon*4 picture*8'),
    [below.small]: { rowGap: space.sm, gridTemplateAreas: gridAreas('icon*12', 'picture*12') },
    [media.print]: { display: 'block' },
  },
  // A plate in the second pen, with the first pen's needle at the top of its dial.
  icon: {
    gridArea: 'icon',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    overflow: 'hidden',
    ...plate('reference'),
    '&::before': { content: '""', position: 'absolute', inset: 0, background: DIAL.join(', '), opacity: 0.75 },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(50% - 8px)',
      insetBlockStart: 0,
      width: space.md,
      height: space.md,
      background: color.accent,
      clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
    },
    [below.small]: { aspectRatio: '2' },
    [media.print]: { display: 'none' },
  },
  iconGlyph: { position: 'relative', fontSize: `clamp(${spacing(7)}, 10vw, ${spacing(17)})` },
  picture: { ...coverFrame, gridArea: 'picture', [below.small]: { aspectRatio: '2' } },
  body: {
    ...besideText,
    gridTemplateAreas: gridAreas('outcome*12', 'overview*12'),
    paddingBlockStart: space.gutter,
    [below.mobile]: { paddingBlockStart: space.gutter },
  },
  outcome: { gridArea: 'outcome', [media.print]: { paddingBlockEnd: space.lg } },
  links: { marginBlockStart: space.sm, [media.print]: { display: 'none' } },
  overview: {
    gridArea: 'overview',
    ...columns,
    gridTemplateAreas: gridAreas('title*3 text*9'),
    alignItems: 'start',
    minWidth: 0,
    marginBlockStart: spacing(7),
    [below.full]: { gridTemplateAreas: gridAreas('title*12', 'text*12') },
    [media.print]: { display: 'block', marginBlockStart: 0 },
  },
  overviewTitle: {
    ...textStyle('h5'),
    gridArea: 'title',
    paddingBlockStart: space.sm,
    borderBlockStart: sectionRule,
    fontSize: '1.25rem',
    [below.full]: { marginBlockEnd: space.lg },
  },
  overviewText: { gridArea: 'text', minWidth: 0 },
} satisfies StylesFor<typeof contract>
