import Box from '@mui/material/Box'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about } from '@theme'
import common from '@content/interface.yaml'
import milestones from '@content/milestones.yaml'
import words from '@content/pages/about.yaml'
import { Hidden } from '../../components/Hidden.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'
import { SideSection } from './SideSection.tsx'
import { Years } from './Years.tsx'

const name = 'SiteCareerMilestones'
const Root = styled(List, { name, slot: 'Root' })<ComponentProp>(about.milestones)
const Entry = styled(Box, { name, slot: 'Entry' })<ComponentProp>(about.milestone)
const Role = styled(Typography, { name, slot: 'Role' })<ComponentProp>(about.role)
const Company = styled(Typography, { name, slot: 'Company' })<ComponentProp>(about.company)
const Period = styled(Typography, { name, slot: 'Period' })<ComponentProp>(about.period)
const Place = styled(Typography, { name, slot: 'Place' })<ComponentProp>(about.place)
const Highlights = styled(List, { name, slot: 'Highlights' })(about.highlights)
const Highlight = styled(Box, { name, slot: 'Highlight' })<ComponentProp>(about.highlight)
const Outcome = styled(Typography, { name, slot: 'Outcome' })<ComponentProp>(about.outcome)

/** The career, in the order of the owner's list. Nothing without any milestone. */
export function CareerMilestones() {
  if (milestones.length === 0) return null
  return (
    <SideSection id="career-milestones" title={words.careerMilestones}>
      <Root component="ol">
        {milestones.map(({ period, company, role, location, highlights, impact }) => (
          <Entry component="li" key={`${period} ${company} ${role}`}>
            <Role variant="h4" component="h3">
              {role}
            </Role>
            <Company component="p">{company}</Company>
            <Period component="p">
              <Years text={period} />
            </Period>
            <Place component="p">{location}</Place>
            {highlights.length > 0 && (
              <Highlights>
                {highlights.map((highlight) => (
                  <Highlight component="li" key={highlight}>
                    {highlight}
                  </Highlight>
                ))}
              </Highlights>
            )}
            <Outcome component="p">
              <Hidden>{`${common.impact}: `}</Hidden>
              {impact}
            </Outcome>
          </Entry>
        ))}
      </Root>
    </SideSection>
  )
}
