import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { article } from '@theme'
import type { ReactNode } from 'react'
import type { ComponentProp } from '../lib/componentProp.ts'

const Root = styled(Box, { name: 'SiteArticle', slot: 'Root' })<ComponentProp>(article.root)

/** A post or a project on its own page. */
export function Article({ children }: { children: ReactNode }) {
  return <Root component="article">{children}</Root>
}

/** What else could be read, after a post or a project. */
export const Related = styled(Box, { name: 'SiteArticle', slot: 'Related' })(article.related)
