import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { layout } from '@theme'

/** A line of facts: date, read time, category. */
export const Meta = styled(Box, { name: 'SiteMeta', slot: 'Root' })(layout.meta)
