import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { shell } from '@theme'
import { LoadingMark } from '../../components/LoadingScreen.tsx'
import { useIsLeaving } from './useIsLeaving.ts'

const Root = styled(Box, { name: 'SitePendingStatus', slot: 'Root' })(shell.pending)

/** Says that the next page is on its way, when that takes longer than `PATIENCE`. */
export function PendingStatus() {
  const isLeaving = useIsLeaving()
  return <Root role="status">{isLeaving && <LoadingMark />}</Root>
}
