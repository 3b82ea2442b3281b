import { styled } from '@mui/material/styles'
import { catalogue } from '@theme'
import { withToggled } from '../../lib/filterQuery.ts'
import { ToggleChip } from '../ToggleChip.tsx'
import type { CatalogueFilter } from './useCatalogueFilter.ts'

const Group = styled('fieldset')(catalogue.chips)
const Legend = styled('legend')(catalogue.fieldName)

type FilterChipsProps = {
  /** Name of the group. */
  name: string
  filter: CatalogueFilter<{ id: number; featured: boolean }>
}

/** One toggle for each label of the list. */
export function FilterChips({ name, filter }: FilterChipsProps) {
  const { options, chosen, choose } = filter
  return (
    <Group>
      <Legend>{name}</Legend>
      {options.map((label) => (
        <ToggleChip
          key={label}
          label={label}
          isPressed={chosen.labels.includes(label)}
          onClick={() => choose(withToggled(chosen, label))}
        />
      ))}
    </Group>
  )
}
