import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { article } from '@theme'
import type { ReactNode } from 'react'
import type { ComponentProp } from '../lib/componentProp.ts'
import { FeaturedTag } from './FeaturedTag.tsx'
import { Meta } from './Meta.tsx'
import { BackLink } from './TextLink.tsx'

const Root = styled(Box, { name: 'SiteArticleHeader', slot: 'Root' })<ComponentProp>(article.header)
const Back = styled(Box, { name: 'SiteArticleHeader', slot: 'Back' })(article.back)
const Tag = styled(Box, { name: 'SiteArticleHeader', slot: 'Tag' })(article.tag)
const Title = styled(Typography, { name: 'SiteArticleHeader', slot: 'Title' })<ComponentProp>(article.title)
const Excerpt = styled(Typography, { name: 'SiteArticleHeader', slot: 'Excerpt' })<ComponentProp>(article.excerpt)
const Facts = styled(Box, { name: 'SiteArticleHeader', slot: 'Facts' })(article.facts)

/** The line of facts in the header of a post or a project. */
export const ArticleMeta = styled(Meta, { name: 'SiteArticleHeader', slot: 'Meta' })(article.meta)

type ArticleHeaderProps = {
  back: { to: string; text: string }
  /** Above the headline of a featured one. */
  tag?: string
  title: string
  excerpt: string
  /** Its facts and labels. */
  children: ReactNode
}

/** The top of a post or a project, after the link back to its list. */
export function ArticleHeader({ back, tag, title, excerpt, children }: ArticleHeaderProps) {
  return (
    <Root component="header">
      <Back>
        <BackLink to={back.to}>
          <ArrowBack data-mirrored />
          <span>{back.text}</span>
        </BackLink>
      </Back>
      {tag !== undefined && (
        <Tag>
          <FeaturedTag>{tag}</FeaturedTag>
        </Tag>
      )}
      <Title variant="h1Article" component="h1" tabIndex={-1}>
        {title}
      </Title>
      <Excerpt variant="lead" component="p">
        {excerpt}
      </Excerpt>
      <Facts>{children}</Facts>
    </Root>
  )
}
