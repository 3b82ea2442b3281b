import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FontSpec } from '../../../theme/fontContract.ts'
import { type BuiltFonts, buildFonts, type FontOptions } from '../fonts/buildFonts.ts'

/** Below the base path of the site. */
export const FONT_FOLDER = 'fonts/'

type SiteFonts = { root: string; specs: readonly FontSpec[]; basePath: string; cut?: FontOptions['cut'] }

/** The theme's fonts, cut to the letters that stand anywhere in `content/`. */
export async function siteFonts({ root, specs, basePath, cut }: SiteFonts): Promise<BuiltFonts> {
  return buildFonts(specs, {
    root,
    textUsed: await lettersOf(join(root, 'content')),
    address: (name) => `${basePath}${FONT_FOLDER}${name}`,
    cut,
  })
}

/** Every letter of the text files in a folder, once. */
async function lettersOf(folder: string): Promise<string> {
  const letters = new Set<string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:md|yaml)$/i.test(entry.name)) continue
    for (const letter of await readFile(join(entry.parentPath, entry.name), 'utf8')) letters.add(letter)
  }
  return [...letters].join('')
}
