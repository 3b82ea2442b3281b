import type { CSSObject } from '@mui/material/styles'
import { media } from '../tokens.ts'

/** The sentence of the typewriter, which only screen readers get on a screen: on paper it replaces the line. */
export const printedSentence: CSSObject = {
  [media.print]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none', whiteSpace: 'normal' },
}
