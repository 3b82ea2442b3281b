import type { Components, CSSObject, Theme } from '@mui/material/styles'
import { base } from './base.ts'
import { color, corner, easing, font, line, media, durations, textStyle, space, spacing } from './tokens.ts'

/** An icon in a button. MUI sizes it by a selector of two classes, which a shorter one would not override. */
const icon: CSSObject = {
  margin: 0,
  '& .MuiSvgIcon-root': { fontSize: '18px', transition: `transform ${durations.standard} ${easing.out}` },
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
        '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        ...textStyle('button'),
        gap: spacing(1.25),
        minHeight: '48px',
        minWidth: 0,
        padding: spacing(1, 2.5),
        borderRadius: corner,
        border: `${line.control} solid var(--variant-containedBg)`,
        transition: `background ${durations.short} ${easing.out}, color ${durations.short} ${easing.out}, border-color ${durations.short} ${easing.out}`,
        textAlign: 'center',
        '&:active': { transform: 'translateY(1px)' },
        '&:hover [data-arrow]': { transform: 'translateX(4px)' },
      },
      startIcon: icon,
      endIcon: icon,
      contained: {
        '&:hover': { background: color.accent, borderColor: color.accent, color: color.onAccent },
      },
      outlined: {
        borderColor: color.outline,
        '&:hover': {
          background: 'transparent',
          borderColor: color.ink,
          boxShadow: `inset 0 -3px 0 ${color.accent}`,
        },
      },
      sizeSmall: { minHeight: '40px', padding: spacing(0.5, 2), fontSize: '.875rem' },
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
        transition: `color ${durations.short} ${easing.out}`,
        '&:hover': { background: 'transparent', color: color.accentText },
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
        borderRadius: corner,
        background: color.sunken,
        color: color.inkSoft,
      },
      label: chipLabel,
      // A clickable chip is a toggle: a box before its label shows its state.
      clickable: {
        ...textStyle('mono'),
        minHeight: '40px',
        paddingInlineStart: spacing(1.25),
        border: `${line.control} solid ${color.outline}`,
        background: 'transparent',
        color: color.ink,
        transition: `border-color ${durations.short}, background ${durations.short}, color ${durations.short}`,
        '&:active': { boxShadow: 'none' },
        '&::before': {
          content: '""',
          width: '12px',
          height: '12px',
          border: '1px solid currentColor',
          flex: 'none',
        },
        '&:hover': { borderColor: color.ink, background: 'transparent' },
        '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
          background: color.control,
          borderColor: color.control,
          color: color.onControl,
        },
        '&[aria-pressed="true"]::before': {
          background: 'linear-gradient(currentColor, currentColor) center 7px / 6px 2px no-repeat',
        },
        [media.forced]: {
          '&[aria-pressed="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        flex: '1 1 0',
        minWidth: 0,
        fontFamily: font.sans,
        fontSize: '1.375rem',
        letterSpacing: '-.01em',
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
