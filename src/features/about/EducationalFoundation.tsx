import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { about } from '@theme'
import education from '@content/education.yaml'
import words from '@content/pages/about.yaml'
import { Section } from '../../components/Section.tsx'
import { fill } from '../../lib/fill.ts'
import { Years } from './Years.tsx'

const List = styled('ul')(about.education)
const Entry = styled('li')(about.educationEntry)
const Year = styled('p')(about.educationYear)
const Fact = styled('p')(about.educationFact)
const Grade = styled('p')(about.educationGrade)

/** Degrees, a column each. */
export function EducationalFoundation() {
  if (education.length === 0) return null
  return (
    <Section id="educational-foundation" title={words.educationalFoundation}>
      <List>
        {education.map(({ degree, school, year, location, gpa, note }) => (
          <Entry key={`${year} ${degree}`}>
            <Typography variant="h4" component="h3">
              {degree}
            </Typography>
            <Year>
              <Years text={year} />
            </Year>
            <Fact>{school}</Fact>
            <Fact>{location}</Fact>
            {note !== undefined && <Fact>{note}</Fact>}
            {gpa !== undefined && <Grade>{fill(words.gpa, { gpa })}</Grade>}
          </Entry>
        ))}
      </List>
    </Section>
  )
}
