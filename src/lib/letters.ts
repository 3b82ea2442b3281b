const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The letters of a text as people count them: accents, joined emoji and syllables are one each. */
export function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
