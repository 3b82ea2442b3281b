import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { states } from '@theme'
import type { ComponentProp } from '../lib/componentProp.ts'
import { BackLink } from './TextLink.tsx'

/** What is shown in place of a page; with `data-code`, beside a big number. */
export const StateView = styled(Box, { name: 'SiteStateView', slot: 'Root' })<ComponentProp>(states.state)
export const StateTitle = styled(Typography, { name: 'SiteStateView', slot: 'Title' })<ComponentProp>(states.stateTitle)
export const StateText = styled(Typography, { name: 'SiteStateView', slot: 'Text' })<ComponentProp>(states.stateText)
export const StateBack = styled(BackLink, { name: 'SiteStateView', slot: 'Back' })(states.stateBack)
