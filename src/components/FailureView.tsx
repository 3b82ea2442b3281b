import ArrowBack from '@mui/icons-material/ArrowBack'
import { styled } from '@mui/material/styles'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import errorWords from '@content/pages/error.yaml'
import notFoundWords from '@content/pages/not-found.yaml'
import { states } from '@theme'
import type { NotFoundWords } from '../lib/content/types.ts'
import { paths } from '../lib/paths.ts'
import { useHydrated } from '../lib/useHydrated.ts'
import { NotFoundView } from './NotFoundView.tsx'
import { PageHead } from './PageHead.tsx'
import { StateBack, StateTitle, StateView } from './StateView.tsx'

const Message = styled('pre', { name: 'SiteFailureView', slot: 'Message' })(states.message)

const NOT_FOUND = 404

type FailureViewProps = {
  /** What a page for one kind of thing says when the thing isn't there. */
  missing?: { words: NotFoundWords; backTo: string }
}

/**
 * Stands in place of a page that could not be shown: the thing isn't there, or something went wrong. The not-found
 * file says `Page Not Found` for every address, so that is what it is taken over with; a page's own words follow.
 */
export function FailureView({ missing }: FailureViewProps) {
  const error = useRouteError()
  const isHydrated = useHydrated()
  if (!isRouteErrorResponse(error) || error.status !== NOT_FOUND) return <ErrorView message={messageOf(error)} />
  if (missing === undefined || !isHydrated) {
    return <NotFoundView words={notFoundWords} backTo={paths.home()} showsCode />
  }
  return <NotFoundView {...missing} />
}

function ErrorView({ message }: { message: string }) {
  return (
    <>
      <PageHead words={errorWords.head} />
      <StateView component="section">
        <StateTitle variant="h2" component="h1" tabIndex={-1}>
          {errorWords.title}
        </StateTitle>
        <Message>{message}</Message>
        <StateBack to={paths.home()}>
          <ArrowBack />
          <span>{errorWords.back}</span>
        </StateBack>
      </StateView>
    </>
  )
}

/** Status and status text of an answer, or the message of an error. */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : String(error)
}
