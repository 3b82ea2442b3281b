import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import site from '@content/site.yaml'
import words from '@content/interface.yaml'
import { shell } from '@theme'
import { SiteLink } from '../../components/SiteLink.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'
import { fill } from '../../lib/fill.ts'
import { paths } from '../../lib/paths.ts'

const Root = styled(SiteLink, { name: 'SiteWordmark', slot: 'Root' })(shell.wordmark)
const Part = styled(Box, { name: 'SiteWordmark', slot: 'Part' })<ComponentProp>(shell.wordmarkPart)

const label = fill(words.homeLink, { name: site.name })

/** The parts of the name, each with the blank after it; a part is known by where it starts, since two may be alike. */
const parts = [...site.name.matchAll(/\S+\s*/g)].map(({ 0: text, index: start }) => ({ text, start }))

type WordmarkProps = {
  /** From `styled`. */
  className?: string
}

/** The owner's name as the site's sign, and the way home. The theme joins the parts of the name. */
export function Wordmark(styling: WordmarkProps) {
  return (
    <Root {...styling} to={paths.home()} aria-label={label}>
      {parts.map(({ text, start }) => (
        <Part key={start} component="span" data-joined={start > 0 || undefined}>
          {text}
        </Part>
      ))}
    </Root>
  )
}
