import { chipClasses } from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { Pressable } from './Pressable.tsx'

// The theme's looks for MUI's Chip, without its code: a chip of MUI is always ready to be a button with a ripple.
const look = { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', maxWidth: '100%' } as const
const Tag = styled('span', { name: 'MuiChip', slot: 'Root' })(look)
const Toggle = styled(Pressable, { name: 'MuiChip', slot: 'Root' })(look)
const Text = styled('span', { name: 'MuiChip', slot: 'Label' })({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** Themes know the words of a chip by MUI's name for them. */
const text = { className: chipClasses.label }

/** A word or two on a quiet ground. */
export function Chip({ label }: { label: string }) {
  return (
    <Tag>
      <Text {...text}>{label}</Text>
    </Tag>
  )
}

type ToggleChipProps = Pick<ComponentProps<typeof Pressable>, 'onClick' | 'aria-pressed'> & { label: string }

/** A chip to switch something on and off with. */
export function ToggleChip({ label, ...props }: ToggleChipProps) {
  return (
    <Toggle {...props}>
      <Text {...text}>{label}</Text>
    </Toggle>
  )
}
