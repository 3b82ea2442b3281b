import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { layout } from '@theme'
import type { ReactNode } from 'react'

const Root = styled('section')(layout.closingCall)
const Actions = styled('div')(layout.actions)

type ClosingCallProps = {
  title: string
  text?: string
  /** The buttons. */
  children: ReactNode
}

/** The last word of a page, with its buttons. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <Root id="site-closing-call" aria-labelledby="site-closing-call-title">
      <Typography variant="h2" component="h2" id="site-closing-call-title">
        {title}
      </Typography>
      {text !== undefined && (
        <Typography variant="lead" component="p">
          {text}
        </Typography>
      )}
      <Actions>{children}</Actions>
    </Root>
  )
}
