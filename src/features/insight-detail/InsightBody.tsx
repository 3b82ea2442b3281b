import { styled } from '@mui/material/styles'
import { article } from '@theme'
import { Prose } from '../../components/Prose.tsx'
import type { Post } from '../../lib/content/types.ts'
import { Contents } from './Contents.tsx'
import { SignOff } from './SignOff.tsx'

const Root = styled('div')(article.body)

/** What a post says, its contents listed before it and its author after it. */
export function InsightBody({ post }: { post: Post }) {
  return (
    <Root>
      <Contents headings={post.headings} />
      <Prose html={post.content} />
      <SignOff />
    </Root>
  )
}
