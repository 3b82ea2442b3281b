import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { filters } from '@theme'
import type { ComponentProp } from '../../lib/componentProp.ts'
import { withToggled } from '../../lib/filterQuery.ts'
import { ToggleChip } from '../ToggleChip.tsx'
import type { ListFilter } from './useListFilter.ts'

const Root = styled(Box, { name: 'SiteFilterChips', slot: 'Root' })<ComponentProp>(filters.chips)
const Legend = styled(Box, { name: 'SiteFilterChips', slot: 'Legend' })<ComponentProp>(filters.chipsLegend)

type FilterChipsProps = {
  /** Name of the group. */
  name: string
  filter: ListFilter<{ id: number; featured: boolean }>
}

/** One toggle for each label of the list; nothing where there are no labels. */
export function FilterChips({ name, filter }: FilterChipsProps) {
  const { options, chosen, choose } = filter
  if (options.length === 0) return null
  return (
    <Root component="fieldset">
      <Legend component="legend">{name}</Legend>
      {options.map((label) => (
        <ToggleChip
          key={label}
          label={label}
          isPressed={chosen.labels.includes(label)}
          onClick={() => choose(withToggled(chosen, label))}
        />
      ))}
    </Root>
  )
}
