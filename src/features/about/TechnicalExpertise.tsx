import Box from '@mui/material/Box'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about } from '@theme'
import words from '@content/pages/about.yaml'
import skills from '@content/skills.yaml'
import type { ComponentProp } from '../../lib/componentProp.ts'
import { SideSection } from './SideSection.tsx'

const name = 'SiteTechnicalExpertise'
const Root = styled(Box, { name, slot: 'Root' })<ComponentProp>(about.skills)
const Skill = styled(Box, { name, slot: 'Skill' })(about.skill)
const Category = styled(Typography, { name, slot: 'Category' })<ComponentProp>(about.skillCategory)
const Details = styled(Box, { name, slot: 'Details' })<ComponentProp>(about.skillTechnologies)
const Technologies = styled(List, { name, slot: 'Technologies' })(about.technologies)
const Technology = styled(Box, { name, slot: 'Technology' })<ComponentProp>(about.technology)

/** What the person works with, a row for each category. Nothing without any skill. */
export function TechnicalExpertise() {
  const known = skills.filter(({ technologies }) => technologies.length > 0)
  if (known.length === 0) return null
  return (
    <SideSection id="technical-expertise" title={words.technicalExpertise}>
      <Root component="dl">
        {known.map(({ category, technologies }) => (
          <Skill key={category}>
            <Category component="dt">{category}</Category>
            <Details component="dd">
              <Technologies>
                {technologies.map((technology) => (
                  <Technology component="li" key={technology}>
                    {technology}
                  </Technology>
                ))}
              </Technologies>
            </Details>
          </Skill>
        ))}
      </Root>
    </SideSection>
  )
}
