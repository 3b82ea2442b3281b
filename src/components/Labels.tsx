import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import { layout } from '@theme'

const Root = styled(List, { name: 'SiteLabels', slot: 'Root' })(layout.labels)
const Label = styled(ListItem, { name: 'SiteLabels', slot: 'Label' })(layout.label)

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
    <Root disablePadding {...styling} aria-label={name.replace(/:$/, '')}>
      {labels.map((label) => (
        <Label key={label} disablePadding>
          <Chip component="span" label={label} />
        </Label>
      ))}
    </Root>
  )
}
