import type { TypographyStyle } from '@mui/material/styles'

/** Text styles beside MUI's own, named by what they set. */
type OurVariants = {
  /** The name on the home page. */
  name: TypographyStyle
  /** The typewriter line. */
  type: TypographyStyle
  /** The headline of a post or a project. */
  h1Article: TypographyStyle
  /** Opening sentences. */
  lead: TypographyStyle
  /** The body of a post or a project. */
  prose: TypographyStyle
  /** Navigation, counts and what the machine says. */
  mono: TypographyStyle
  /** Big numbers. */
  figure: TypographyStyle
}

declare module '@mui/material/styles' {
  interface TypographyVariants extends OurVariants {}
  interface TypographyVariantsOptions extends OurVariants {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    name: true
    type: true
    h1Article: true
    lead: true
    prose: true
    mono: true
    figure: true
  }
}
