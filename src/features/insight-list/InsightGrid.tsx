import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { lists } from '@theme'
import words from '@content/pages/insights.yaml'
import { memo } from 'react'
import { CardList } from '../../components/CardList.tsx'
import { Hidden } from '../../components/Hidden.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'
import type { PostSummary } from '../../lib/content/types.ts'

const Root = styled(Box, { name: 'SiteInsightGrid', slot: 'Root' })<ComponentProp>(lists.gridSection)

/** The posts after the featured one, as cards two beside each other. */
export const InsightGrid = memo(function InsightGrid({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <Root component="section" id="site-insight-grid" aria-labelledby="site-insight-grid-title">
      <Hidden as="h2" id="site-insight-grid-title">
        {words.gridTitle}
      </Hidden>
      <CardList list="pairs" posts={posts} />
    </Root>
  )
})
