import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { layout } from '@theme'

const List = styled('ul')(layout.labels)

type LabelsProps = {
  /** Said before the labels by screen readers. */
  name: string
  labels: readonly string[]
  /** From `styled`. */
  className?: string
}

/** Tags or technologies as a row of quiet chips. Nothing at all where there are none. */
export function Labels({ name, labels, ...styling }: LabelsProps) {
  if (labels.length === 0) return null
  return (
    <List {...styling} aria-label={name.replace(/:$/, '')}>
      {labels.map((label) => (
        <li key={label}>
          <Chip component="span" label={label} />
        </li>
      ))}
    </List>
  )
}
