import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontSpec } from '../../../theme/fontContract.ts'
import type { Store } from '../store.ts'
import { type BuiltFonts, buildFonts, type FontOptions } from '../fonts/buildFonts.ts'
import { fontFaceRule } from '../fonts/fontFace.ts'
import { MATH_PACKAGE, mathFont } from '../fonts/mathFont.ts'

/** Below the base path of the site. */
export const FONT_FOLDER = 'fonts/'

type SiteFonts = {
  root: string
  store: Store
  specs: readonly FontSpec[]
  basePath: string
  cut?: FontOptions['cut']
}

/** The theme's fonts, cut to the letters that are anywhere in `content/`, and the font of its formulas. */
export async function siteFonts({ root, store, specs, basePath, cut }: SiteFonts): Promise<BuiltFonts> {
  const address = (name: string) => `${basePath}${FONT_FOLDER}${name}`
  const [fonts, math] = await Promise.all([
    buildFonts(specs, { root, store, textUsed: nonAsciiCharacters(join(root, 'content')), address, cut }),
    mathFont({ root, store, address, cut }),
  ])
  if (math === undefined) return fonts
  const { name, data, face } = math
  return {
    files: [...fonts.files, { name, data }],
    faces: [...fonts.faces, face],
    css: fonts.css + fontFaceRule(face),
    preloads: {
      ...fonts.preloads,
      article: [...fonts.preloads.article, { address: address(name), shownBy: ['<math'] }],
    },
  }
}

/** The licence texts of the fonts: the SIL Open Font License asks for them wherever the files are published. */
export function fontLicences(root: string, specs: readonly FontSpec[], { files }: BuiltFonts) {
  const hasMath = files.some(({ name }) => name.startsWith('math-'))
  const packages = new Set([...specs.map((spec) => spec.package), ...(hasMath ? [MATH_PACKAGE] : [])])
  return [...packages].map((name) => ({
    name: `${name.replace(/^@[^/]+\//, '')}-license.txt`,
    text: readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8'),
  }))
}

/** Every letter of the text files in a folder, once, beyond those every font keeps. */
function nonAsciiCharacters(folder: string): string {
  const letters = new Set<string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:md|yaml)$/i.test(entry.name)) continue
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    for (const letter of text.match(/\P{ASCII}/gu) ?? []) letters.add(letter)
  }
  return [...letters].join('')
}
