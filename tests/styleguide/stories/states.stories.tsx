import type { Meta, StoryObj } from '@storybook/react-vite'
import insightWords from '@content/pages/insight.yaml'
import notFoundWords from '@content/pages/not-found.yaml'
import projectWords from '@content/pages/project.yaml'
import { ErrorView } from '../../../src/components/ErrorView.tsx'
import { LoadingScreen } from '../../../src/components/LoadingScreen.tsx'
import { NotFoundView } from '../../../src/components/NotFoundView.tsx'

const meta: Meta = { title: 'States' }
export default meta
type Story = StoryObj

export const Loading: Story = { render: () => <LoadingScreen /> }
export const PageNotFound: Story = { render: () => <NotFoundView words={notFoundWords} backTo="/" showsCode /> }
export const ProjectNotFound: Story = {
  render: () => <NotFoundView words={projectWords.notFound} backTo="/projects" />,
}
export const InsightNotFound: Story = {
  render: () => <NotFoundView words={insightWords.notFound} backTo="/insights" />,
}
export const Failed: Story = {
  render: () => <ErrorView error={new Error('data/projects.json: 503 Service Unavailable')} />,
}
