import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { shell } from '@theme'
import { LoadingMark } from '../../components/LoadingScreen.tsx'
import { useIsNavigating } from './useIsNavigating.ts'

const Root = styled(Box, { name: 'SitePendingStatus', slot: 'Root' })(shell.pending)

/** Says that the next page is loading, when that takes a while. */
export function PendingStatus() {
  const isNavigating = useIsNavigating()
  return <Root role="status">{isNavigating && <LoadingMark />}</Root>
}
