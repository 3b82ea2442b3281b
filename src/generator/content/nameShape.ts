/**
 * How much room a name takes, so that the theme can set it as large as its place allows. Widths are counted in
 * average lower-case letters: the theme knows how wide one of those is in its own face.
 */
import { graphemesOf } from '../../lib/graphemes.ts'
import { exportsOf } from '../exportsOf.ts'
import { readContentFile } from './readContentFile.ts'

/** The module that tells the name's shape to the page. */
export const NAME_MODULE = '@content/name'

type NameShape = {
  /** On how many lines the name stands. */
  lines: 1 | 2
  /** Width of its widest line. */
  widest: number
  /** Widths of both lines when it stands on two whatever its length; a single word counts as both. */
  upper: number
  lower: number
  /**
   * Scripts other than Latin, Greek and Cyrillic have their own heights, and must not be spaced tighter; capitals with
   * accents want more room between the lines.
   */
  script: 'alphabet' | 'accented' | 'other'
}

/** Names up to this width stand on one line. */
const ONE_LINE = 14

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 2],
  [/^[\s.,'’ijlI|·-]/u, 0.45],
  [/^[frt]/u, 0.65],
  [/^[mwMW@]/u, 1.5],
  [/^[EFJLSTZ]/u, 1.1],
  [/^\p{Lu}/u, 1.25],
]

/** Split where the two lines are narrowest. */
function stackedWidths(name: string): [upper: number, lower: number] {
  const words = name.split(/\s+/)
  const splits = words.map((_, index): [number, number] => [
    widthOf(words.slice(0, index + 1).join(' ')),
    widthOf(words.slice(index + 1).join(' ')),
  ])
  const [upper, lower] = splits.reduce((best, split) => (Math.max(...split) < Math.max(...best) ? split : best))
  return [upper, lower || upper]
}

/** The source of that module, for the name in the owner's files. */
export function nameModule(root: string): string {
  return exportsOf(nameShape(readContentFile(root, 'site.yaml').value?.name ?? ''))
}

/** Lays a name out on one line or two. */
export function nameShape(name: string): NameShape {
  const script = scriptOf(name)
  const width = widthOf(name)
  const [upper, lower] = stackedWidths(name)
  if (width <= ONE_LINE || !/\s/.test(name)) return { lines: 1, widest: width, upper, lower, script }
  return { lines: 2, widest: Math.max(upper, lower), upper, lower, script }
}

function scriptOf(name: string): NameShape['script'] {
  if (!/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{M}]*$/u.test(name)) return 'other'
  return /\p{Lu}\p{M}/u.test(name.normalize('NFD')) ? 'accented' : 'alphabet'
}

function widthOf(text: string): number {
  const width = graphemesOf(text.normalize('NFD')).reduce(
    (sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 1),
    0,
  )
  return Math.round(width * 10) / 10
}
