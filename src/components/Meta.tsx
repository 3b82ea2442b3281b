import { styled } from '@mui/material/styles'
import { layout } from '@theme'

/** A line of facts: date, read time, category. */
export const Meta = styled('div')(layout.meta)
