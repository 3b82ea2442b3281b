/** Words read in a minute; code and formulas count as words do. */
const WORDS_PER_MINUTE = 200

/** Words of a Markdown text. Chinese and Japanese write no blanks: two of their signs count as a word. */
export function countWords(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_-]*/gu)?.length ?? 0
  const signs = markdown.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const runs =
    signs === 0 ? 0 : (markdown.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu)?.length ?? 0)
  return words - runs + Math.ceil(signs / 2)
}

/** Minutes a text takes to read, at least one. */
export function readMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
