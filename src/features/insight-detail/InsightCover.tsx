import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { article, pictureSizes, pictureSlots } from '@theme'
import { PictureView } from '../../components/PictureView.tsx'
import type { Picture } from '../../lib/content/types.ts'

const Root = styled(Box, { name: 'SiteInsightCover', slot: 'Root' })(article.cover)

/** A post's picture; its headline says what it is about. */
export function InsightCover({ thumbnail }: { thumbnail: Picture }) {
  return (
    <Root>
      <PictureView picture={thumbnail} {...pictureSlots.cover} sizes={pictureSizes.feature} alt="" isFirst />
    </Root>
  )
}
