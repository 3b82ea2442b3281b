import type { CSSObject } from '@mui/material/styles'

const PROPERTIES = [
  'fontFamily',
  'fontWeight',
  'fontStretch',
  'fontSize',
  'lineHeight',
  'letterSpacing',
] as const satisfies readonly (keyof CSSObject)[]

type TextStyle = Partial<Record<(typeof PROPERTIES)[number], string | number>>

/**
 * A text style as custom properties (`--<name>-fontSize`, …), for the root of a component whose inner parts differ by
 * its state. The part that is set in it takes them with `fromProperties`.
 */
export function asProperties(name: string, style: TextStyle): CSSObject {
  return Object.fromEntries(PROPERTIES.map((property) => [`--${name}-${property}`, style[property] ?? 'normal']))
}

/** The text style that the component's root hands down under this name. */
export function fromProperties(name: string): CSSObject {
  return Object.fromEntries(PROPERTIES.map((property) => [property, `var(--${name}-${property})`]))
}
