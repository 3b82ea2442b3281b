import AppBar from '@mui/material/AppBar'
import Toolbar from '@mui/material/Toolbar'
import { styled } from '@mui/material/styles'
import { baseTokens, shell } from '@theme'
import { Menu } from './Menu.tsx'
import { PendingStatus } from './PendingStatus.tsx'
import { SchemeButton } from './SchemeButton.tsx'
import { Wordmark } from './Wordmark.tsx'

const Root = styled(AppBar, { name: 'SiteHeader', slot: 'Root' })(shell.header)
const Content = styled(Toolbar, { name: 'SiteHeader', slot: 'Toolbar' })(shell.toolbar)

/**
 * The bar at the top. What the menu's button opens comes right after it, for those who go by the Tab key. As an
 * outlined Paper the bar has no inline style, which the policy of prerendered pages forbids.
 */
export function Header() {
  return (
    <Root variant="outlined" position="sticky" color="inherit">
      <Content disableGutters variant="dense">
        <Wordmark />
        {baseTokens.schemes === 'both' && <SchemeButton />}
        <Menu />
      </Content>
      <PendingStatus />
    </Root>
  )
}
