import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { Pressable } from './Pressable.tsx'

const Root = styled(Pressable, { name: 'MuiIconButton', slot: 'Root' })({ flex: 'none' })

/** A button that shows an icon alone, in the theme's looks for MUI's IconButton; with an address it is a link. */
export function IconButton(props: ComponentProps<typeof Pressable>) {
  return <Root component={props.href === undefined ? 'button' : 'a'} {...props} />
}
