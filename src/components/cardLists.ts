import { styled } from '@mui/material/styles'
import { cards } from '@theme'

/** Cards whose sizes cycle, interlocked. */
export const CardMosaic = styled('ul')(cards.mosaic)
/** Cards two beside each other. */
export const CardPairs = styled('ul')(cards.pairs)
/** Cards three beside each other. */
export const CardTrio = styled('ul')(cards.trio)
