import type { Meta, StoryObj } from '@storybook/react-vite'
import words from '@content/pages/home.yaml'
import { Hero } from '../../../src/features/home/Hero.tsx'
import { Typewriter } from '../../../src/features/home/Typewriter.tsx'
import { Footer as SiteFooter } from '../../../src/features/shell/Footer.tsx'
import { Header as SiteHeader } from '../../../src/features/shell/Header.tsx'
import { sentenceOf } from '../../../src/lib/typewriter.ts'

const meta: Meta = { title: 'Frame' }
export default meta
type Story = StoryObj

export const Header: Story = { render: () => <SiteHeader />, parameters: { path: '/projects' } }
export const FirstScreen: Story = { render: () => <Hero /> }
export const TypewriterLine: Story = { render: () => <Typewriter /> }
export const TypewriterPaused: Story = {
  render: () => <Typewriter />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(sentenceOf(words.typewriter))
    // Where motion is reduced there is nothing to pause.
    const pause = canvas.queryByRole('button')
    if (pause !== null) await userEvent.click(pause)
  },
}
export const Footer: Story = { render: () => <SiteFooter /> }
