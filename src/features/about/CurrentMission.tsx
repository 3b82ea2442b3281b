import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about } from '@theme'
import words from '@content/pages/about.yaml'

const Root = styled('section')(about.mission)

/** What the person works for now, in a box as wide as the window. */
export function CurrentMission() {
  const { title, text } = words.currentMission
  return (
    <Root id="site-current-mission" aria-labelledby="site-current-mission-title">
      <Typography variant="h2" component="h2" id="site-current-mission-title">
        {title}
      </Typography>
      <Typography variant="lead" component="p">
        {text}
      </Typography>
    </Root>
  )
}
