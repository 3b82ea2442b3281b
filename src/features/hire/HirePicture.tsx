import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { hire, pictureSlots } from '@theme'
import { PictureView } from '../../components/PictureView.tsx'
import type { Picture } from '../../lib/content/types.ts'

const Root = styled(Box, { name: 'SiteHirePicture', slot: 'Root' })(hire.picture)

/** A drawing of the work across the page; nothing where the theme has none. */
export function HirePicture({ picture }: { picture: Picture | undefined }) {
  if (picture === undefined) return null
  return (
    <Root id="site-hire-picture">
      <PictureView picture={picture} {...pictureSlots.hire} alt="" />
    </Root>
  )
}
