import Chip from '@mui/material/Chip'

type ToggleChipProps = {
  label: string
  isPressed: boolean
  onClick: () => void
}

/** A chip that switches something on and off. */
export function ToggleChip({ label, isPressed, onClick }: ToggleChipProps) {
  return <Chip component="button" type="button" clickable label={label} aria-pressed={isPressed} onClick={onClick} />
}
