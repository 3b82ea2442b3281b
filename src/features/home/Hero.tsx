import ArrowForward from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { home, pictureSizes } from '@theme'
import words from '@content/pages/home.yaml'
import { lines, lower, script, upper, widest } from '@content/name'
import { portrait } from '@content/pictures'
import site from '@content/site.yaml'
import { ButtonLink, type ButtonLinkTarget } from '../../components/ButtonLink.tsx'
import { PictureView } from '../../components/PictureView.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'
import { paths } from '../../lib/paths.ts'
import { Typewriter } from './Typewriter.tsx'

const name = 'SiteHero'
const Root = styled(Box, { name, slot: 'Root' })<ComponentProp>(home.hero)
const Portrait = styled(Box, { name, slot: 'Portrait' })(home.portrait)
// The theme sets the name as large as these widths allow.
const Name = styled(Typography, { name, slot: 'Name' })<ComponentProp>(home.name, {
  '--widest': widest,
  '--upper': upper,
  '--lower': lower,
})
const Role = styled(Typography, { name, slot: 'Role' })<ComponentProp>(home.role)
const Intro = styled(Typography, { name, slot: 'Intro' })<ComponentProp>(home.intro)
const AboutLink = styled(ButtonLink, { name, slot: 'AboutLink' })<ButtonLinkTarget>(home.aboutLink)

/** Who this is: face, name, role, and the line that types itself. */
export function Hero() {
  return (
    <Root component="section" id="site-hero">
      <Portrait>
        <PictureView picture={portrait} alt={site.portraitAlt} sizes={pictureSizes.portrait} isFirst />
      </Portrait>
      <Name component="h1" variant="inherit" tabIndex={-1} data-lines={lines} data-script={script}>
        {site.name}
      </Name>
      <Role component="p" variant="inherit">
        {site.role}
      </Role>
      <Intro component="p" variant="inherit">
        {words.intro}
      </Intro>
      <AboutLink to={paths.about()} endIcon={<ArrowForward data-mirrored data-arrow />}>
        {words.aboutButton}
      </AboutLink>
      <Typewriter />
    </Root>
  )
}
