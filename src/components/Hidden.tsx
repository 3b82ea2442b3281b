import { styled } from '@mui/material/styles'
import { layout } from '@theme'

/** Words for screen readers alone. */
export const Hidden = styled('span', { name: 'SiteHidden', slot: 'Root' })(layout.hidden)
