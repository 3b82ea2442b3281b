import type { TypographyStyle, TypographyVariant } from '@mui/material/styles'

/**
 * Text styles beside MUI's own: the name and the typewriter line of the home page, the headline of a post or a project,
 * opening sentences, the body of a post or a project, navigation and counts, big numbers.
 */
type SiteVariant = 'name' | 'type' | 'h1Article' | 'lead' | 'prose' | 'mono' | 'figure'

/** The names of all text styles a part can be set in. */
export type TextStyleName = Exclude<TypographyVariant, 'subtitle1' | 'subtitle2'> | SiteVariant

declare module '@mui/material/styles' {
  interface TypographyVariants extends Record<SiteVariant, TypographyStyle> {}
  interface TypographyVariantsOptions extends Record<SiteVariant, TypographyStyle> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<SiteVariant, true> {}
}
