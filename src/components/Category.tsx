import { styled } from '@mui/material/styles'
import { projectList } from '@theme'
import { CategoryIcon } from './CategoryIcon.tsx'

const Root = styled('span')(projectList.category)

/** The kind of a project, with its icon. */
export function Category({ category }: { category: string }) {
  return (
    <Root>
      <CategoryIcon category={category} />
      {category}
    </Root>
  )
}
