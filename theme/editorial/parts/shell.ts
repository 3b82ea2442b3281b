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
  underscore,
} from '../tokens.ts'

/** The links' case: the words are HOME, ABOUT, PROJECTS, insights and HIRE, and all five shall look alike. */
const LINK_CASE = 'uppercase'
/** From the edge of a button to the icon in its middle, so that icons stand on the column's edge. */
const HANG = '-11px'

/** An underscore that is seen and not heard. */
const written: CSSObject = { content: '"_" / ""', fontWeight: 700 }
/** One of the two lines of the menu's sign. */
const signLine: CSSObject = {
  content: '""',
  display: 'block',
  height: line.stroke,
  background: 'currentColor',
  transformOrigin: 'left center',
  transition: `transform ${durations.standard} ${easing.out}, width ${durations.standard} ${easing.out}`,
  [media.forced]: { forcedColorAdjust: 'none', background: 'ButtonText' },
}

export const shell = {
  document: { [below.mobile]: { [MENU_OPEN]: { overflow: 'hidden' } } },
  skipLink: {
    ...textStyle('button'),
    position: 'absolute',
    left: space.edge,
    top: space.sm,
    zIndex: 'var(--mui-zIndex-tooltip)',
    padding: '15px 16px',
    background: color.control,
    color: color.onControl,
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    ...behindMenu,
    ...onScreen,
  },
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 'var(--mui-zIndex-appBar)',
    display: 'flex',
    flexDirection: 'column',
    background: color.page,
    borderBottom: hairline,
    [media.low]: { position: 'relative' },
    // Scrolled out of a low window, the bar comes back with the menu, which begins below it.
    [below.mobile]: { [`${MENU_OPEN} &`]: { position: 'sticky' } },
    ...onScreen,
  },
  barContent: {
    ...contentWidth,
    display: 'flex',
    alignItems: 'center',
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
    paddingBlock: '13px',
    '&:hover': { color: color.accentText },
  },
  wordmarkPart: { minWidth: 0, '& + &::before': { ...written, color: color.accentText } },
  schemeButton: {
    marginRight: 'auto',
    [below.mobile]: { marginRight: 0, marginLeft: 'auto' },
    [media.noScript]: { visibility: 'hidden' },
  },
  menuButton: {
    display: 'none',
    color: color.ink,
    [below.mobile]: { display: 'inline-flex', marginRight: HANG },
    [NO_POPOVERS]: { display: 'none' },
  },
  menuSign: {
    display: 'grid',
    gap: '7px',
    width: '22px',
    '&::before': { ...signLine, width: '22px' },
    '&::after': { ...signLine, width: '14px' },
    [`${MENU_OPEN} &::before`]: { transform: 'translate(3px, -3px) rotate(45deg)' },
    [`${MENU_OPEN} &::after`]: { width: '22px', transform: 'translate(3px, 4px) rotate(-45deg)' },
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
      '&:popover-open': { position: 'fixed', inset: `0 ${space.edge} auto auto`, height: space.header },
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
        overscrollBehavior: 'contain',
        transition: `transform ${durations.standard} ${easing.out}`,
        '@starting-style': { transform: `translateY(-${space.sm})` },
      },
    },
  },
  navigation: {
    '& > ul': { display: 'flex', flexWrap: 'wrap', gap: space.hair },
    [below.full]: { '& > ul': { gap: 0 } },
    [below.mobile]: {
      [`${IN_OPEN_MENU} > & > ul`]: { display: 'block' },
      [`${IN_OPEN_MENU} > & li`]: { borderBottom: hairline },
    },
  },
  navigationLink: {
    ...textStyle('mono'),
    display: 'inline-flex',
    padding: '12px 4px 12px 16px',
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
        padding: '20px 0 22px',
        color: color.ink,
      },
      [`${IN_OPEN_MENU} &[aria-current]::after`]: {
        ...underscore('.5em', '.09em', color.accent),
        position: 'static',
        marginLeft: '.1em',
      },
    },
  },
  tools: {
    display: 'flex',
    alignItems: 'center',
    '& > :last-child': { marginLeft: space.sm, minHeight: '44px' },
    [below.full]: {
      '& > :not(:last-child)': { width: '40px' },
      '& > :last-child': { marginLeft: space.hair, paddingInline: '12px' },
    },
    [below.mobile]: {
      [`${IN_OPEN_MENU} > &`]: { marginTop: 'auto', paddingTop: space.xxl },
      [`${IN_OPEN_MENU} > & > :not(:last-child)`]: { width: '44px' },
      [`${IN_OPEN_MENU} > & > :first-of-type`]: { marginLeft: HANG },
      [`${IN_OPEN_MENU} > & > :last-child`]: { marginLeft: 'auto', minHeight: '48px', paddingInline: '20px' },
    },
  },
  pending: {
    position: 'absolute',
    right: space.edge,
    top: `calc(100% + ${space.sm})`,
    padding: `${space.xs} ${space.md} ${space.xs} ${space.sm}`,
    border: hairline,
    background: color.raised,
    '& > *': { gridAutoFlow: 'column', gap: space.sm },
    // Empty it stays in the page, where screen readers know it before it speaks.
    '&:empty': { padding: 0, border: 0, background: 'none' },
  },
  main: { display: 'block', minHeight: '50svh', ...behindMenu },
  footer: {
    marginTop: space.section,
    background: color.footer,
    color: color.onFooter,
    // Ruled paper with nobody on it: eleven lines, and the line of attention at rest.
    '&::after': {
      content: '""',
      display: 'block',
      height: '89px',
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
    padding: '40px 0 44px',
    borderTop: `${line.hairline} solid ${color.footerLine}`,
  },
  footerMark: {
    gridColumn: '1 / span 4',
    '& > a': { width: 'fit-content', paddingBlock: '3px', color: color.ink },
    [below.mobile]: { gridColumn: '1 / -1' },
  },
  footerLine: { ...textStyle('caption'), maxWidth: '34ch', marginTop: space.sm, color: color.onFooterSoft },
  footerNavigation: {
    gridColumn: '7 / span 4',
    '& > ul': { display: 'grid', gridTemplateColumns: 'auto auto', columnGap: space.lg, justifyContent: 'start' },
    '& li': { minWidth: '92px', textTransform: LINK_CASE },
    [below.full]: { gridColumn: '6 / span 4' },
    [below.mobile]: { gridColumn: '1 / span 7' },
    [below.small]: { gridColumn: '1 / -1' },
  },
  footerLinks: {
    gridColumn: '11 / span 2',
    [below.full]: { gridColumn: '10 / -1' },
    [below.mobile]: { gridColumn: '8 / -1' },
    [below.small]: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: space.lg },
  },
  footerLink: {
    ...textStyle('mono'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    padding: '5px 0',
    whiteSpace: 'nowrap',
    '&:hover': { color: color.accentText },
    '& svg': { fontSize: '16px' },
    [below.mobile]: { paddingBlock: '12px' },
  },
} satisfies PartStyles
