import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import words from '@content/interface.yaml'
import { shell } from '@theme'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { useIsLeaving } from './useIsLeaving.ts'
import { useRouteFocus } from './useRouteFocus.ts'
import { useSiteLinks } from './useSiteLinks.ts'

const SkipLink = styled(Link, { name: 'SiteShell', slot: 'SkipLink' })(shell.skipLink)
const Main = styled('main', { name: 'SiteShell', slot: 'Main' })(shell.main)

/** What stands around every page. */
export function Shell() {
  return (
    <>
      <SkipLink href="#site-main">{words.skipLink}</SkipLink>
      <Header />
      <Page />
      <Footer />
    </>
  )
}

/** The page itself, and what happens when another takes its place: first the scroll position, then the focus. */
function Page() {
  const main = useRef<HTMLElement>(null)
  const isLeaving = useIsLeaving()
  useSiteLinks()
  useRouteFocus(main)
  return (
    <>
      <Main ref={main} id="site-main" tabIndex={-1} aria-busy={isLeaving || undefined}>
        <Outlet />
      </Main>
      <ScrollRestoration />
    </>
  )
}
