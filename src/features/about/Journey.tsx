import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about } from '@theme'
import words from '@content/pages/about.yaml'

const Root = styled('section')(about.journey)
const Story = styled('div')(about.story)

/** The story, a paragraph each. */
export function Journey() {
  const { title, story } = words.journey
  return (
    <Root id="site-journey" aria-labelledby="site-journey-title">
      <Typography variant="h2" component="h2" id="site-journey-title">
        {title}
      </Typography>
      <Story>
        {story.map((paragraph) => (
          <Typography key={paragraph} variant="prose" component="p">
            {paragraph}
          </Typography>
        ))}
      </Story>
    </Root>
  )
}
