import type { StylesFor } from '../../contract/partStyles.ts'
import type { states as contract } from '../../editorial/parts/states.ts'
import { HANG } from './layout.ts'
import {
  below,
  color,
  columns,
  contentWidth,
  easing,
  line,
  media,
  readout,
  textStyle,
  space,
  spacing,
} from '../tokens.ts'

/** A tick each few degrees of the meter's arc, cut out of a ring. */
const DIAL = `repeating-conic-gradient(from -62deg at 50% 100%, ${color.ink} 0 1.4deg, transparent 0 8.27deg)`

export const states = {
  loading: { ...contentWidth, display: 'grid', placeContent: 'center', minHeight: '80svh' },
  loadingMark: {
    ...textStyle('button'),
    display: 'grid',
    placeItems: 'center',
    gap: `var(--loading-gap, ${spacing(2.5)})`,
    gridAutoFlow: 'var(--loading-flow, row)',
  },
  // A needle that sweeps over the ticks of an arc, and rests in the middle where nothing may move.
  spinner: {
    position: 'relative',
    width: spacing(6),
    height: spacing(3),
    overflow: 'hidden',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: DIAL,
      maskImage: 'radial-gradient(circle at 50% 100%, transparent 17px, #000 18px 23px, transparent 24px)',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(50% - 1px)',
      bottom: 0,
      width: line.stroke,
      height: spacing(2.625),
      background: color.accent,
      transformOrigin: 'bottom',
      animation: `site-sweep 1.8s ${easing.inOut} infinite alternate`,
      [media.forced]: { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
    '@keyframes site-sweep': { from: { transform: 'rotate(-62deg)' }, to: { transform: 'rotate(62deg)' } },
  },
  state: {
    ...contentWidth,
    ...columns,
    alignContent: 'end',
    paddingBlockStart: spacing(7),
    '--state-columns': '1 / -1',
    // The words beside the big number stand in the middle of it.
    '&[data-code]': { gridTemplateRows: '1fr auto 1fr', '--state-columns': '1 / span 6' },
    [below.mobile]: {
      paddingBlockStart: space.lg,
      '&[data-code]': { gridTemplateRows: 'none', '--state-columns': '1 / -1' },
    },
  },
  stateTitle: {
    ...textStyle('h1'),
    gridColumn: 'var(--state-columns)',
    alignSelf: 'end',
    marginInlineStart: HANG,
    fontSize: 'clamp(2.5rem, 1.6rem + 4.4vw, 5.5rem)',
    overflowWrap: 'anywhere',
  },
  stateText: {
    gridColumn: 'var(--state-columns)',
    alignSelf: 'start',
    marginBlockStart: spacing(2.5),
    maxWidth: '30rem',
    color: color.inkSoft,
    textWrap: 'balance',
  },
  stateBack: {
    gridColumn: 'var(--state-columns)',
    alignSelf: 'start',
    justifySelf: 'start',
    marginBlockStart: space.lg,
  },
  code: {
    ...textStyle('figure'),
    gridColumn: '7 / -1',
    gridRow: '1 / span 3',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    aspectRatio: '1.36',
    // A figure that never resolves: marks where a reading should be.
    background: `radial-gradient(circle, ${color.outline} 0 1.5px, transparent 2px) 0 0 / 24px 24px ${color.sunken}`,
    fontSize: 'clamp(5.5rem, 19vw, 15.5rem)',
    fontStretch: '110%',
    lineHeight: 1,
    [below.mobile]: { gridColumn: '1 / -1', gridRow: 'auto', aspectRatio: '2', marginBlockEnd: space.xl },
  },
  codeMark: {
    flex: 'none',
    width: '.2em',
    height: '.72em',
    marginInlineStart: '.05em',
    background: color.accent,
    [media.forced]: { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
  message: {
    ...textStyle('mono'),
    ...readout,
    fontSize: '.875rem',
    gridColumn: '1 / -1',
    marginBlock: `${spacing(3.5)} ${space.sm}`,
    padding: spacing(2.5, 3),
    borderInlineStart: `${line.heavy} solid ${color.accent}`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
} satisfies StylesFor<typeof contract>
