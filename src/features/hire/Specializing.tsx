import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { hire } from '@theme'
import { specialities } from '@content/hirePictures'
import words from '@content/pages/hire.yaml'
import { Section } from '../../components/Section.tsx'
import { HirePicture } from './HirePicture.tsx'

const List = styled('ul')(hire.specialities)
const Speciality = styled('li')(hire.speciality)

/** What the person is hired for. */
export function Specializing() {
  const { title, items } = words.specializing
  return (
    <Section id="specializing" title={title}>
      <List>
        {items.map((item, index) => (
          <Speciality key={item.title}>
            {/* None where the theme draws none: the rest of a division by zero is no place in a list. */}
            <HirePicture picture={specialities.at(index % specialities.length)} />
            <Typography variant="h3" component="h3">
              {item.title}
            </Typography>
            <Typography variant="body2" component="p">
              {item.text}
            </Typography>
          </Speciality>
        ))}
      </List>
    </Section>
  )
}
