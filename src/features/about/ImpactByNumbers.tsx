import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about } from '@theme'
import words from '@content/pages/about.yaml'
import stats from '@content/stats.yaml'
import type { ComponentProp } from '../../lib/componentProp.ts'
import { FactsSection } from './FactsSection.tsx'

const name = 'SiteImpactByNumbers'
const Root = styled(Box, { name, slot: 'Root' })<ComponentProp>(about.stats)
const Stat = styled(Box, { name, slot: 'Stat' })(about.stat)
const Label = styled(Typography, { name, slot: 'Label' })<ComponentProp>(about.statLabel)
const Figure = styled(Typography, { name, slot: 'Figure' })<ComponentProp>(about.statNumber)
const Plus = styled(Box, { name, slot: 'Plus' })<ComponentProp>(about.statPlus)

/** A few numbers, each in one group with what it counts. Nothing without any number. */
export function ImpactByNumbers() {
  if (stats.length === 0) return null
  return (
    <FactsSection id="impact-by-numbers" title={words.impactByNumbers}>
      <Root component="dl" data-count={stats.length}>
        {stats.map(({ number, label }) => (
          <Stat key={label}>
            <Label component="dt">{label}</Label>
            <Figure component="dd">
              {number.replace(/\+$/, '')}
              {number.endsWith('+') && <Plus component="span">+</Plus>}
            </Figure>
          </Stat>
        ))}
      </Root>
    </FactsSection>
  )
}
