import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { article } from '@theme'
import { Prose } from '../../components/Prose.tsx'
import type { Post } from '../../lib/content/types.ts'
import { Contents } from './Contents.tsx'
import { SignOff } from './SignOff.tsx'

const Root = styled(Box, { name: 'SiteInsightBody', slot: 'Root' })(article.body)
const Text = styled(Box, { name: 'SiteInsightBody', slot: 'Text' })(article.text)

/** The text of a post, between its contents and its author. */
export function InsightBody({ post }: { post: Post }) {
  return (
    <Root>
      <Contents headings={post.headings} />
      <Text>
        <Prose html={post.content} />
      </Text>
      <SignOff />
    </Root>
  )
}
