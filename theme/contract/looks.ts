import type { CSSObject } from '@mui/material/styles'

/** The looks of a feature: one static style object for each of its parts. */
export type Looks<Part extends string> = Record<Part, CSSObject>
