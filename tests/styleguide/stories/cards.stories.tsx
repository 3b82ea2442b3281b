import type { Meta, StoryObj } from '@storybook/react-vite'
import { posts, projects } from '@styleguide/samples'
import { CardMosaic, CardPairs, CardTrio } from '../../../src/components/cardLists.ts'
import { InsightCard } from '../../../src/components/InsightCard.tsx'
import { FeaturedInsight } from '../../../src/features/insight-list/FeaturedInsight.tsx'
import { MoreInsights } from '../../../src/features/insight-list/MoreInsights.tsx'
import { FeaturedProject } from '../../../src/features/project-list/FeaturedProject.tsx'
import { MoreProjects } from '../../../src/features/project-list/MoreProjects.tsx'
import { ProjectGrid } from '../../../src/features/project-list/ProjectGrid.tsx'
import { Wrap } from '../../../src/components/Section.tsx'
import { cardSize } from '../../../src/lib/arrange.ts'

const meta: Meta = { title: 'Cards' }
export default meta
type Story = StoryObj

const three = posts.slice(0, 3)

export const Mosaic: Story = {
  name: 'Mosaic of large, medium and small',
  render: () => (
    <Wrap>
      <CardMosaic>
        {posts.slice(0, 6).map((post, index) => (
          <InsightCard key={post.id} post={post} size={cardSize(index)} />
        ))}
      </CardMosaic>
    </Wrap>
  ),
}
export const Pairs: Story = {
  render: () => (
    <Wrap>
      <CardPairs>
        {posts.slice(0, 4).map((post) => (
          <InsightCard key={post.id} post={post} size="medium" />
        ))}
      </CardPairs>
    </Wrap>
  ),
}
export const Trio: Story = {
  render: () => (
    <Wrap>
      <CardTrio>
        {three.map((post) => (
          <InsightCard key={post.id} post={post} size="small" />
        ))}
      </CardTrio>
    </Wrap>
  ),
}
export const InsightAtTheTop: Story = { render: () => <FeaturedInsight post={posts[0]} /> }
export const InsightRows: Story = { render: () => <MoreInsights posts={three} /> }
export const ProjectAtTheTop: Story = { render: () => <FeaturedProject project={projects[0]} /> }
export const ProjectCells: Story = { render: () => <ProjectGrid projects={projects.slice(0, 4)} /> }
export const ProjectRows: Story = { render: () => <MoreProjects projects={projects.slice(0, 3)} /> }
