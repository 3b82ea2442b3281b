import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import { lists } from '@theme'
import type { ReactNode } from 'react'
import { reveal } from './reveal.ts'

const Root = styled(List, { name: 'SiteRowList', slot: 'Root' })(lists.rows)

/** A list of ruled rows. */
export function RowList({ children }: { children: ReactNode }) {
  return <Root ref={reveal}>{children}</Root>
}
