import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { layout } from '@theme'
import type { ReactNode } from 'react'

const Root = styled('section')(layout.section)
const Head = styled('div')(layout.sectionHead)
const Chapter = styled('section')(layout.chapter)
const ChapterBody = styled('div')(layout.chapterBody)

/** The content column. */
export const Wrap = styled('div')(layout.wrap)

type SectionProps = {
  /** The file's name in kebab-case; the heading's id is made from it. */
  id: string
  title: string
  /** What stands beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A section of a page: a heading, and what it is about below it. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <Root id={`site-${id}`} aria-labelledby={`site-${id}-title`}>
      <Head>
        <Typography variant="h2" component="h2" id={`site-${id}-title`}>
          {title}
        </Typography>
        {action}
      </Head>
      {children}
    </Root>
  )
}

/** A section whose heading stands in the margin, under a chapter rule. */
export function ChapterSection({ id, title, children }: Omit<SectionProps, 'action'>) {
  return (
    <Chapter id={`site-${id}`} aria-labelledby={`site-${id}-title`}>
      <Typography variant="h2" component="h2" id={`site-${id}-title`}>
        {title}
      </Typography>
      <ChapterBody>{children}</ChapterBody>
    </Chapter>
  )
}
