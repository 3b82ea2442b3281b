import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { article } from '@theme'
import words from '@content/pages/insight.yaml'
import type { Heading } from '../../lib/content/types.ts'
import { useCurrentHeading } from './useCurrentHeading.ts'

const Root = styled('nav')(article.contents)
const Title = styled('p')(article.contentsTitle)
const HeadingLink = styled(Link)(article.contentsLink)

type ContentsProps = { headings: readonly Heading[] }

/** The headings of a post; the one that is being read is marked. Nothing for a post without any. */
export function Contents({ headings }: ContentsProps) {
  const current = useCurrentHeading(headings)
  if (headings.length === 0) return null
  return (
    <Root aria-label={words.contents}>
      <Title aria-hidden="true">{words.contents}</Title>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <HeadingLink href={`#${encodeURIComponent(id)}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </HeadingLink>
          </li>
        ))}
      </ol>
    </Root>
  )
}
