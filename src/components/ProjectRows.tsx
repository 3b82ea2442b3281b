import { styled } from '@mui/material/styles'
import { catalogue, projectList as styles } from '@theme'
import type { ProjectSummary } from '../lib/content/types.ts'
import { paths } from '../lib/paths.ts'
import { LIST_EXCERPT, shorten } from '../lib/shorten.ts'
import { TitleLink } from './catalogue/TitleLink.tsx'
import { CategoryIcon } from './CategoryIcon.tsx'
import { Meta } from './Meta.tsx'
import { reveal } from './reveal.ts'

const Rows = styled('ul')(catalogue.rows)
const Row = styled('li')(styles.row)
const Title = styled('h3')(catalogue.rowTitle)
const Excerpt = styled('p')(catalogue.rowExcerpt)

/** Projects as a list of ruled rows. */
export function ProjectRows({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <Rows ref={reveal}>
      {projects.map(({ id, title, category, readTime, excerpt }) => (
        <Row key={id}>
          <CategoryIcon category={category} />
          <Title>
            <TitleLink to={paths.project(id)}>{title}</TitleLink>
          </Title>
          <Excerpt>{shorten(excerpt, LIST_EXCERPT)}</Excerpt>
          <Meta>
            <span>{category}</span>
            <span>{readTime}</span>
          </Meta>
        </Row>
      ))}
    </Rows>
  )
}
