import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { layout } from '@theme'
import type { ReactNode } from 'react'
import type { ComponentProp } from '../lib/componentProp.ts'
import { Actions } from './Actions.tsx'

const Root = styled(Box, { name: 'SiteClosingCall', slot: 'Root' })<ComponentProp>(layout.closingCall)
const Title = styled(Typography, { name: 'SiteClosingCall', slot: 'Title' })<ComponentProp>(layout.closingTitle)
const Text = styled(Typography, { name: 'SiteClosingCall', slot: 'Text' })<ComponentProp>(layout.closingText)
const Buttons = styled(Actions, { name: 'SiteClosingCall', slot: 'Actions' })(layout.closingActions)

type ClosingCallProps = {
  title: string
  text?: string
  /** The buttons. */
  children: ReactNode
}

/** The last word of a page, with its buttons. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <Root component="section" id="site-closing-call" aria-labelledby="site-closing-call-title">
      <Title variant="h2" component="h2" id="site-closing-call-title">
        {title}
      </Title>
      {text !== undefined && (
        <Text variant="lead" component="p">
          {text}
        </Text>
      )}
      <Buttons>{children}</Buttons>
    </Root>
  )
}
