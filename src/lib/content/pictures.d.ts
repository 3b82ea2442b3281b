/** Pictures of the site itself, made when it is built. */
declare module '@content/pictures' {
  /** The person, as the home page shows them. */
  export const portrait: import('./types.ts').Picture
  /** The person, as the about page shows them. */
  export const profile: import('./types.ts').Picture
  /** What stands on the hire page between the pitch and the specialities. */
  export const hire: import('./types.ts').Picture
  /** Absolute address of the picture for shared links. */
  export const socialImage: string
}
