import ArrowOutward from '@mui/icons-material/ArrowOutward'
import GitHub from '@mui/icons-material/GitHub'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import { styled } from '@mui/material/styles'
import { projectList } from '@theme'
import words from '@content/interface.yaml'
import type { ProjectSummary } from '../lib/content/types.ts'
import { fill } from '../lib/fill.ts'
import { OutTextLink } from './TextLink.tsx'

const Root = styled('div')(projectList.links)

const KINDS = [
  { key: 'demo', word: words.demo, Icon: ArrowOutward },
  { key: 'github', word: words.code, Icon: GitHub },
  { key: 'case_study', word: words.caseStudy, Icon: MenuBook },
] as const

/** Where more of a project is to be seen; nothing where there is nothing. The same words stand beside every project, so each link's name says whose it is. */
export function ProjectLinks({ project: { links, title } }: { project: Pick<ProjectSummary, 'links' | 'title'> }) {
  if (!KINDS.some(({ key }) => links[key] !== undefined)) return null
  return (
    <Root>
      {KINDS.map(({ key, word, Icon }) => {
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
