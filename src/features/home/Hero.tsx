import ArrowForward from '@mui/icons-material/ArrowForward'
import { styled } from '@mui/material/styles'
import { home, pictureSizes } from '@theme'
import words from '@content/pages/home.yaml'
import { lines, lower, script, upper, widest } from '@content/name'
import { portrait } from '@content/pictures'
import site from '@content/site.yaml'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { PictureView } from '../../components/PictureView.tsx'
import { paths } from '../../lib/paths.ts'
import { Typewriter } from './Typewriter.tsx'

const Root = styled('section')(home.hero)
const Portrait = styled('div')(home.portrait)
// How wide the name is goes to the look as a number; how large it is set is the look's affair.
const Name = styled('h1')(home.name, { '--widest': widest, '--upper': upper, '--lower': lower })
const Role = styled('p')(home.role)
const Intro = styled('p')(home.intro)

/** Who this is: face, name, role, and the line that types itself. */
export function Hero() {
  return (
    <Root id="site-hero">
      <Portrait>
        <PictureView picture={portrait} alt={site.portraitAlt} sizes={pictureSizes.portrait} isFirst />
      </Portrait>
      <Name tabIndex={-1} data-lines={lines} data-script={script}>
        {site.name}
      </Name>
      <Role>{site.role}</Role>
      <Intro>{words.intro}</Intro>
      <ButtonLink to={paths.about()} endIcon={<ArrowForward data-arrow />}>
        {words.aboutButton}
      </ButtonLink>
      <Typewriter />
    </Root>
  )
}
