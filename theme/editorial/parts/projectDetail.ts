import type { PartStyles } from '../../contract/partStyles.ts'
import { below, color, contentWidth, media, textStyle, space } from '../tokens.ts'
import { coverFrame, staying, textColumn } from './article.ts'

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
    '& > svg': { fontSize: 'clamp(72px, 9vw, 120px)' },
    [below.small]: { justifyItems: 'start', padding: '20px' },
    [media.print]: { display: 'none' },
  },
  picture: { ...coverFrame, height: 'clamp(220px, 30vw, 400px)' },
  body: {
    ...textColumn('4fr', space.xxl, '.4fr'),
    '& > section': { gridColumn: 'text-start / text-end' },
  },
  outcome: {
    ...staying,
    gridColumn: 'beside',
    '& > div:first-of-type': {
      padding: '24px 24px 28px',
      '&::before': { left: '24px' },
      '& > :last-child': { fontSize: '1.375rem' },
    },
    '& > div + div': { flexDirection: 'column', alignItems: 'flex-start', marginTop: space.md },
    [below.full]: {
      position: 'static',
      paddingBottom: '40px',
      '& > div + div': { flexDirection: 'row' },
    },
    [media.print]: { paddingBottom: space.lg, '& > div + div': { display: 'none' } },
  },
  overview: {
    minWidth: 0,
    '& > h2': {
      ...textStyle('h2'),
      fontSize: 'clamp(1.625rem, 2.6vw, 2.125rem)',
      letterSpacing: '-.028em',
      marginBottom: space.md,
    },
  },
} satisfies PartStyles
