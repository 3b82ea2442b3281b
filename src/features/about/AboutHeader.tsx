import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about, pictureSizes } from '@theme'
import words from '@content/pages/about.yaml'
import { profile } from '@content/pictures'
import site from '@content/site.yaml'
import { Mark } from '../../components/Mark.tsx'
import { PictureView } from '../../components/PictureView.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'

const Root = styled(Box, { name: 'SiteAboutHeader', slot: 'Root' })(about.header)
const Title = styled(Typography, { name: 'SiteAboutHeader', slot: 'Title' })<ComponentProp>(about.title)
const Lead = styled(Typography, { name: 'SiteAboutHeader', slot: 'Lead' })<ComponentProp>(about.lead)
const Profile = styled(Box, { name: 'SiteAboutHeader', slot: 'Profile' })(about.profile)

/** The top of the page, with the person in profile beside it. */
export function AboutHeader() {
  return (
    <Root id="site-about-header">
      <Title variant="h1" component="h1" tabIndex={-1}>
        {words.title}
        <Mark aria-hidden="true" />
      </Title>
      <Lead variant="lead" component="p">
        {words.lead}
      </Lead>
      <Profile>
        <PictureView picture={profile} slot="side" alt={site.portraitAlt} sizes={pictureSizes.profile} isFirst />
      </Profile>
    </Root>
  )
}
