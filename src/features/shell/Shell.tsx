import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import words from '@content/interface.yaml'
import { shell } from '@theme'
import type { PageStore } from '../../lib/pageStore.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Pages } from './Pages.tsx'
import { useIsNavigating } from './useIsNavigating.ts'
import { useRouteFocus } from './useRouteFocus.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

const SkipLink = styled(Link, { name: 'SiteShell', slot: 'SkipLink' })(shell.skipLink)
const Main = styled('main', { name: 'SiteShell', slot: 'Main' })(shell.main)

type ShellProps = { store: PageStore }

/** What surrounds every page. */
export function Shell({ store }: ShellProps) {
  return (
    <>
      <SkipLink href="#site-main">{words.skipLink}</SkipLink>
      <Header />
      <Content store={store} />
      <Footer />
    </>
  )
}

/** The page itself, and what happens when another takes its place: first the scroll position, then the focus. */
function Content({ store }: ShellProps) {
  const main = useRef<HTMLElement>(null)
  const isNavigating = useIsNavigating()
  useScrollRestoration()
  useRouteFocus(main)
  return (
    <Main ref={main} id="site-main" tabIndex={-1} aria-busy={isNavigating || undefined}>
      <Pages store={store} />
    </Main>
  )
}
