import ArrowBack from '@mui/icons-material/ArrowBack'
import { styled } from '@mui/material/styles'
import words from '@content/pages/error.yaml'
import { states } from '@theme'
import { paths } from '../lib/paths.ts'
import { PageHead } from './PageHead.tsx'
import { StateBack, StateTitle, StateView } from './StateView.tsx'

const Message = styled('pre', { name: 'SiteErrorView', slot: 'Message' })(states.message)

/** The error screen, in place of a page that can't be loaded or rendered. */
export function ErrorView({ error }: { error: unknown }) {
  return (
    <>
      <PageHead words={words.head} />
      <StateView component="section">
        <StateTitle variant="h2" component="h1" tabIndex={-1}>
          {words.title}
        </StateTitle>
        <Message>{error instanceof Error ? error.message : String(error)}</Message>
        <StateBack to={paths.home()}>
          <ArrowBack data-mirrored />
          <span>{words.back}</span>
        </StateBack>
      </StateView>
    </>
  )
}
