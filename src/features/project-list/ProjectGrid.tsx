import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { catalogue, projectList as styles } from '@theme'
import common from '@content/interface.yaml'
import words from '@content/pages/projects.yaml'
import { memo } from 'react'
import { Category } from '../../components/Category.tsx'
import { TitleLink } from '../../components/catalogue/TitleLink.tsx'
import { Hidden } from '../../components/Hidden.tsx'
import { Labels } from '../../components/Labels.tsx'
import { reveal } from '../../components/reveal.ts'
import type { ProjectSummary } from '../../lib/content/types.ts'
import { paths } from '../../lib/paths.ts'
import { GRID_EXCERPT, shorten } from '../../lib/shorten.ts'

const Root = styled('section')(catalogue.gridSection)
const Grid = styled('ul')(styles.grid)
const Cell = styled('li')(styles.cell)
const ReadTime = styled('p')(styles.cellReadTime)
const Excerpt = styled('p')(styles.cellExcerpt)
const Impact = styled('p')(styles.cellImpact)

/** The projects after the featured one, two beside each other. */
export const ProjectGrid = memo(function ProjectGrid({ projects }: { projects: readonly ProjectSummary[] }) {
  if (projects.length === 0) return null
  return (
    <Root id="site-project-grid" aria-labelledby="site-project-grid-title">
      <Hidden as="h2" id="site-project-grid-title">
        {words.gridTitle}
      </Hidden>
      <Grid ref={reveal}>
        {projects.map(({ id, title, category, readTime, excerpt, impact, technologies }) => (
          <Cell key={id}>
            <Typography variant="h3" component="h3">
              <TitleLink to={paths.project(id)}>{title}</TitleLink>
            </Typography>
            <Category category={category} />
            <ReadTime>{readTime}</ReadTime>
            <Excerpt>{shorten(excerpt, GRID_EXCERPT)}</Excerpt>
            <Impact>
              <Hidden>{`${common.impact}: `}</Hidden>
              {impact}
            </Impact>
            <Labels name={common.technologiesLabel} labels={technologies} />
          </Cell>
        ))}
      </Grid>
    </Root>
  )
})
