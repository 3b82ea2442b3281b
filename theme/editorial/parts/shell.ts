import type { CSSObject } from '@mui/material/styles'
import type { PartStyles } from '../../contract/partStyles.ts'
import { behindMenu, IN_OPEN_MENU, MENU_OPEN, NO_POPOVERS, onScreen } from '../../shared/parts/menu.ts'
import {
  above,
  below,
  color,
  columns,
  contentWidth,
  easing,
  font,
  hairline,
  line,
  media,
  durations,
  textStyle,
  space,
  spacing,
  targetSize,
  underscore,
} from '../tokens.ts'

/** The links' case: the words are HOME, ABOUT, PROJECTS, insights and HIRE, and all five shall look alike. */
const LINK_CASE = 'uppercase'
/** From the edge of a button to the icon in its middle, so that icons stand on the column's edge. */
const HANG = '-11px'

/** An underscore that is seen and not heard. */
const written: CSSObject = { content: '"_" / ""', fontWeight: 700 }
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
    borderBlockEnd: hairline,
    background: color.page,
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
    minHeight: `calc(${space.header} - ${line.hairline})`,
    // Without popovers the links stand below the name, always.
    [NO_POPOVERS]: { [below.mobile]: { flexWrap: 'wrap' } },
  },
  wordmark: {
    fontFamily: font.mono,
    fontWeight: 600,
    fontSize: '1.0625rem',
    lineHeight: 1.1,
    letterSpacing: '-.02em',
    textTransform: 'lowercase',
    display: 'flex',
    flexWrap: 'wrap',
    minWidth: 0,
    overflowWrap: 'anywhere',
    paddingBlock: spacing(1.625),
    '&:hover': { color: color.accentText },
  },
  wordmarkPart: { minWidth: 0, '&[data-joined]::before': { ...written, color: color.accentText } },
  schemeButton: {
    marginInlineEnd: 'auto',
    [below.mobile]: { marginInline: 'auto 0' },
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
    gap: spacing(0.875),
    width: spacing(2.75),
    '&::before': { ...iconLine, width: spacing(2.75) },
    '&::after': { ...iconLine, width: spacing(1.75) },
    [`${MENU_OPEN} &::before`]: { transform: 'translate(3px, -3px) rotate(45deg)' },
    [`${MENU_OPEN} &::after`]: { width: spacing(2.75), transform: 'translate(3px, 4px) rotate(-45deg)' },
  },
  menu: {
    // The platform's popover is a box in the middle of the window; ours is part of the bar where there is room.
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space.lg,
    position: 'static',
    inset: 'auto',
    width: 'auto',
    height: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
    [below.full]: { gap: space.xs },
    // Left open while the window grew, and no script to close it: where it would stand anyway.
    [above.mobile]: {
      '&:popover-open': { position: 'fixed', inset: `0 auto auto`, insetInlineEnd: space.edge, height: space.header },
    },
    [below.mobile]: {
      flex: '0 1 auto',
      flexWrap: 'wrap',
      '&:not(:popover-open)': { display: 'none' },
      '&:popover-open': {
        position: 'fixed',
        inset: `${space.header} 0 0`,
        flexFlow: 'column nowrap',
        alignItems: 'stretch',
        padding: `${space.md} ${space.margin} ${space.lg}`,
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
    gap: space.hair,
    [below.full]: { gap: 0 },
    [below.mobile]: { [`${IN_OPEN_MENU} &`]: { display: 'block' } },
  },
  navigationItem: {
    display: 'block',
    width: 'auto',
    [below.mobile]: { [`${IN_OPEN_MENU} &`]: { borderBlockEnd: hairline } },
  },
  navigationLink: {
    ...textStyle('mono'),
    display: 'inline-flex',
    padding: spacing(1.5, 0.5, 1.5, 2),
    textTransform: LINK_CASE,
    color: color.inkSoft,
    transition: `color ${durations.short} ${easing.out}`,
    // Room for the mark is kept in every link, so that nothing moves.
    '&::after': { ...written, color: color.outline, opacity: 0, transition: `opacity ${durations.instant} linear` },
    '&:hover': { color: color.ink },
    '&:hover::after': { opacity: 1 },
    '&[aria-current]': { color: color.ink, fontWeight: 600 },
    '&[aria-current]::after': { opacity: 1, color: color.accentText },
    [below.full]: { paddingInline: 'clamp(4px, .95vw, 12px) 0', fontSize: 'clamp(.8125rem, 1.45vw, .875rem)' },
    [below.mobile]: {
      [`${IN_OPEN_MENU} &`]: {
        fontFamily: font.sans,
        fontWeight: 620,
        fontSize: '2.25rem',
        lineHeight: 1,
        letterSpacing: '-.035em',
        display: 'flex',
        alignItems: 'baseline',
        padding: spacing(2.5, 0, 2.75),
        color: color.ink,
      },
      [`${IN_OPEN_MENU} &[aria-current]::after`]: {
        ...underscore('.5em', '.09em', color.accent),
        position: 'static',
        marginInlineStart: '.1em',
      },
    },
  },
  menuTools: {
    display: 'flex',
    alignItems: 'center',
    // In the open menu the icons stand on the column's edge, and the button at its other one.
    [below.mobile]: {
      [`${IN_OPEN_MENU} &`]: { marginBlockStart: 'auto', marginInlineStart: HANG, paddingBlockStart: space.xxl },
    },
  },
  menuProfile: {
    [below.full]: { width: spacing(5) },
    [below.mobile]: { [`${IN_OPEN_MENU} &`]: { width: targetSize } },
  },
  menuContact: {
    marginInlineStart: space.sm,
    minHeight: targetSize,
    [below.full]: { marginInlineStart: space.hair, paddingInline: space.sm },
    [below.mobile]: {
      [`${IN_OPEN_MENU} &`]: { marginInlineStart: 'auto', minHeight: spacing(6), paddingInline: spacing(2.5) },
    },
  },
  pending: {
    position: 'absolute',
    insetInlineEnd: space.edge,
    top: `calc(100% + ${space.sm})`,
    paddingBlock: space.xs,
    paddingInline: `${space.sm} ${space.md}`,
    border: hairline,
    background: color.raised,
    '--loading-flow': 'column',
    '--loading-gap': space.sm,
    // Empty it stays in the page, where screen readers know it before it speaks.
    '&:empty': { padding: 0, border: 0, background: 'none' },
  },
  main: { display: 'block', minHeight: '50svh', ...behindMenu },
  footer: {
    marginBlockStart: space.section,
    background: color.footer,
    color: color.onFooter,
    // Ruled paper with nobody on it: eleven lines, and the line of attention at rest.
    '&::after': {
      content: '""',
      display: 'block',
      height: spacing(11.125),
      background: `linear-gradient(${color.accent}, ${color.accent}) 0 40px / 100% 3px no-repeat, repeating-linear-gradient(${color.footerLine} 0 1px, transparent 1px 8px)`,
    },
    ...behindMenu,
    ...onScreen,
  },
  footerContent: {
    ...contentWidth,
    ...columns,
    rowGap: space.xl,
    alignItems: 'start',
    paddingBlock: spacing(5, 5.5),
    borderBlockStart: `${line.hairline} solid ${color.footerLine}`,
  },
  footerBrand: { gridColumn: '1 / span 4', [below.mobile]: { gridColumn: '1 / -1' } },
  footerBrandLink: { width: 'fit-content', paddingBlock: '3px', color: color.ink },
  footerLine: { ...textStyle('caption'), maxWidth: '34ch', marginBlockStart: space.sm, color: color.onFooterSoft },
  footerNavigation: {
    gridColumn: '7 / span 4',
    [below.full]: { gridColumn: '6 / span 4' },
    [below.mobile]: { gridColumn: '1 / span 7' },
    [below.small]: { gridColumn: '1 / -1' },
  },
  footerPages: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    columnGap: space.lg,
    justifyContent: 'start',
  },
  footerPage: { display: 'block', width: 'auto', minWidth: spacing(11.5), textTransform: LINK_CASE },
  footerProfiles: {
    gridColumn: '11 / span 2',
    [below.full]: { gridColumn: '10 / -1' },
    [below.mobile]: { gridColumn: '8 / -1' },
    [below.small]: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: space.lg },
  },
  footerProfile: { display: 'block', width: 'auto' },
  footerLink: {
    ...textStyle('mono'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    paddingBlock: spacing(0.625),
    whiteSpace: 'nowrap',
    '&:hover': { color: color.accentText },
    '& .MuiSvgIcon-root': { fontSize: '1rem' },
    [below.mobile]: { paddingBlock: space.sm },
  },
} satisfies PartStyles
