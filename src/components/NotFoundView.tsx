import ArrowBack from '@mui/icons-material/ArrowBack'
import { styled } from '@mui/material/styles'
import { states } from '@theme'
import type { NotFoundWords } from '../lib/content/types.ts'
import { PageHead } from './PageHead.tsx'
import { StateBack, StateText, StateTitle, StateView } from './StateView.tsx'

const Code = styled('p', { name: 'SiteNotFoundView', slot: 'Code' })(states.code)
const CodeMark = styled('span', { name: 'SiteNotFoundView', slot: 'CodeMark' })(states.codeMark)

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
      <StateView component="section" data-code={showsCode || undefined}>
        {showsCode && (
          <Code aria-hidden="true">
            <span>{NOT_FOUND}</span>
            <CodeMark />
          </Code>
        )}
        <StateTitle variant="h2" component="h1" tabIndex={-1}>
          {words.title}
        </StateTitle>
        <StateText variant="lead" component="p">
          {words.text}
        </StateText>
        <StateBack to={backTo}>
          <ArrowBack data-mirrored />
          <span>{words.back}</span>
        </StateBack>
      </StateView>
    </>
  )
}
