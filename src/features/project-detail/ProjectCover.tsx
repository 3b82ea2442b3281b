import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { pictureSizes, pictureSlots, projectDetail as styles } from '@theme'
import { CategoryIcon } from '../../components/CategoryIcon.tsx'
import { PictureView } from '../../components/PictureView.tsx'
import type { Project } from '../../lib/content/types.ts'

const Root = styled(Box, { name: 'SiteProjectCover', slot: 'Root' })(styles.cover)
const Icon = styled(Box, { name: 'SiteProjectCover', slot: 'Icon' })(styles.icon)
const IconGlyph = styled(CategoryIcon, { name: 'SiteProjectCover', slot: 'IconGlyph' })(styles.iconGlyph)
const Media = styled(Box, { name: 'SiteProjectCover', slot: 'Media' })(styles.picture)

/** A project's picture beside the icon of its category. */
export function ProjectCover({ project }: { project: Project }) {
  return (
    <Root>
      <Icon>
        <IconGlyph category={project.category} />
      </Icon>
      <Media>
        <PictureView picture={project.picture} {...pictureSlots.cover} sizes={pictureSizes.feature} alt="" isFirst />
      </Media>
    </Root>
  )
}
