import type { CSSObject } from '@mui/material/styles'
import type { StylesFor } from '../../contract/partStyles.ts'
import type { shell as contract } from '../../editorial/parts/shell.ts'
import { behindMenu, IN_OPEN_MENU, MENU_OPEN, NO_POPOVERS, onScreen } from '../../shared/parts/menu.ts'
import {
  above,
  below,
  color,
  columns,
  contentWidth,
  easing,
  hairline,
  line,
  media,
  durations,
  ruled,
  textStyle,
  space,
  spacing,
  targetSize,
  stroke,
} from '../tokens.ts'

/** The links' case: the words are HOME, ABOUT, PROJECTS, insights and HIRE, and all five shall look alike. */
const LINK_CASE = 'uppercase'
/** From the edge of a button to the icon in its middle, so that icons stand on the column's edge. */
const HANG = '-11px'

/** Four bars of unequal width, one of them lit: weights, as a sign. */
const BARS = `linear-gradient(90deg, ${color.ink} 0 9px, transparent 0 12px, ${color.ink} 0 16px, transparent 0 18px, ${color.accent} 0 22px, transparent 0 24px, ${color.ink} 0 26px)`

/** From the window's side to the first tick. */
const SIDE = `calc((100% - ${space.content}) / 2)`
/** A tick each 8 px, a long one each 80, and one at the end. */
const RULER = [
  `linear-gradient(${color.ink}, ${color.ink}) right ${SIDE} top 0 / 1px 100% no-repeat`,
  `repeating-linear-gradient(90deg, ${color.ink} 0 1px, transparent 1px 80px) 50% 100% / ${space.content} 100% no-repeat`,
  `repeating-linear-gradient(90deg, ${color.inkFaint} 0 1px, transparent 1px 8px) 50% 100% / ${space.content} 4px no-repeat`,
].join(', ')

/** One of the two lines of the menu's icon. */
const iconLine: CSSObject = {
  content: '""',
  display: 'block',
  height: line.stroke,
  background: 'currentColor',
  transformOrigin: 'left center',
  transition: `transform ${durations.standard} ${easing.out}, width ${durations.standard} ${easing.out}`,
  [media.forced]: { forcedColorAdjust: 'none', background: 'ButtonText' },
}

/** The needle's head: a triangle that points down, or to the right in the open menu. */
const needleHead: CSSObject = {
  content: '""',
  position: 'absolute',
  insetInlineStart: '-5px',
  bottom: 0,
  width: spacing(1.5),
  height: spacing(1.125),
  background: color.accent,
  clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  opacity: 0,
  transform: 'translateY(-6px)',
  transition: `transform ${durations.standard} ${easing.needle}, opacity ${durations.short}`,
  [media.forced]: { forcedColorAdjust: 'none', background: 'CanvasText' },
}

export const shell = {
  skipLink: {
    ...textStyle('button'),
    position: 'absolute',
    insetInlineStart: space.edge,
    top: space.sm,
    zIndex: 'var(--mui-zIndex-tooltip)',
    padding: spacing(2),
    background: color.control,
    color: color.onControl,
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    ...behindMenu,
    ...onScreen,
  },
  header: {
    border: 0,
    background: color.page,
    '&::after': { content: '""', flex: 'none', height: space.ruler, borderBlockEnd: ruled, background: RULER },
    [media.low]: { position: 'relative' },
    // Scrolled out of a low window, the bar comes back with the menu, which begins below it.
    [below.mobile]: { [`${MENU_OPEN} &`]: { position: 'sticky' } },
    ...onScreen,
  },
  toolbar: {
    ...contentWidth,
    position: 'static',
    // Where no button for the scheme stands between them.
    justifyContent: 'space-between',
    gap: space.xs,
    minHeight: `calc(${space.header} - ${space.ruler})`,
    // Without popovers the links stand below the name, always.
    [NO_POPOVERS]: { [below.mobile]: { flexWrap: 'wrap' } },
  },
  wordmark: {
    ...textStyle('h5'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '.25em',
    position: 'relative',
    minWidth: 0,
    minHeight: targetSize,
    paddingInlineStart: spacing(4.75),
    alignContent: 'center',
    fontSize: '1.0625rem',
    lineHeight: 1.1,
    fontWeight: 620,
    overflowWrap: 'anywhere',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: 'calc(50% - 13px)',
      width: spacing(3.25),
      height: spacing(3.25),
      background: BARS,
    },
    '&:hover': { color: color.accentText },
    [below.full]: { paddingInlineStart: spacing(4.25), fontSize: '1rem' },
  },
  wordmarkPart: { minWidth: 0 },
  schemeButton: {
    [below.mobile]: { marginInlineStart: 'auto' },
    [media.noScript]: { visibility: 'hidden' },
  },
  menuButton: {
    display: 'none',
    color: color.ink,
    [below.mobile]: { display: 'inline-flex', marginInlineEnd: HANG },
    [NO_POPOVERS]: { display: 'none' },
  },
  menuIcon: {
    display: 'grid',
    gap: spacing(0.75),
    width: spacing(2.75),
    '&::before': { ...iconLine, width: spacing(2.75) },
    '&::after': { ...iconLine, width: spacing(1.75) },
    [`${MENU_OPEN} &::before`]: { transform: 'translate(3px, -4px) rotate(45deg)' },
    [`${MENU_OPEN} &::after`]: { width: spacing(2.75), transform: 'translate(3px, 4px) rotate(-45deg)' },
  },
  menu: {
    // The platform's popover is a box in the middle of the window; ours is part of the bar where there is room.
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.lg,
    position: 'static',
    inset: 'auto',
    // From the fourth column on.
    width: `calc((100% + ${space.gutter}) * .75 - ${space.gutter})`,
    height: 'auto',
    margin: 0,
    marginInlineStart: 'auto',
    padding: 0,
    border: 0,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
    [below.full]: { width: 'auto', flex: '1 0 auto', gap: space.xs },
    [below.mobile]: {
      flex: '0 1 auto',
      flexWrap: 'wrap',
      '&:not(:popover-open)': { display: 'none' },
      '&:popover-open': {
        position: 'fixed',
        inset: `${space.header} 0 0`,
        flexFlow: 'column nowrap',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        margin: 0,
        padding: `${spacing(2.5)} ${space.margin} ${spacing(3.5)}`,
        background: color.page,
        overflow: 'auto',
        // Keeps the page behind from scrolling. Hiding its overflow would take its scroll bar away, and the header would
        // move into the room of the bar.
        overscrollBehavior: 'contain',
        transition: `transform ${durations.standard} ${easing.out}`,
        '@starting-style': { transform: `translateY(-${space.sm})` },
      },
    },
  },
  navigation: {},
  navigationList: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `clamp(${spacing(2)}, 2.5vw, ${spacing(4.25)})`,
    [below.full]: { gap: `clamp(${spacing(1.25)}, 1.6vw, ${spacing(2.25)})` },
    [below.mobile]: { [`${IN_OPEN_MENU} &`]: { display: 'block' } },
  },
  navigationItem: {
    display: 'block',
    width: 'auto',
    [below.mobile]: { [`${IN_OPEN_MENU} &`]: { borderBlockEnd: hairline } },
  },
  navigationLink: {
    ...textStyle('overline'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: `calc(${space.header} - ${space.ruler})`,
    fontWeight: 560,
    fontStretch: '108%',
    letterSpacing: '.05em',
    textTransform: LINK_CASE,
    color: color.inkSoft,
    transition: `color ${durations.short} ${easing.out}`,
    '&::before': needleHead,
    // The needle's stem, down to the ruler's foot.
    '&::after': {
      ...stroke(line.stroke, space.ruler, color.accent),
      top: 'auto',
      bottom: `calc(-1 * ${space.ruler})`,
      opacity: 0,
      zIndex: 1,
    },
    '&:hover': { color: color.ink },
    '&:hover::before': { opacity: 0.45, transform: 'none' },
    // Closer together as they get bolder, so that the links beside them stay where they are.
    '&[aria-current]': { color: color.ink, fontWeight: 700, letterSpacing: '.012em' },
    '&[aria-current]::before': { opacity: 1, transform: 'none' },
    '&[aria-current]::after': { opacity: 1 },
    '&:focus-visible': { outlineOffset: '-8px' },
    [media.forced]: { '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '6px' } },
    [below.full]: {
      fontSize: 'clamp(.6875rem, 1.3vw, .8125rem)',
      letterSpacing: '.03em',
      '&[aria-current]': { letterSpacing: '-.008em' },
    },
    [below.mobile]: {
      minHeight: targetSize,
      [`${IN_OPEN_MENU} &`]: {
        ...textStyle('h3'),
        minHeight: spacing(8.5),
        paddingInlineStart: spacing(2.5),
        fontSize: '2rem',
        lineHeight: 1,
        fontStretch: '106%',
        textTransform: LINK_CASE,
        color: color.ink,
        '&:focus-visible': { outlineOffset: '-3px' },
      },
      [`${IN_OPEN_MENU} &::after`]: { display: 'none' },
      [`${IN_OPEN_MENU} &::before`]: {
        insetInlineStart: 0,
        bottom: 'auto',
        top: 'calc(50% - 7px)',
        width: spacing(1.375),
        height: spacing(1.75),
        clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
        transform: 'none',
      },
    },
  },
  menuTools: {
    display: 'flex',
    alignItems: 'center',
    gap: space.hair,
    [below.full]: { gap: 0 },
    // In the open menu the icons stand on the column's edge.
    [below.mobile]: {
      [`${IN_OPEN_MENU} &`]: {
        gap: space.xs,
        marginBlockStart: 'auto',
        marginInlineStart: HANG,
        paddingBlockStart: space.xxl,
      },
    },
  },
  menuProfile: {
    [below.full]: { width: spacing(5) },
    [below.mobile]: { [`${IN_OPEN_MENU} &`]: { width: targetSize } },
  },
  menuContact: {
    marginInlineStart: space.xs,
    [below.full]: { marginInlineStart: space.hair, paddingInline: spacing(1.25), letterSpacing: 0 },
    // In the bar the button is an outline; the page has its own filled ones.
    [above.mobile]: {
      background: 'none',
      borderColor: color.rule,
      color: color.ink,
      '&:hover': { borderColor: color.accent, color: color.onAccent },
    },
    [below.mobile]: {
      [`${IN_OPEN_MENU} &`]: { flex: 1, minHeight: spacing(6.5), paddingInline: spacing(2.5) },
    },
  },
  pending: {
    position: 'absolute',
    insetInlineEnd: space.edge,
    top: `calc(100% + ${space.sm})`,
    paddingBlock: space.xs,
    paddingInline: `${space.sm} ${space.md}`,
    border: ruled,
    background: color.raised,
    '--loading-flow': 'column',
    '--loading-gap': space.sm,
    // Empty it stays in the page, where screen readers know it before it speaks.
    '&:empty': { padding: 0, border: 0, background: 'none' },
  },
  main: { display: 'block', minHeight: '50svh', counterReset: 'site-section', ...behindMenu },
  footer: {
    marginBlockStart: space.section,
    borderBlockStart: `${line.hairline} solid ${color.footerLine}`,
    background: color.footer,
    color: color.onFooter,
    '--focus-color': color.onFooter,
    ...behindMenu,
    ...onScreen,
  },
  footerContent: {
    ...contentWidth,
    ...columns,
    rowGap: spacing(5),
    alignItems: 'start',
    paddingBlock: spacing(7, 6),
  },
  footerBrand: { gridColumn: '1 / span 5', [below.mobile]: { gridColumn: '1 / -1' } },
  footerBrandLink: {
    ...textStyle('h4'),
    width: 'fit-content',
    paddingInlineStart: 0,
    '&::before': { display: 'none' },
    '&:hover': { color: color.onFooter, textDecoration: 'underline', textDecorationColor: color.accent },
    // The wordmark of the bar is smaller on small windows; this one is not.
    [below.full]: { ...textStyle('h4'), paddingInlineStart: 0 },
  },
  footerLine: { ...textStyle('body2'), maxWidth: '26rem', marginBlockStart: space.xs, color: color.onFooterSoft },
  footerNavigation: {
    gridColumn: '7 / span 4',
    [below.mobile]: { gridColumn: '1 / span 7' },
    [below.small]: { gridColumn: '1 / -1' },
  },
  footerPages: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.gutter },
  footerPage: { display: 'block', width: 'auto', textTransform: LINK_CASE },
  footerProfiles: {
    gridColumn: '11 / -1',
    [below.mobile]: { gridColumn: '8 / -1' },
    [below.small]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space.gutter,
    },
  },
  footerProfile: { display: 'block', width: 'auto' },
  footerLink: {
    ...textStyle('button'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: targetSize,
    fontWeight: 500,
    textTransform: 'inherit',
    '&:hover': {
      textDecoration: 'underline',
      textDecorationColor: color.accent,
      textDecorationThickness: line.stroke,
      textUnderlineOffset: '5px',
    },
    '& .MuiSvgIcon-root': { fontSize: '1.125rem' },
  },
} satisfies StylesFor<typeof contract>
