import Box from '@mui/material/Box'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about } from '@theme'
import education from '@content/education.yaml'
import words from '@content/pages/about.yaml'
import type { ComponentProp } from '../../lib/componentProp.ts'
import { fill } from '../../lib/fill.ts'
import { FactsSection } from './FactsSection.tsx'
import { Years } from './Years.tsx'

const name = 'SiteEducationalFoundation'
const Root = styled(List, { name, slot: 'Root' })(about.education)
const Entry = styled(Box, { name, slot: 'Entry' })<ComponentProp>(about.educationEntry)
const Degree = styled(Typography, { name, slot: 'Degree' })<ComponentProp>(about.degree)
const Year = styled(Typography, { name, slot: 'Year' })<ComponentProp>(about.year)
const School = styled(Typography, { name, slot: 'School' })<ComponentProp>(about.school)
const Place = styled(Typography, { name, slot: 'Place' })<ComponentProp>(about.schoolPlace)
const Note = styled(Typography, { name, slot: 'Note' })<ComponentProp>(about.note)
const Grade = styled(Typography, { name, slot: 'Grade' })<ComponentProp>(about.grade)

/** The degrees, each with what its owner has to say of it. Nothing without any degree. */
export function EducationalFoundation() {
  if (education.length === 0) return null
  return (
    <FactsSection id="educational-foundation" title={words.educationalFoundation}>
      <Root>
        {education.map(({ degree, school, year, location, gpa, note }) => (
          <Entry component="li" key={`${year} ${degree}`}>
            <Degree variant="h4" component="h3">
              {degree}
            </Degree>
            <Year component="p">
              <Years text={year} />
            </Year>
            <School component="p">{school}</School>
            <Place component="p">{location}</Place>
            {note !== undefined && <Note component="p">{note}</Note>}
            {gpa !== undefined && <Grade component="p">{fill(words.gpa, { gpa })}</Grade>}
          </Entry>
        ))}
      </Root>
    </FactsSection>
  )
}
