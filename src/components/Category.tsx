import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { projectList } from '@theme'
import type { ComponentProp } from '../lib/componentProp.ts'
import { CategoryIcon } from './CategoryIcon.tsx'

const Root = styled(Box, { name: 'SiteCategory', slot: 'Root' })<ComponentProp>(projectList.category)
const Icon = styled(CategoryIcon, { name: 'SiteCategory', slot: 'Icon' })(projectList.categoryIcon)

type CategoryProps = {
  category: string
  className?: string
}

/** The category of a project, with its icon. */
export function Category({ category, ...styling }: CategoryProps) {
  return (
    <Root component="span" {...styling}>
      <Icon category={category} />
      {category}
    </Root>
  )
}
