import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about } from '@theme'
import common from '@content/interface.yaml'
import milestones from '@content/milestones.yaml'
import words from '@content/pages/about.yaml'
import { Hidden } from '../../components/Hidden.tsx'
import { BesideTitle } from './BesideTitle.tsx'
import { Years } from './Years.tsx'

const List = styled('ol')(about.milestones)
const Entry = styled('li')(about.milestone)
const Period = styled('p')(about.period)
const Place = styled('p')(about.place)
const Company = styled('p')(about.company)
const Highlights = styled('ul')(about.highlights)
const Outcome = styled('p')(about.outcome)

/** The career, in the order of the owner's list. */
export function CareerMilestones() {
  if (milestones.length === 0) return null
  return (
    <BesideTitle id="career-milestones" title={words.careerMilestones}>
      <List>
        {milestones.map(({ period, company, role, location, highlights, impact }) => (
          <Entry key={`${period} ${company} ${role}`}>
            <Typography variant="h4" component="h3">
              {role}
            </Typography>
            <Company>{company}</Company>
            <Period>
              <Years text={period} />
            </Period>
            <Place>{location}</Place>
            {highlights.length > 0 && (
              <Highlights>
                {highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </Highlights>
            )}
            <Outcome>
              <Hidden>{`${common.impact}: `}</Hidden>
              {impact}
            </Outcome>
          </Entry>
        ))}
      </List>
    </BesideTitle>
  )
}
