import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import BarChart from '@mui/icons-material/BarChart'
import Build from '@mui/icons-material/BuildOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import MusicNote from '@mui/icons-material/MusicNoteOutlined'
import SmartToy from '@mui/icons-material/SmartToyOutlined'
import TrendingUp from '@mui/icons-material/TrendingUp'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Work from '@mui/icons-material/Work'
import type { SvgIconProps } from '@mui/material/SvgIcon'

const ICONS = new Map([
  ['AI Agents', SmartToy],
  ['Speech & Audio', MusicNote],
  ['Computer Vision', Visibility],
  ['Government Tech', AccountBalance],
  ['Media Analytics', BarChart],
  ['HR Technology', Groups],
  ['Data Science', TrendingUp],
  ['Information Systems', MenuBook],
  ['ML Tools', Build],
])

/** The icon of a project category; a briefcase for any other. Decorative: the category stands beside it as text. */
export function CategoryIcon({ category, ...props }: SvgIconProps & { category: string }) {
  const Icon = ICONS.get(category) ?? Work
  return <Icon aria-hidden="true" {...props} />
}
