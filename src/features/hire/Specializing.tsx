import Box from '@mui/material/Box'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { hire, pictureSlots } from '@theme'
import { specialities } from '@content/hirePictures'
import words from '@content/pages/hire.yaml'
import { PictureView } from '../../components/PictureView.tsx'
import { Section } from '../../components/Section.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'

const name = 'SiteSpecializing'
const Root = styled(List, { name, slot: 'Root' })(hire.specialities)
const Speciality = styled(Box, { name, slot: 'Speciality' })<ComponentProp>(hire.speciality)
const Media = styled(Box, { name, slot: 'Media' })(hire.specialityPicture)
const Title = styled(Typography, { name, slot: 'Title' })<ComponentProp>(hire.specialityTitle)
const Text = styled(Typography, { name, slot: 'Text' })<ComponentProp>(hire.specialityText)

/** What the person is hired for, each with a drawing where the theme has some. */
export function Specializing() {
  const { title, items } = words.specializing
  return (
    <Section id="specializing" title={title}>
      <Root>
        {items.map((item, index) => {
          // Without any drawing the index is no number, and there is none at it.
          const picture = specialities.at(index % specialities.length)
          return (
            <Speciality component="li" key={item.title}>
              {picture !== undefined && (
                <Media>
                  <PictureView picture={picture} {...pictureSlots.hire} alt="" />
                </Media>
              )}
              <Title variant="h3" component="h3">
                {item.title}
              </Title>
              <Text variant="body2" component="p">
                {item.text}
              </Text>
            </Speciality>
          )
        })}
      </Root>
    </Section>
  )
}
