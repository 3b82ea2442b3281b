import ArrowBack from '@mui/icons-material/ArrowBack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { states } from '@theme'
import type { NotFoundWords } from '../lib/content/types.ts'
import { PageHead } from './PageHead.tsx'
import { BackLink } from './TextLink.tsx'

const Root = styled('section')(states.state)
const Code = styled('p')(states.code)
const CodeMark = styled('span')(states.codeMark)

/** The status of an address that leads to nothing. */
const NOT_FOUND = 404

type NotFoundViewProps = {
  words: NotFoundWords
  /** Where the way back leads. */
  backTo: string
  /** The number is for addresses of which nothing is known. */
  showsCode?: boolean
}

/** Stands in place of a page, a project or a post that isn't there. */
export function NotFoundView({ words, backTo, showsCode = false }: NotFoundViewProps) {
  return (
    <>
      <PageHead words={words.head} />
      <Root>
        {showsCode && (
          <Code aria-hidden="true">
            <span>{NOT_FOUND}</span>
            <CodeMark />
          </Code>
        )}
        <Typography variant="h2" component="h1" tabIndex={-1}>
          {words.title}
        </Typography>
        <Typography variant="lead" component="p">
          {words.text}
        </Typography>
        <BackLink to={backTo}>
          <ArrowBack />
          <span>{words.back}</span>
        </BackLink>
      </Root>
    </>
  )
}
