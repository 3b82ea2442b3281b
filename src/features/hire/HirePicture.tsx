import { styled } from '@mui/material/styles'
import { hire, pictureSlots } from '@theme'
import { PictureView } from '../../components/PictureView.tsx'
import type { Picture } from '../../lib/content/types.ts'

const Root = styled('div')(hire.picture)

type HirePictureProps = {
  /** A drawing of the work; nothing where the theme has none. */
  picture: Picture | undefined
  /** It is the one that stands across the page. */
  isAcross?: boolean
}

/** A drawing of the work: across the page, or beside each thing the person is good at, as the theme's art says. */
export function HirePicture({ picture, isAcross = false }: HirePictureProps) {
  if (picture === undefined) return null
  return (
    <Root id={isAcross ? 'site-hire-picture' : undefined}>
      <PictureView picture={picture} {...pictureSlots.hire} alt="" />
    </Root>
  )
}
