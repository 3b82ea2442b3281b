import ArrowBack from '@mui/icons-material/ArrowBack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { article } from '@theme'
import type { ReactNode } from 'react'
import { FeaturedTag } from './FeaturedTag.tsx'
import { BackLink } from './TextLink.tsx'

/** A post or a project by itself. */
export const Article = styled('article')(article.root)

const Root = styled('header')(article.head)
const Facts = styled('div')(article.facts)

type ArticleHeaderProps = {
  back: { to: string; text: string }
  /** Said before the headline of a featured one. */
  tag?: string
  title: string
  excerpt: string
  /** Its facts and labels. */
  children: ReactNode
}

/** The top of a post or a project, after the way back to its list. */
export function ArticleHeader({ back, tag, title, excerpt, children }: ArticleHeaderProps) {
  return (
    <Root>
      <BackLink to={back.to}>
        <ArrowBack />
        <span>{back.text}</span>
      </BackLink>
      {tag !== undefined && <FeaturedTag>{tag}</FeaturedTag>}
      <Typography variant="h1Article" component="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Typography variant="lead" component="p">
        {excerpt}
      </Typography>
      <Facts>{children}</Facts>
    </Root>
  )
}
