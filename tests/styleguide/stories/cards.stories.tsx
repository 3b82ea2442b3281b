import type { Meta, StoryObj } from '@storybook/react-vite'
import { posts, projects } from '@styleguide/samples'
import { CardList } from '../../../src/components/CardList.tsx'
import { FeaturedInsight } from '../../../src/features/insight-list/FeaturedInsight.tsx'
import { MoreInsights } from '../../../src/features/insight-list/MoreInsights.tsx'
import { FeaturedProject } from '../../../src/features/project-list/FeaturedProject.tsx'
import { MoreProjects } from '../../../src/features/project-list/MoreProjects.tsx'
import { ProjectGrid } from '../../../src/features/project-list/ProjectGrid.tsx'
import { Wrap } from '../../../src/components/Section.tsx'
import type { CardListName } from '../../../src/lib/cardPlaces.ts'

const meta: Meta = { title: 'Cards' }
export default meta
type Story = StoryObj

const three = posts.slice(0, 3)

const listOf = (list: CardListName, count: number): Story => ({
  render: () => (
    <Wrap>
      <CardList list={list} posts={posts.slice(0, count)} />
    </Wrap>
  ),
})

export const Mosaic = listOf('mosaic', 6)
export const MosaicOfOne = listOf('mosaic', 1)
export const MosaicOfTwo = listOf('mosaic', 2)
export const MosaicOfThree = listOf('mosaic', 3)
export const MosaicOfFour = listOf('mosaic', 4)
export const MosaicOfFive = listOf('mosaic', 5)
export const Pairs = listOf('pairs', 4)
export const Trio = listOf('trio', 3)
export const InsightAtTheTop: Story = { render: () => <FeaturedInsight post={posts[0]} /> }
export const InsightRows: Story = { render: () => <MoreInsights posts={three} /> }
export const ProjectAtTheTop: Story = { render: () => <FeaturedProject project={projects[0]} /> }
export const ProjectCells: Story = { render: () => <ProjectGrid projects={projects.slice(0, 4)} /> }
export const ProjectRows: Story = { render: () => <MoreProjects projects={projects.slice(0, 3)} /> }
