/** The colour roles every theme fills, in both schemes, as six-digit hex strings. */
export type Roles = {
  background: {
    /** The page. */
    default: string
    /** Raised surfaces: menus. */
    paper: string
    /** Quoted things: impact, code, callouts, static chips. */
    sunken: string
  }
  text: {
    /** Headings, prose, controls. */
    primary: string
    /** Excerpts, leads, navigation at rest. */
    secondary: string
    /** Dates and captions; never running text. */
    tertiary: string
  }
  /** Hairlines between cells; decorative. */
  divider: string
  /** Borders of controls. */
  outline: string
  /** Structural lines. */
  rule: string
  /** Filled buttons and pressed chips. */
  primary: { main: string; dark: string; contrastText: string }
  /** The accent: what is live, current, pointed at. */
  secondary: { main: string; dark: string; contrastText: string }
  /** The accent where it is small text. */
  accentText: string
  /** The second pen: links in prose, related things. */
  reference: string
  /** The mark around what has the focus. */
  focus: string
  error: { main: string; contrastText: string }
  /** A surface turned inside out: the mission box. */
  inverse: { background: string; text: string; muted: string; accent: string; line: string }
  /** The footer's surface. */
  footer: { background: string; text: string; muted: string; line: string }
}

/** Roles beside MUI's own. */
type SiteRoles = Pick<Roles, 'outline' | 'rule' | 'accentText' | 'reference' | 'focus' | 'inverse' | 'footer'>

/** The name of a colour, as a path: `divider`, `text.primary`. */
export type ColorRole = {
  [Group in keyof Roles]: Roles[Group] extends string ? Group : `${Group}.${keyof Roles[Group] & string}`
}[keyof Roles]

declare module '@mui/material/styles' {
  interface TypeBackground {
    sunken: string
  }
  interface TypeText {
    tertiary: string
  }
  interface Palette extends SiteRoles {}
  interface PaletteOptions extends SiteRoles {}
}
