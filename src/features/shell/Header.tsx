import { styled } from '@mui/material/styles'
import { shell } from '@theme'
import { Menu } from './Menu.tsx'
import { PendingStatus } from './PendingStatus.tsx'
import { SchemeButton } from './SchemeButton.tsx'
import { Wordmark } from './Wordmark.tsx'

const Bar = styled('header')(shell.bar)
const Content = styled('div')(shell.barContent)

/** The bar at the top. What the menu's button opens comes right after it, for those who go by the Tab key. */
export function Header() {
  return (
    <Bar>
      <Content>
        <Wordmark />
        <SchemeButton />
        <Menu />
      </Content>
      <PendingStatus />
    </Bar>
  )
}
