import { styled } from '@mui/material/styles'
import { about } from '@theme'
import words from '@content/pages/about.yaml'
import stats from '@content/stats.yaml'
import { Section } from '../../components/Section.tsx'

const Stats = styled('dl')(about.stats)
const Stat = styled('div')(about.stat)
const Label = styled('dt')(about.statLabel)
const Figure = styled('dd')(about.statNumber)
const Plus = styled('span')(about.statPlus)

/** A few numbers, each in one group with what it counts. */
export function ImpactByNumbers() {
  if (stats.length === 0) return null
  return (
    <Section id="impact-by-numbers" title={words.impactByNumbers}>
      <Stats>
        {stats.map(({ number, label }) => (
          <Stat key={label}>
            <Label>{label}</Label>
            <Figure>
              {number.replace(/\+$/, '')}
              {number.endsWith('+') && <Plus>+</Plus>}
            </Figure>
          </Stat>
        ))}
      </Stats>
    </Section>
  )
}
