/** Spaces, Latin letters and signs, none of which joins its neighbour: each is a letter of its own. */
const PLAIN = /^[ -\u02ff]*$/

let graphemes: Intl.Segmenter | undefined

/**
 * The letters of a text as people count them (graphemes, Unicode UAX 29): accents, joined emoji and syllables are one
 * each. The browser reads a large table the first time it is asked for these, so plain text is cut without it.
 */
export function graphemesOf(text: string): string[] {
  if (PLAIN.test(text)) return text.split('')
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
