import type { Meta, StoryObj } from '@storybook/react-vite'
import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowForward from '@mui/icons-material/ArrowForward'
import GitHub from '@mui/icons-material/GitHub'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import words from '@content/interface.yaml'
import { ButtonLink } from '../../../src/components/ButtonLink.tsx'
import { ClosingCall } from '../../../src/components/ClosingCall.tsx'
import { OutLink } from '../../../src/components/OutLink.tsx'
import { ProjectLinks } from '../../../src/components/ProjectLinks.tsx'
import { SiteLink } from '../../../src/components/SiteLink.tsx'
import { BackLink, OutTextLink, TextLink } from '../../../src/components/TextLink.tsx'
import { ToggleChip } from '../../../src/components/ToggleChip.tsx'
import { SchemeButton } from '../../../src/features/shell/SchemeButton.tsx'
import { Sheet, Specimen } from '../Sheet.tsx'

const meta: Meta = { title: 'Controls' }
export default meta
type Story = StoryObj

const ADDRESS = 'https://example.com'
const ignore = () => undefined

export const Buttons: Story = {
  render: () => (
    <Sheet title="Buttons">
      <Specimen name="contained, a link with an arrow">
        <ButtonLink to="/about" endIcon={<ArrowForward data-arrow />}>
          About
        </ButtonLink>
      </Specimen>
      <Specimen name="outlined">
        <ButtonLink variant="outlined" to="/projects">
          Projects
        </ButtonLink>
      </Specimen>
      <Specimen name="small">
        <ButtonLink size="small" href="mailto:hello@example.com">
          {words.getInTouch}
        </ButtonLink>
      </Specimen>
      <Specimen name="in a new tab">
        <ButtonLink href={ADDRESS} opensNewTab>
          Elsewhere
        </ButtonLink>
      </Specimen>
      <Specimen name="a button">
        <Button variant="outlined">Clear</Button>
      </Specimen>
      <Specimen name="icon button">
        <IconButton aria-label={words.githubLabel}>
          <GitHub />
        </IconButton>
      </Specimen>
      <Specimen name="colour scheme">
        <SchemeButton />
      </Specimen>
    </Sheet>
  ),
}
export const FocusedButton: Story = { ...Buttons, play: async ({ userEvent }) => userEvent.tab() }
export const Links: Story = {
  render: () => (
    <Sheet title="Links">
      <Specimen name="text link">
        <TextLink to="/insights">
          All insights
          <ArrowForward aria-hidden="true" />
        </TextLink>
      </Specimen>
      <Specimen name="text link, out of the site">
        <OutTextLink href={ADDRESS}>Elsewhere</OutTextLink>
      </Specimen>
      <Specimen name="back link">
        <BackLink to="/projects">
          <ArrowBack />
          <span>Back to Projects</span>
        </BackLink>
      </Specimen>
      <Specimen name="plain link">
        <SiteLink to="/about">About</SiteLink>
      </Specimen>
      <Specimen name="plain link, in a new tab">
        <OutLink href={ADDRESS} opensNewTab>
          Elsewhere
        </OutLink>
      </Specimen>
      <Specimen name="links of a project">
        <ProjectLinks
          project={{ title: 'A project', links: { demo: ADDRESS, github: ADDRESS, case_study: ADDRESS } }}
        />
      </Specimen>
    </Sheet>
  ),
}
export const Chips: Story = {
  render: () => (
    <Sheet title="Chips">
      <Specimen name="static">
        <Chip component="span" label="Evaluation" />
      </Specimen>
      <Specimen name="toggle">
        <ToggleChip label="Python" isPressed={false} onClick={ignore} />
      </Specimen>
      <Specimen name="toggle, pressed">
        <ToggleChip label="Python" isPressed onClick={ignore} />
      </Specimen>
    </Sheet>
  ),
}
export const Closing: Story = {
  render: () => (
    <ClosingCall title="Let us talk" text="A sentence that says about what.">
      <ButtonLink to="/hire">Get in touch</ButtonLink>
      <ButtonLink variant="outlined" to="/projects">
        Projects
      </ButtonLink>
    </ClosingCall>
  ),
}
