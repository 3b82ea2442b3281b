import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import words from '@content/interface.yaml'
import { layout } from '@theme'
import { useId } from 'react'

const Root = styled(Box, { name: 'SiteImpactBox', slot: 'Root' })(layout.impact)
const Label = styled(Typography, { name: 'SiteImpactBox', slot: 'Label' })(layout.impactLabel)
const Sentence = styled(Typography, { name: 'SiteImpactBox', slot: 'Text' })(layout.impactText)

type ImpactBoxProps = {
  impact: string
  className?: string
}

/** What came of a project, set apart. */
export function ImpactBox({ impact, ...styling }: ImpactBoxProps) {
  const label = useId()
  return (
    <Root {...styling} role="group" aria-labelledby={label}>
      <Label id={label}>{words.impact}</Label>
      <Sentence>{impact}</Sentence>
    </Root>
  )
}
