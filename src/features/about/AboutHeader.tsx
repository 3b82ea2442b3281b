import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about, pictureSizes } from '@theme'
import words from '@content/pages/about.yaml'
import { profile } from '@content/pictures'
import site from '@content/site.yaml'
import { Mark } from '../../components/Mark.tsx'
import { PictureView } from '../../components/PictureView.tsx'

const Root = styled('div')(about.header)
const Profile = styled('div')(about.profile)

/** The head of the page, with the person in profile beside it. */
export function AboutHeader() {
  return (
    <Root id="site-about-header">
      <Typography variant="h1" component="h1" tabIndex={-1}>
        {words.title}
        <Mark aria-hidden="true" />
      </Typography>
      <Typography variant="lead" component="p">
        {words.lead}
      </Typography>
      <Profile>
        <PictureView picture={profile} slot="side" alt={site.portraitAlt} sizes={pictureSizes.profile} isFirst />
      </Profile>
    </Root>
  )
}
