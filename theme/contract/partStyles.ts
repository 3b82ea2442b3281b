import type { CSSObject } from '@mui/material/styles'

/** The styles of one area of the site: a static style object for each of its parts. */
export type PartStyles = Record<string, CSSObject>

/** Styles for the same parts, in another theme. */
export type StylesFor<Parts> = Record<keyof Parts, CSSObject>
