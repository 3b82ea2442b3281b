import { styled } from '@mui/material/styles'
import words from '@content/interface.yaml'
import { states } from '@theme'

const Root = styled('div')(states.loading)
const Mark = styled('span')(states.loadingMark)
const Spinner = styled('span')(states.spinner)

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
