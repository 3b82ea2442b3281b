/** Where cards stand in their lists, in any theme. */
import type { CSSObject } from '@mui/material/styles'

/** The cards of a mosaic, by their number, on three columns whose widths the theme chooses. No place stays empty. */
export const mosaicAreas: CSSObject = {
  '&[data-count="1"]': { gridTemplateAreas: '"a a a"' },
  '&[data-count="2"]': { gridTemplateAreas: '"a a a" "b b b"' },
  '&[data-count="3"]': { gridTemplateAreas: '"a a b" "a a c"' },
  '&[data-count="4"]': { gridTemplateAreas: '"a a b" "a a c" "d d d"' },
  '&[data-count="5"]': { gridTemplateAreas: '"a a b" "a a c" "d d e"' },
  // The second half is the first one turned round.
  '&[data-count="6"]': { gridTemplateAreas: '"a a b" "a a c" "d f f" "e f f"' },
}

/** A card's place in the mosaic. */
export const mosaicPlace: CSSObject = Object.fromEntries(
  [...'abcdef'].map((area) => [`&[data-area="${area}"]`, { gridArea: area }]),
)

/** Lists print as lists: one item below the other. */
export const printedList: CSSObject = { display: 'block', marginInline: 0, borderInline: 0 }
