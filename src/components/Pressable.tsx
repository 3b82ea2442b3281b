import Link, { type LinkProps } from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ElementType, Ref } from 'react'

type PressableProps = Omit<LinkProps, 'component' | 'type' | 'ref'> &
  Pick<ComponentProps<'button'>, 'type' | 'popoverTarget'> & {
    ref?: Ref<HTMLButtonElement>
    /** What it is in the document; a button unless told. */
    component?: ElementType
  }

/**
 * What buttons and links in their looks have in common. It stands in for MUI's ButtonBase, whose looks it takes from
 * the theme: MUI's Link can be a button too, and brings no ripple, which no theme of the site shows and which weighs
 * as much as the whole shell (see the budgets in `tests/bench/budgets.json`).
 */
function PressableLink({ component = 'button', ...props }: PressableProps) {
  return <Link component={component} {...(component === 'button' ? { type: 'button' } : {})} {...props} />
}

/** Something to press, without a look of its own but the theme's for `MuiButtonBase`. */
export const Pressable = styled(PressableLink, { name: 'MuiButtonBase', slot: 'Root' })({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  cursor: 'pointer',
  userSelect: 'none',
  verticalAlign: 'middle',
})
