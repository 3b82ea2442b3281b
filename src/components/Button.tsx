import { styled, useThemeProps } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { Pressable } from './Pressable.tsx'

type Looks = {
  variant?: 'contained' | 'outlined' | 'text' | undefined
  size?: 'small' | 'medium' | undefined
}

const Root = styled(Pressable, {
  name: 'MuiButton',
  slot: 'Root',
  overridesResolver: ({ ownerState }: { ownerState: Looks }, styles) => [
    styles.root,
    ownerState.variant && styles[ownerState.variant],
    ownerState.size === 'small' && styles.sizeSmall,
  ],
})<{ ownerState: Looks }>({})

export type ButtonProps = Omit<ComponentProps<typeof Pressable>, keyof Looks> & Looks

/** A button in the theme's looks for MUI's Button, or with `component` a link that looks like one. */
export function Button({ variant, size, ...props }: ButtonProps) {
  const looks: Looks = useThemeProps({ props: { variant, size }, name: 'MuiButton' })
  return <Root ownerState={looks} {...props} />
}
