/** The typeface of formulas: browsers lay out MathML by a font's MATH table, which few systems have a font with. */
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mathematics } from '../content/markdown/mathematics.ts'
import { contentHash } from '../hashes.ts'
import type { Store } from '../store.ts'
import { type Cut, cutFont } from './cutFont.ts'
import type { FontFace } from './fontFace.ts'

/** The name that themes set formulas in. */
const FAMILY = 'Site Math'
/** STIX Two Math, under the SIL Open Font License. */
export const MATH_PACKAGE = '@fontsource/stix-two-math'
/** The package's one file holds all of the font, whatever its name says. */
const SOURCE = `node_modules/${MATH_PACKAGE}/files/stix-two-math-latin-400-normal.woff2`
/** Variants for superscripts and for dotless letters below accents, which MathML asks for. */
const FEATURES = ['ssty', 'dtls', 'flac']

/** First letters of alphabets, and of the same alphabets in mathematical italics (Unicode, U+1D400 to U+1D7FF). */
const ITALIC_ALPHABETS = [
  { first: 0x41, count: 26, italic: 0x1d434 },
  { first: 0x61, count: 26, italic: 0x1d44e },
  { first: 0x391, count: 25, italic: 0x1d6e2 },
  { first: 0x3b1, count: 25, italic: 0x1d6fc },
]
/** The italic h has a place of its own, that of the Planck constant. */
const ITALIC_H = '\u210e'

type MathFontOptions = {
  root: string
  store: Store
  address: (name: string) => string
  cut?: (cut: Cut) => Promise<Uint8Array>
}

export type MathFont = { name: string; data: Uint8Array; face: FontFace }

/** The font cut to what the formulas of the site's texts use; nothing where there are none. */
export async function mathFont({
  root,
  store,
  address,
  cut = cutFont,
}: MathFontOptions): Promise<MathFont | undefined> {
  const letters = formulaLetters(join(root, 'content'))
  if (letters.size === 0) return undefined
  const source = await readFile(join(root, SOURCE))
  const text = [...letters].toSorted().join('')
  const data = await store.get(store.keyOf('font', source, text, JSON.stringify(FEATURES)), () =>
    cut({ source, text, options: { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true } }),
  )
  const name = `math-${contentHash(data)}.woff2`
  const src = `url("${address(name)}") format("woff2")`
  return { name, data, face: { fontFamily: `"${FAMILY}"`, src, fontDisplay: 'swap' } }
}

/** What the formulas of all texts consist of once they are MathML, italics included. */
function formulaLetters(folder: string): Set<string> {
  const letters = new Set<string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.md')) continue
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    for (const tex of formulasIn(text)) {
      const result = mathematics(tex, false)
      if ('problem' in result) continue
      for (const letter of result.html.replace(/<[^>]*>/g, '')) letters.add(letter).add(italicOf(letter))
    }
  }
  return letters
}

/** What may be a formula: text between dollar signs that is none is left out, or keeps a few letters too many. */
function formulasIn(text: string): string[] {
  return [...text.matchAll(/\$\$([\s\S]+?)\$\$|\$([^$\n]+)\$/g)].flatMap(([, block, inline]) => block ?? inline ?? [])
}

/** The letter that browsers show for one that is alone in an `mi` (https://www.w3.org/TR/mathml-core/#new-text-transform-values). */
function italicOf(letter: string): string {
  if (letter === 'h') return ITALIC_H
  const point = letter.codePointAt(0) ?? 0
  const alphabet = ITALIC_ALPHABETS.find(({ first, count }) => point >= first && point < first + count)
  return alphabet === undefined ? letter : String.fromCodePoint(alphabet.italic + point - alphabet.first)
}
