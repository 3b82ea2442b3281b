import ArrowOutward from '@mui/icons-material/ArrowOutward'
import GitHub from '@mui/icons-material/GitHub'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { projectList } from '@theme'
import words from '@content/interface.yaml'
import type { ProjectSummary } from '../lib/content/types.ts'
import { fill } from '../lib/fill.ts'
import { OutTextLink } from './TextLink.tsx'

const Root = styled(Box, { name: 'SiteProjectLinks', slot: 'Root' })(projectList.links)

const LINKS = [
  { key: 'demo', word: words.demo, Icon: ArrowOutward },
  { key: 'github', word: words.code, Icon: GitHub },
  { key: 'case_study', word: words.caseStudy, Icon: MenuBook },
] as const

type ProjectLinksProps = {
  project: Pick<ProjectSummary, 'links' | 'title'>
  className?: string
}

/**
 * The links of a project; nothing where it has none. Every project's links have the same words, so the name of each for
 * screen readers says which project it belongs to.
 */
export function ProjectLinks({ project: { links, title }, ...styling }: ProjectLinksProps) {
  if (!LINKS.some(({ key }) => links[key] !== undefined)) return null
  return (
    <Root {...styling}>
      {LINKS.map(({ key, word, Icon }) => {
        const href = links[key]
        return href === undefined ? null : (
          <OutTextLink key={key} href={href} aria-label={fill(words.linkOf, { link: word, title })}>
            {word}
            <Icon />
          </OutTextLink>
        )
      })}
    </Root>
  )
}
