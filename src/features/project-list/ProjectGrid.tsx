import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { lists, projectList } from '@theme'
import common from '@content/interface.yaml'
import words from '@content/pages/projects.yaml'
import { memo } from 'react'
import { Category } from '../../components/Category.tsx'
import { Hidden } from '../../components/Hidden.tsx'
import { Labels } from '../../components/Labels.tsx'
import { useListedItem } from '../../components/listedItems.ts'
import { reveal } from '../../components/reveal.ts'
import { TitleLink } from '../../components/TitleLink.tsx'
import { type CardPlace, cardPlaces } from '../../lib/cardPlaces.ts'
import type { ComponentProp } from '../../lib/componentProp.ts'
import type { ProjectSummary } from '../../lib/content/types.ts'
import { paths } from '../../lib/paths.ts'
import { GRID_EXCERPT, shorten } from '../../lib/shorten.ts'

const name = 'SiteProjectGrid'
const Root = styled(Box, { name, slot: 'Root' })<ComponentProp>(lists.gridSection)
const Grid = styled(List, { name, slot: 'Grid' })(projectList.grid)
const Cell = styled(ListItem, { name, slot: 'Cell' })(projectList.cell)
const Title = styled(Typography, { name, slot: 'CellTitle' })<ComponentProp>(projectList.cellTitle)
const CellCategory = styled(Category, { name, slot: 'CellCategory' })(projectList.cellCategory)
const ReadTime = styled(Typography, { name, slot: 'CellReadTime' })<ComponentProp>(projectList.cellReadTime)
const Excerpt = styled(Typography, { name, slot: 'CellExcerpt' })<ComponentProp>(projectList.cellExcerpt)
const Impact = styled(Typography, { name, slot: 'CellImpact' })<ComponentProp>(projectList.cellImpact)
const CellLabels = styled(Labels, { name, slot: 'CellLabels' })(projectList.cellLabels)

/** Plates of the categories' icons, which cells show in turn. */
const PLATES = 4

/** The projects after the featured one, two beside each other. */
export const ProjectGrid = memo(function ProjectGrid({ projects }: { projects: readonly ProjectSummary[] }) {
  if (projects.length === 0) return null
  const places = cardPlaces('pairs', projects.length)
  return (
    <Root component="section" id="site-project-grid" aria-labelledby="site-project-grid-title">
      <Hidden as="h2" id="site-project-grid-title">
        {words.gridTitle}
      </Hidden>
      <Grid ref={reveal}>
        {projects.map((project, index) => (
          <ProjectCell key={project.id} project={project} edge={places[index]?.edge} plate={index % PLATES} />
        ))}
      </Grid>
    </Root>
  )
})

type ProjectCellProps = {
  project: ProjectSummary
  edge: CardPlace['edge'] | undefined
  plate: number
}

function ProjectCell({ project, edge, plate }: ProjectCellProps) {
  const { id, title, category, readTime, excerpt, impact, technologies } = project
  return (
    <Cell ref={useListedItem(id)} disablePadding data-edge={edge} data-plate={plate}>
      <Title variant="h3" component="h3">
        <TitleLink to={paths.project(id)}>{title}</TitleLink>
      </Title>
      <CellCategory category={category} />
      <ReadTime component="p" variant="inherit">
        {readTime}
      </ReadTime>
      <Excerpt component="p" variant="inherit">
        {shorten(excerpt, GRID_EXCERPT)}
      </Excerpt>
      <Impact component="p" variant="inherit">
        <Hidden>{`${common.impact}: `}</Hidden>
        {impact}
      </Impact>
      <CellLabels name={common.technologiesLabel} labels={technologies} />
    </Cell>
  )
}
