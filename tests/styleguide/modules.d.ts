/** What `styleGuidePlugin.ts` gives to the stories. */

declare module '@styleguide/themes' {
  /** Names of the folders of `theme/`, the one the site wears first. */
  export const themes: string[]
}

declare module '@styleguide/tokens' {
  /** Everything the chosen theme's `tokens.ts` exports. */
  export const tokens: Record<string, unknown>
}

declare module '@styleguide/samples' {
  export const posts: import('../../src/lib/content/types.ts').PostSummary[]
  export const projects: import('../../src/lib/content/types.ts').ProjectSummary[]
  /** A featured project with its text. */
  export const project: import('../../src/lib/content/types.ts').Project
  /** A text with everything that Markdown can be here, as HTML. */
  export const specimen: string
}
