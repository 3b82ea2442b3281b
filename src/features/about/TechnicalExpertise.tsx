import { styled } from '@mui/material/styles'
import { about } from '@theme'
import words from '@content/pages/about.yaml'
import skills from '@content/skills.yaml'
import { BesideTitle } from './BesideTitle.tsx'

const Skills = styled('dl')(about.skills)
const Skill = styled('div')(about.skill)
const Category = styled('dt')(about.skillCategory)
const Technologies = styled('ul')(about.technologies)

/** What the person works with, a row for each kind. */
export function TechnicalExpertise() {
  if (skills.length === 0) return null
  return (
    <BesideTitle id="technical-expertise" title={words.technicalExpertise}>
      <Skills>
        {skills.map(({ category, technologies }) => (
          <Skill key={category}>
            <Category>{category}</Category>
            <dd>
              <Technologies>
                {technologies.map((technology) => (
                  <li key={technology}>{technology}</li>
                ))}
              </Technologies>
            </dd>
          </Skill>
        ))}
      </Skills>
    </BesideTitle>
  )
}
