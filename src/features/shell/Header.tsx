import AppBar from '@mui/material/AppBar'
import { styled } from '@mui/material/styles'
import { shell } from '@theme'
import { Menu } from './Menu.tsx'
import { PendingStatus } from './PendingStatus.tsx'
import { SchemeButton } from './SchemeButton.tsx'
import { Wordmark } from './Wordmark.tsx'

const Bar = styled(AppBar)(shell.bar)
const Content = styled('div')(shell.barContent)

/**
 * The bar at the top. Outlined, because MUI gives its other kind a style attribute, which the site's security policy
 * forbids. What the menu's button opens comes right after it, for those who go by the Tab key.
 */
export function Header() {
  return (
    <Bar variant="outlined">
      <Content>
        <Wordmark />
        <SchemeButton />
        <Menu />
      </Content>
      <PendingStatus />
    </Bar>
  )
}
