import { Component, type ReactNode } from 'react'

type PageGuardProps = { isShown: boolean; children: ReactNode }
type PageGuardState = { failure?: { error: unknown } }

/**
 * Keeps a fault of a page that is drawn ahead from the one on the screen: it is told of when its turn has come. React
 * tells of faults to classes alone.
 */
export class PageGuard extends Component<PageGuardProps, PageGuardState> {
  override state: PageGuardState = {}

  static getDerivedStateFromError(error: unknown): PageGuardState {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (this.props.isShown) throw failure.error
    return null
  }
}
