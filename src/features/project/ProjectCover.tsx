import { styled } from '@mui/material/styles'
import { pictureSizes, pictureSlots, project as looks } from '@theme'
import { CategoryIcon } from '../../components/CategoryIcon.tsx'
import { PictureView } from '../../components/PictureView.tsx'
import type { Project } from '../../lib/content/types.ts'

const Root = styled('div')(looks.cover)
const Icon = styled('div')(looks.icon)
const Media = styled('div')(looks.picture)

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
