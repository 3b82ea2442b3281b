/**
 * How much room a name takes, so that the theme can set it as large as its place allows. Widths are counted in
 * average lower-case letters: the theme knows how wide one of those is in its own face.
 */
import { lettersOf } from './letters.ts'

export type NameShape = {
  /** On how many lines the name stands. */
  lines: 1 | 2
  /** Width of its widest line. */
  widest: number
  /** Scripts other than Latin, Greek and Cyrillic have their own heights, and must not be spaced tighter. */
  script: 'alphabet' | 'other'
}

/** Names up to this width stand on one line. */
const ONE_LINE = 14

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 2],
  [/^[\s.,'’ijlI|·-]/u, 0.55],
  [/^[frt]/u, 0.75],
  [/^[mwMW@]/u, 1.6],
  [/^\p{Lu}/u, 1.25],
]

/** Width of the wider line when a name stands on two lines, split where they are narrowest. A single word stays whole. */
export function stackedWidth(name: string): number {
  return rounded(narrowest(name.split(/\s+/)))
}

function narrowest(words: string[]): number {
  if (words.length === 1) return widthOf(words.join(' '))
  const splits = words
    .slice(1)
    .map((_, index) =>
      Math.max(widthOf(words.slice(0, index + 1).join(' ')), widthOf(words.slice(index + 1).join(' '))),
    )
  return Math.min(...splits)
}

/** Lays a name out on one line or two. */
export function nameShape(name: string): NameShape {
  const script = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{M}]*$/u.test(name)
    ? 'alphabet'
    : 'other'
  const width = widthOf(name)
  const words = name.split(/\s+/)
  if (width <= ONE_LINE || words.length === 1) return { lines: 1, widest: rounded(width), script }
  return { lines: 2, widest: rounded(narrowest(words)), script }
}

const rounded = (width: number) => Math.round(width * 10) / 10

function widthOf(text: string): number {
  return lettersOf(text.normalize('NFD')).reduce(
    (sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 1),
    0,
  )
}
