import type { CSSObject } from '@mui/material/styles'
import type { ReadoutGround } from '../../artContract.ts'
import { art } from '../art.ts'

/** A flat plate in one of the backgrounds of the pictures, so that both have the same colours. */
export const plate = (ground: ReadoutGround): CSSObject => ({
  background: art.light[ground].bg,
  color: art.light[ground].ink,
  '[data-theme="dark"] &': { background: art.dark[ground].bg, color: art.dark[ground].ink },
})

/** The same as custom properties, for a part inside. */
export const plateProperties = (ground: ReadoutGround): CSSObject => ({
  '--plate': art.light[ground].bg,
  '--on-plate': art.light[ground].ink,
  '[data-theme="dark"] &': { '--plate': art.dark[ground].bg, '--on-plate': art.dark[ground].ink },
})
