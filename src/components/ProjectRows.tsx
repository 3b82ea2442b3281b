import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { lists, projectList } from '@theme'
import type { ComponentProp } from '../lib/componentProp.ts'
import type { ProjectSummary } from '../lib/content/types.ts'
import { paths } from '../lib/paths.ts'
import { type RowPlace, rowPlace } from '../lib/rowPlace.ts'
import { LIST_EXCERPT, shorten } from '../lib/shorten.ts'
import { CategoryIcon } from './CategoryIcon.tsx'
import { useListedItem } from './listedItems.ts'
import { Meta } from './Meta.tsx'
import { RowList } from './RowList.tsx'
import { TitleLink } from './TitleLink.tsx'

const name = 'SiteProjectRows'
const Row = styled(ListItem, { name, slot: 'Row' })(projectList.row)
const Icon = styled(CategoryIcon, { name, slot: 'RowIcon' })(projectList.rowIcon)
const Title = styled(Typography, { name, slot: 'RowTitle' })<ComponentProp>(lists.rowTitle)
const Excerpt = styled(Typography, { name, slot: 'RowExcerpt' })<ComponentProp>(lists.rowExcerpt)
const Facts = styled(Meta, { name, slot: 'RowFacts' })(projectList.rowFacts)
const CategoryName = styled(Typography, { name, slot: 'RowCategory' })<ComponentProp>(projectList.rowCategory)
const ReadTime = styled(Typography, { name, slot: 'RowReadTime' })<ComponentProp>(projectList.rowReadTime)

/** Projects as a list of ruled rows. */
export function ProjectRows({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <RowList>
      {projects.map((project, index) => (
        <ProjectRow key={project.id} project={project} place={rowPlace(index, projects.length)} />
      ))}
    </RowList>
  )
}

type ProjectRowProps = { project: ProjectSummary; place: RowPlace }

function ProjectRow({ project, place }: ProjectRowProps) {
  const { id, title, category, readTime, excerpt } = project
  return (
    <Row
      ref={useListedItem(id)}
      disablePadding
      data-last={place.isLast || undefined}
      data-long={place.isInLongList || undefined}
    >
      <Icon category={category} />
      <Title component="h3" variant="inherit">
        <TitleLink to={paths.project(id)}>{title}</TitleLink>
      </Title>
      <Excerpt component="p" variant="inherit">
        {shorten(excerpt, LIST_EXCERPT)}
      </Excerpt>
      <Facts>
        <CategoryName component="span" variant="inherit">
          {category}
        </CategoryName>
        <ReadTime component="span" variant="inherit">
          {readTime}
        </ReadTime>
      </Facts>
    </Row>
  )
}
