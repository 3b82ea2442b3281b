import type { StylesFor } from '../../contract/partStyles.ts'
import type { projectDetail as contract } from '../../editorial/parts/projectDetail.ts'
import { below, color, columns, contentWidth, media, textStyle, space } from '../tokens.ts'
import { besideText, coverFrame } from './article.ts'
import { plate } from './plate.ts'
import { chapterHeading, numbered } from './prose.ts'

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
    '& > :first-of-type': { gridColumn: '1 / span 4' },
    '& > :last-of-type': { gridColumn: '5 / -1' },
    [below.small]: { rowGap: space.sm, '& > *:nth-of-type(n)': { gridColumn: '1 / -1' } },
    [media.print]: { display: 'block' },
  },
  // A plate in the second pen, with the first pen's needle at the top of its dial.
  icon: {
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
      left: 'calc(50% - 8px)',
      top: 0,
      width: '16px',
      height: '16px',
      background: color.accent,
      clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
    },
    '& > svg': { position: 'relative', fontSize: 'clamp(56px, 10vw, 136px)' },
    [below.small]: { aspectRatio: '2' },
    [media.print]: { display: 'none' },
  },
  picture: { ...coverFrame, minHeight: '100%', [below.small]: { minHeight: 0, aspectRatio: '2' } },
  body: {
    ...besideText,
    paddingTop: space.gutter,
    '& > section': { gridColumn: '1 / -1' },
    [below.mobile]: { paddingTop: space.gutter },
  },
  outcome: {
    gridColumn: '1 / -1',
    '& > div + div': { marginTop: space.sm },
    [media.print]: { paddingBottom: space.lg, '& > div + div': { display: 'none' } },
  },
  overview: {
    ...columns,
    alignItems: 'start',
    minWidth: 0,
    marginTop: '56px',
    '& > h2': {
      ...textStyle('h5'),
      gridColumn: '1 / span 3',
      paddingTop: space.sm,
      borderTop: `2px solid ${color.rule}`,
      fontSize: '1.25rem',
    },
    '& > div': { gridColumn: '4 / -1' },
    // Below the section's own heading, those of the text are of the third rank.
    '& > div > h3': { ...chapterHeading, ...numbered },
    '& > div > h3:not(* + *)': { marginTop: 0 },
    [below.full]: { '& > h2, & > div': { gridColumn: '1 / -1' }, '& > h2': { marginBottom: space.lg } },
    [media.print]: { display: 'block', marginTop: 0 },
  },
} satisfies StylesFor<typeof contract>
