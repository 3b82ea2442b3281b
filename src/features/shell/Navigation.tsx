import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import words from '@content/interface.yaml'
import { shell } from '@theme'
import { SiteLink } from '../../components/SiteLink.tsx'
import type { ComponentProp } from '../../lib/componentProp.ts'
import { withoutTrailingSlash } from '../../lib/paths.ts'
import { sitePages } from './sitePages.ts'

const Root = styled(Box, { name: 'SiteNavigation', slot: 'Root' })<ComponentProp>(shell.navigation)
const Pages = styled(List, { name: 'SiteNavigation', slot: 'List' })(shell.navigationList)
const Item = styled(ListItem, { name: 'SiteNavigation', slot: 'Item' })(shell.navigationItem)
const PageLink = styled(SiteLink, { name: 'SiteNavigation', slot: 'Link' })(shell.navigationLink)

/**
 * The main navigation. The current page is marked on an exact match alone; React Router's NavLink would lose the mark
 * where a host adds a slash to the address.
 */
export function Navigation() {
  const current = withoutTrailingSlash(useLocation().pathname)
  return (
    <Root component="nav" aria-label={words.navigation.label}>
      <Pages disablePadding>
        {sitePages.map(({ path, label }) => (
          <Item key={path} disablePadding>
            <PageLink to={path} aria-current={path === current ? 'page' : undefined}>
              {label}
            </PageLink>
          </Item>
        ))}
      </Pages>
    </Root>
  )
}
