import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { article } from '@theme'
import words from '@content/pages/insight.yaml'
import type { ComponentProp } from '../../lib/componentProp.ts'
import type { Heading } from '../../lib/content/types.ts'
import { useCurrentHeading } from './useCurrentHeading.ts'

const Root = styled(Box, { name: 'SiteContents', slot: 'Root' })<ComponentProp>(article.contents)
const Title = styled(Typography, { name: 'SiteContents', slot: 'Title' })<ComponentProp>(article.contentsTitle)
const Headings = styled(List, { name: 'SiteContents', slot: 'List' })<ComponentProp>(article.contentsList)
const Item = styled(Box, { name: 'SiteContents', slot: 'Item' })<ComponentProp>(article.contentsItem)
const HeadingLink = styled(Link, { name: 'SiteContents', slot: 'Link' })(article.contentsLink)

type ContentsProps = { headings: readonly Heading[] }

/** The headings of a post, with the one that is being read marked. Nothing for a post without headings. */
export function Contents({ headings }: ContentsProps) {
  const current = useCurrentHeading(headings)
  if (headings.length === 0) return null
  return (
    <Root component="nav" aria-label={words.contents}>
      <Title component="p" aria-hidden="true">
        {words.contents}
      </Title>
      <Headings component="ol">
        {headings.map(({ id, text }) => (
          <Item component="li" key={id}>
            <HeadingLink href={`#${encodeURIComponent(id)}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </HeadingLink>
          </Item>
        ))}
      </Headings>
    </Root>
  )
}
