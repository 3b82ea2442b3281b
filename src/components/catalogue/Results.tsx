import { styled } from '@mui/material/styles'
import { catalogue } from '@theme'
import { type ReactNode, useRef } from 'react'
import type { FilterState } from './useFilter.ts'
import { useListTransition } from './useListTransition.ts'

const Root = styled('div')(catalogue.results)

type ResultsProps = {
  /** `listed` changes with the items shown. */
  filter: FilterState & { listed: unknown }
  children: ReactNode
}

/** Holds what a filter found; what stays glides to its new place. */
export function Results({ filter, children }: ResultsProps) {
  const root = useRef<HTMLDivElement>(null)
  useListTransition(root, filter.chosen, filter.listed)
  return <Root ref={root}>{children}</Root>
}
