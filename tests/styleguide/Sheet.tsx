import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Wrap } from '../../src/components/Section.tsx'

/** A page of the style guide: a title, and specimens below it. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Wrap>
      <Box component="main" sx={{ display: 'grid', gap: 4, paddingBlock: 4 }}>
        <Typography variant="h4" component="h1">
          {title}
        </Typography>
        {children}
      </Box>
    </Wrap>
  )
}

/** Something to look at, with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
      <Typography variant="caption" component="p" color="text.secondary">
        {name}
      </Typography>
      {children}
    </Box>
  )
}

/** Specimens beside each other. */
export function Shelf({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  const least = wide ? 280 : 160
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))` }}>
      {children}
    </Box>
  )
}
