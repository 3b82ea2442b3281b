import { graphemesOf } from './graphemes.ts'

/** Cuts of excerpts, in user-perceived characters. */
export const GRID_EXCERPT = 120
export const LIST_EXCERPT = 150

const ELLIPSIS = '...'

/** The first `limit` letters of a text, with `...` only where something was cut off. */
export function shorten(text: string, limit: number): string {
  // A letter is at least one code unit, so a text no longer than the limit has nothing to cut.
  if (text.length <= limit) return text
  const letters = graphemesOf(text)
  return letters.length <= limit ? text : `${letters.slice(0, limit).join('')}${ELLIPSIS}`
}
