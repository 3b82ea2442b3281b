/** Cuts of excerpts, in user-perceived characters. */
export const GRID_EXCERPT = 120
export const LIST_EXCERPT = 150

const ELLIPSIS = '...'
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first `limit` graphemes of a text (Unicode UAX 29), with `...` only where something was cut off. */
export function shorten(text: string, limit: number): string {
  // A grapheme is at least one code unit, so a text no longer than the limit has nothing to cut.
  if (text.length <= limit) return text
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) return `${text.slice(0, index)}${ELLIPSIS}`
    count += 1
  }
  return text
}
