import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { layout } from '@theme'

/** A row of buttons. */
export const Actions = styled(Box, { name: 'SiteActions', slot: 'Root' })(layout.actions)
