import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import words from '@content/interface.yaml'
import { shell } from '@theme'
import { SiteLink } from '../../components/SiteLink.tsx'
import { withoutTrailingSlash } from '../../lib/paths.ts'
import { sitePages } from './sitePages.ts'

const Root = styled('nav')(shell.navigation)
const PageLink = styled(SiteLink)(shell.navigationLink)

/**
 * The main navigation. The current page is marked on an exact match alone; React Router's NavLink would lose the mark
 * where a host adds a slash to the address.
 */
export function Navigation() {
  const current = withoutTrailingSlash(useLocation().pathname)
  return (
    <Root aria-label={words.navigation.label}>
      <ul>
        {sitePages.map(({ path, label }) => (
          <li key={path}>
            <PageLink to={path} aria-current={path === current ? 'page' : undefined}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </Root>
  )
}
