/** What a theme says about its fonts: files of npm packages, served by the site itself. */

/** The kinds of page that may ask for a font at once, before any style is read. */
export type PageKind = 'home' | 'list' | 'article' | 'about' | 'other'

export type FontFile = {
  /** Path inside the package, without the subset: `files/newsreader-{subset}-wght-normal.woff2`. */
  path: string
  style: 'normal' | 'italic'
  /** Axes the theme uses, cut to the span it uses: what lies outside is dropped from the file. */
  axes: Readonly<Record<string, readonly [lowest: number, highest: number]>>
  /** Kinds of page that ask for this file at once: those that show it above the fold. */
  preload: readonly PageKind[]
  /**
   * Pieces of HTML that are shown in this file, such as `<em>`: pages of these kinds ask for it only if they hold one.
   * Without this, all of them do.
   */
  shownBy?: readonly string[]
  /**
   * Letters kept: `wide` keeps all of Latin-1 and the usual punctuation beside what the content uses; `used` only what
   * the content uses and printable ASCII.
   */
  letters: 'wide' | 'used'
}

export type FontSpec = {
  /** What the family speaks for. */
  role: 'sans' | 'serif' | 'mono'
  /** Name of the family in styles. */
  family: string
  /** npm package the files come from. */
  package: string
  /** Name of the fallback family in styles: a local font stretched to the same measure. */
  fallbackFamily: string
  /** The local font behind the fallback. */
  fallback: 'Arial' | 'Georgia' | 'Courier New'
  /** OpenType features the theme sets or the letters need; others are dropped. */
  features: readonly string[]
  files: readonly FontFile[]
}
