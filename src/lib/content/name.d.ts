/** How much room the owner's name takes, worked out when the site is built; see `src/generator/content/nameShape.ts`. */
declare module '@content/name' {
  export const lines: 1 | 2
  export const widest: number
  export const upper: number
  export const lower: number
  export const script: 'alphabet' | 'accented' | 'other'
}
