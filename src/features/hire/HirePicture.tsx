import { hire as picture } from '@content/pictures'
import { styled } from '@mui/material/styles'
import { hire, pictureSlots } from '@theme'
import { PictureView } from '../../components/PictureView.tsx'

const Root = styled('div')(hire.picture)

/** A drawing of the work, between the pitch and what the person is good at. */
export function HirePicture() {
  return (
    <Root id="site-hire-picture">
      <PictureView picture={picture} {...pictureSlots.hire} alt="" />
    </Root>
  )
}
