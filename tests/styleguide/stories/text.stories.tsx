import type { Meta, StoryObj } from '@storybook/react-vite'
import Typography from '@mui/material/Typography'
import words from '@content/pages/about.yaml'
import interfaceWords from '@content/interface.yaml'
import { posts, projects } from '@styleguide/samples'
import { Category } from '../../../src/components/Category.tsx'
import { DayText } from '../../../src/components/DayText.tsx'
import { FeaturedTag } from '../../../src/components/FeaturedTag.tsx'
import { ImpactBox } from '../../../src/components/ImpactBox.tsx'
import { Labels } from '../../../src/components/Labels.tsx'
import { Meta as Facts } from '../../../src/components/Meta.tsx'
import { PageTitle } from '../../../src/components/PageTitle.tsx'
import { Section } from '../../../src/components/Section.tsx'
import { CurrentMission } from '../../../src/features/about/CurrentMission.tsx'
import { ImpactByNumbers } from '../../../src/features/about/ImpactByNumbers.tsx'
import { Sheet, Shelf, Specimen } from '../Sheet.tsx'

const meta: Meta = { title: 'Text' }
export default meta
type Story = StoryObj

const categories = [...new Set(projects.map(({ category }) => category))]

export const HeadOfAPage: Story = {
  render: () => <PageTitle title={words.journey.title} subtitle={words.currentMission.text} />,
}
export const SectionHeading: Story = {
  render: () => (
    <Section id="specimen" title={words.impactByNumbers} action={<Typography component="p">An action</Typography>}>
      <Typography component="p">{words.currentMission.text}</Typography>
    </Section>
  ),
}
export const Headings: Story = {
  render: () => (
    <Sheet title="Headings">
      {(['h2', 'h3', 'h4', 'h5', 'h6'] as const).map((level) => (
        <Typography key={level} variant={level} component={level}>
          {`${level}: ${words.currentMission.title}`}
        </Typography>
      ))}
      <Typography variant="lead" component="p">
        {words.currentMission.text}
      </Typography>
    </Sheet>
  ),
}
export const Details: Story = {
  render: () => (
    <Sheet title="Details">
      <Specimen name="featured tag">
        <FeaturedTag>{interfaceWords.featuredProject}</FeaturedTag>
      </Specimen>
      <Specimen name="facts">
        <Facts>
          <DayText day="2025-03-09" text="MAR 9, 2025" />
          <span>7 min read</span>
        </Facts>
      </Specimen>
      <Specimen name="labels">
        <Labels name={interfaceWords.tagsLabel} labels={posts[0]?.tags ?? []} />
      </Specimen>
      <Specimen name="categories">
        <Shelf>
          {[...categories, 'Another category'].map((category) => (
            <Category key={category} category={category} />
          ))}
        </Shelf>
      </Specimen>
    </Sheet>
  ),
}
export const Impact: Story = {
  render: () => (
    <Sheet title="Impact box">
      <ImpactBox impact={projects[0]?.impact ?? ''} />
    </Sheet>
  ),
}
export const Mission: Story = { render: () => <CurrentMission /> }
export const Numbers: Story = { render: () => <ImpactByNumbers /> }
