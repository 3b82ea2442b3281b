import { styled } from '@mui/material/styles'
import { shell } from '@theme'
import { LoadingMark } from '../../components/LoadingScreen.tsx'
import { useIsLeaving } from './useIsLeaving.ts'

const Root = styled('div')(shell.pending)

/** Says that the next page is on its way. The theme gives it a moment before it shows: most pages are there by then. */
export function PendingStatus() {
  const isLeaving = useIsLeaving()
  return <Root role="status">{isLeaving && <LoadingMark />}</Root>
}
