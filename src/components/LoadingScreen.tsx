import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import words from '@content/interface.yaml'
import { states } from '@theme'

const Root = styled(Box, { name: 'SiteLoadingScreen', slot: 'Root' })(states.loading)
const Mark = styled('span', { name: 'SiteLoadingScreen', slot: 'Mark' })(states.loadingMark)
const Spinner = styled('span', { name: 'SiteLoadingScreen', slot: 'Spinner' })(states.spinner)

/** Takes the whole window while there is nothing else to show yet. */
export function LoadingScreen() {
  return (
    <Root role="status">
      <LoadingMark />
    </Root>
  )
}

/** Spinner and word, to be put into a status. */
export function LoadingMark() {
  return (
    <Mark>
      <Spinner aria-hidden="true" />
      <span>{words.loading}</span>
    </Mark>
  )
}
