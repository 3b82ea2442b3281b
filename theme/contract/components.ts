import type { CSSObject } from '@mui/material/styles'

declare module '@mui/material/styles' {
  interface Components {
    /** The site's own components, named after their files: `SiteInsightCard: { styleOverrides: { root: { … } } }`. */
    [name: `Site${string}`]: { styleOverrides?: Record<string, CSSObject> }
  }
}
