import type { Meta, StoryObj } from '@storybook/react-vite'
import words from '@content/pages/project.yaml'
import { project, specimen } from '@styleguide/samples'
import { Prose } from '../../../src/components/Prose.tsx'
import { Section } from '../../../src/components/Section.tsx'
import { Sheet } from '../Sheet.tsx'

const meta: Meta = { title: 'Prose' }
export default meta
type Story = StoryObj

export const Everything: Story = {
  name: 'Everything Markdown can be',
  render: () => (
    <Sheet title="Prose">
      <Prose html={specimen} />
    </Sheet>
  ),
}
export const AProject: Story = {
  render: () => (
    <Section id="specimen" title={words.overview}>
      <Prose html={project.description} />
    </Section>
  ),
}
