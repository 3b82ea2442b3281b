import { Component, type ReactNode } from 'react'
import { pagesAhead } from '../../lib/pagesAhead.ts'

type PageGuardProps = { path: string; isShown: boolean; children: ReactNode }

/** Keeps a fault of a page that is drawn ahead from the one on the screen: it is told of when its turn has come. */
export class PageGuard extends Component<PageGuardProps, { error?: unknown; hasFailed: boolean }> {
  override state: { error?: unknown; hasFailed: boolean } = { hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  override componentDidCatch() {
    const { path, isShown } = this.props
    if (!isShown) pagesAhead.keep((other) => other !== path)
  }

  override render() {
    const { isShown, children } = this.props
    const { error, hasFailed } = this.state
    if (!hasFailed) return children
    if (isShown) throw error
    return null
  }
}
