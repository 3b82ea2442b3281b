/** Pictures of the site itself, made when it is built. */
declare module '@content/pictures' {
  /** The person, as the home page shows them. */
  export const portrait: import('./types.ts').Picture
  /** The person, as the about page shows them. */
  export const profile: import('./types.ts').Picture
  /** Absolute address of the picture for shared links. */
  export const socialImage: string
}

/** Pictures of the hire page, in a module of their own because no other page asks for them. */
declare module '@content/hirePictures' {
  /** What stands between the pitch and the specialities, where the theme has a picture there. */
  export const across: import('./types.ts').Picture | undefined
  /** What the specialities show in turn, where the theme has pictures there. */
  export const specialities: import('./types.ts').Picture[]
}
