import { styled } from '@mui/material/styles'
import { layout } from '@theme'

/** The drawn underscore after a headline; say `aria-hidden` where it stands. */
export const Mark = styled('span', { name: 'SiteMark', slot: 'Root' })(layout.mark)
