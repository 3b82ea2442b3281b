import type { Components, CSSObject, Theme } from '@mui/material/styles'
import { base } from './base.ts'
import {
  color,
  corner,
  easing,
  focusRing,
  hairline,
  line,
  media,
  durations,
  textStyle,
  space,
  spacing,
  targetSize,
} from './tokens.ts'

/** An icon in a button. MUI sizes it by a selector of two classes, which a shorter one would not override. */
const icon: CSSObject = {
  margin: 0,
  '& .MuiSvgIcon-root': { fontSize: '20px', transition: `transform ${durations.standard} ${easing.needle}` },
}

/** The label of a chip: a long word wraps, nothing of it is cut off, and the page gets no wider. */
const chipLabel: CSSObject = {
  paddingInline: '9px',
  paddingBlock: '3px',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
}

/** Defaults and styles of MUI's own components, by their documented slots and classes. */
export const components: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: base },
  // A list with `list-style: none` is no list to VoiceOver in Safari; one with an empty marker is.
  MuiList: { defaultProps: { disablePadding: true }, styleOverrides: { root: { listStyleType: '""' } } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: {
        font: 'inherit',
        letterSpacing: 'inherit',
        '&:focus-visible': { outline: focusRing(), outlineOffset: '3px' },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        ...textStyle('button'),
        position: 'relative',
        isolation: 'isolate',
        justifyContent: 'space-between',
        gap: spacing(3.5),
        minHeight: '52px',
        minWidth: 0,
        padding: spacing(1, 2.5),
        paddingInlineStart: spacing(2.75),
        overflow: 'hidden',
        borderRadius: corner,
        border: `${line.control} solid var(--variant-containedBg)`,
        textAlign: 'start',
        transition: `color ${durations.short} ${easing.out}, border-color ${durations.short} ${easing.out}`,
        // The first pen fills the button from the left.
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: '-1px',
          zIndex: -1,
          background: color.accent,
          transform: 'scaleX(0)',
          transformOrigin: 'left',
          transition: `transform ${durations.standard} ${easing.inOut}`,
        },
        '&:hover': { borderColor: color.accent, color: color.onAccent },
        '&:hover::before': { transform: 'none' },
        '&:hover .MuiSvgIcon-root': { transform: 'translateX(4px)' },
      },
      startIcon: icon,
      endIcon: icon,
      contained: { '&:hover': { backgroundColor: color.control } },
      outlined: {
        borderColor: color.rule,
        '&:hover': { background: 'transparent' },
      },
      sizeSmall: {
        minHeight: targetSize,
        gap: space.sm,
        padding: spacing(0.5, 2),
        fontSize: '.8125rem',
        letterSpacing: '.04em',
      },
    },
  },
  MuiIconButton: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        width: '44px',
        height: '44px',
        borderRadius: corner,
        color: color.inkSoft,
        transition: `color ${durations.short}, background-color ${durations.short}`,
        '&:hover': { background: color.sunken, color: color.ink },
        '& .MuiSvgIcon-root': { fontSize: '20px' },
      },
    },
  },
  MuiCard: { defaultProps: { elevation: 0, square: true } },
  MuiLink: { defaultProps: { underline: 'none', color: 'inherit' } },
  MuiSvgIcon: {
    styleOverrides: {
      // Arrows say where the text goes on.
      root: { fontSize: '20px', flex: 'none', '[dir="rtl"] &[data-mirrored]': { scale: '-1 1' } },
    },
  },
  MuiTypography: {
    defaultProps: { variantMapping: { lead: 'p', prose: 'div', mono: 'span', caption: 'span', overline: 'span' } },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        ...textStyle('caption'),
        height: 'auto',
        minHeight: '26px',
        verticalAlign: 'baseline',
        border: hairline,
        borderRadius: corner,
        background: 'transparent',
        color: color.inkSoft,
      },
      label: chipLabel,
      // A clickable chip is a toggle.
      clickable: {
        ...textStyle('button'),
        fontWeight: 500,
        minHeight: '44px',
        paddingInline: '5px',
        border: `${line.control} solid ${color.outline}`,
        background: 'transparent',
        color: color.ink,
        transition: `background-color ${durations.short}, border-color ${durations.short}, color ${durations.short}`,
        '&:active': { boxShadow: 'none' },
        '&:hover': { borderColor: color.ink, background: color.raised },
        '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
          background: color.control,
          borderColor: color.control,
          color: color.onControl,
        },
        // The sign of a pressed chip, for eyes that don't tell the colours apart.
        '&[aria-pressed="true"]': { boxShadow: `inset 0 -4px 0 ${color.accent}` },
        [media.forced]: { '&[aria-pressed="true"]': { border: `${line.focus} solid Highlight` } },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        ...textStyle('h3'),
        flex: '1 1 0',
        minWidth: 0,
        fontSize: 'clamp(1.25rem, 2.2vw, 1.75rem)',
        fontWeight: 500,
        lineHeight: 1.2,
        color: color.ink,
      },
      input: {
        height: 'auto',
        padding: `${space.sm} 0`,
        caretColor: color.accent,
        '&::placeholder': { color: color.inkFaint, opacity: 1 },
        '&::-webkit-search-cancel-button': { display: 'none' },
        // The search box marks its focus with its own line, see `parts/catalogue.ts`.
        '&:focus-visible': { outline: 'none' },
      },
    },
  },
}
