import { styled } from '@mui/material/styles'
import { pictureSizes, pictureSlots, projectDetail as styles } from '@theme'
import { CategoryIcon } from '../../components/CategoryIcon.tsx'
import { PictureView } from '../../components/PictureView.tsx'
import type { Project } from '../../lib/content/types.ts'

const Root = styled('div')(styles.cover)
const Icon = styled('div')(styles.icon)
const Media = styled('div')(styles.picture)

/** A project's picture beside the icon of its kind. */
export function ProjectCover({ project }: { project: Project }) {
  return (
    <Root>
      <Icon>
        <CategoryIcon category={project.category} />
      </Icon>
      <Media>
        <PictureView picture={project.picture} {...pictureSlots.cover} sizes={pictureSizes.feature} alt="" isFirst />
      </Media>
    </Root>
  )
}
