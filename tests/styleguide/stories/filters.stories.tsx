import type { Meta, StoryObj } from '@storybook/react-vite'
import insightsWords from '@content/pages/insights.yaml'
import projectsWords from '@content/pages/projects.yaml'
import { posts, projects } from '@styleguide/samples'
import { EmptyResult } from '../../../src/components/filters/EmptyResult.tsx'
import { InsightFilters } from '../../../src/features/insight-list/InsightFilters.tsx'
import { useInsightFilter } from '../../../src/features/insight-list/useInsightFilter.ts'
import { ProjectFilters } from '../../../src/features/project-list/ProjectFilters.tsx'
import { useProjectFilter } from '../../../src/features/project-list/useProjectFilter.ts'

const meta: Meta = { title: 'Filters' }
export default meta
type Story = StoryObj

const technologies = [...new Set(projects.flatMap((project) => project.technologies))]
const tags = [...new Set(posts.flatMap((post) => post.tags))]
const query = (name: string, values: string[]) =>
  values.map((value) => `${name}=${encodeURIComponent(value)}`).join('&')

function Projects() {
  return <ProjectFilters filter={useProjectFilter(projects)} />
}

function Insights() {
  const filter = useInsightFilter(posts)
  return (
    <>
      <InsightFilters filter={filter} />
      <EmptyResult words={insightsWords.empty} filter={filter} />
    </>
  )
}

const openProjects: Story['play'] = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: projectsWords.filters.toggle }))
const openInsights: Story['play'] = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: insightsWords.filters.toggle }))

export const Closed: Story = { render: () => <Projects /> }
export const Open: Story = { render: () => <Projects />, play: openProjects }
export const Active: Story = {
  render: () => <Projects />,
  parameters: { path: `/projects?${query('tech', technologies.slice(0, 6))}` },
  play: openProjects,
}
export const Search: Story = { render: () => <Insights />, play: openInsights }
export const SearchActive: Story = {
  render: () => <Insights />,
  parameters: { path: `/insights?q=the&${query('tag', tags.slice(0, 4))}` },
  play: openInsights,
}
export const NothingFound: Story = { render: () => <Insights />, parameters: { path: '/insights?q=zzzz' } }
