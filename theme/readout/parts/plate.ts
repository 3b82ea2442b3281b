import type { CSSObject } from '@mui/material/styles'
import type { ReadoutGround } from '../../artContract.ts'
import { art } from '../art.ts'

/** A flat plate in one of the grounds the drawings stand on, so that both have the same colours. */
export const plate = (ground: ReadoutGround): CSSObject => ({
  background: art.light[ground].bg,
  color: art.light[ground].ink,
  '[data-theme="dark"] &': { background: art.dark[ground].bg, color: art.dark[ground].ink },
})
