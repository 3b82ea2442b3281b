/** What a theme says about the pictures drawn at build: colours, families and grounds. No drawing code lives in a theme. */

/** Colours of one ground, by the role a mark plays in the drawing. All values are six-digit hex texts. */
export type ArtPalette = {
  /** The surface. */
  bg: string
  /** What the drawing is made of. */
  ink: string
  /** Quiet structure: hairlines, masks, far away marks. */
  hair: string
  /** The one lit thing. */
  accent: string
  /** A second series beside the lit one; styles with a single pen repeat the ink. */
  second: string
}

export type ArtRole = keyof ArtPalette

/** Which family draws a picture: the first tag that holds a word beginning with one of these wins. */
export type FamilyRule<Family extends string> = { words: readonly string[]; family: Family }

/** Which ground a picture stands on, by its place in the list. */
export type GroundOrder<Ground extends string> = {
  /** Grounds by position; it starts again after the last. */
  cycle: readonly Ground[]
  /** Ground of featured items, when they stand out. */
  featured?: Ground
  /** How many featured grounds a list bears before it falls back to the cycle. */
  featuredLimit?: number
}

/** One drawing across the page, or one beside each speciality: in turn, from the first again after the last. */
type HireArt<Drawing> = { across: Drawing } | { specialities: readonly Drawing[] }

type Art<Style extends string, Family extends string, Ground extends string> = {
  /** The hand that draws. */
  style: Style
  /** Colours of every ground in the light scheme. */
  light: Readonly<Record<Ground, ArtPalette>>
  /** Colours of every ground in the dark scheme. */
  dark: Readonly<Record<Ground, ArtPalette>>
  families: readonly FamilyRule<Family>[]
  /** Grounds of the posts, newest first. */
  posts: GroundOrder<Ground>
  /** Grounds of the projects, in list order. */
  projects: GroundOrder<Ground>
  /** Ground of the portrait. */
  portrait: Ground
  /** The pictures of the hire page. */
  hire: HireArt<{ family: Family; ground: Ground }>
  /** Colours of the page around the social image and the site icon. */
  page: Readonly<Record<'light' | 'dark', ArtPalette>>
}

export type EditorialFamily = 'attention' | 'separation' | 'arcs' | 'contour' | 'lattice' | 'diffusion' | 'neighbours'
export type EditorialGround = 'paper' | 'ink' | 'accent'
export type EditorialArt = Art<'editorial', EditorialFamily, EditorialGround>

export type ReadoutFamily = 'agents' | 'descent' | 'attention' | 'embedding' | 'waveform' | 'denoise'
export type ReadoutGround = 'paper' | 'ink' | 'signal' | 'reference' | 'sand' | 'readout'
export type ReadoutArt = Art<'readout', ReadoutFamily, ReadoutGround>

/** The art of a theme: one of the two hands the build can draw with, in the theme's own colours. */
export type ThemeArt = EditorialArt | ReadoutArt
