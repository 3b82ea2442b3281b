/** How the numbers of the about page share rows. Their list carries how many there are as `data-count`. */
import type { CSSObject } from '@mui/material/styles'
import { below } from '../tokens.ts'

const PER_ROW = '--stats-per-row'

/** Up to five in a row, and more in rows as even as they can be; at most three where the window is narrower. */
export const statsPerRow: CSSObject = {
  [PER_ROW]: 4,
  '&[data-count="1"]': { [PER_ROW]: 1 },
  '&[data-count="2"]': { [PER_ROW]: 2 },
  '&:is([data-count="3"], [data-count="6"])': { [PER_ROW]: 3 },
  '&[data-count="5"]': { [PER_ROW]: 5 },
  [below.full]: {
    '&[data-count="4"]': { [PER_ROW]: 2 },
    '&:is([data-count="5"], [data-count="7"], [data-count="8"])': { [PER_ROW]: 3 },
  },
}

/** At most two in a row, on small screens. */
export const statsPerSmallRow: CSSObject = { '&[data-count]:not([data-count="1"])': { [PER_ROW]: 2 } }
