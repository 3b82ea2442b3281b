import { Component, type ReactNode } from 'react'
import { ErrorView } from '../../components/ErrorView.tsx'

type PageErrorBoundaryProps = { children: ReactNode }
type PageErrorBoundaryState = { failure?: { error: unknown } }

/** Shows the error screen in place of a page that can't be loaded or rendered. React has error boundaries as classes only. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = {}

  static getDerivedStateFromError(error: unknown): PageErrorBoundaryState {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    return failure === undefined ? this.props.children : <ErrorView error={failure.error} />
  }
}
