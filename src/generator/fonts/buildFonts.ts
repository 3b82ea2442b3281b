import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FontFile, FontSpec, PageKind } from '../../../theme/fontContract.ts'
import { contentHash } from '../hashes.ts'
import type { Store } from '../store.ts'
import { type Cut, cutFont } from './cutFont.ts'
import { fallbackFace } from './fallbackFace.ts'
import { type FontFace, fontFaceRule } from './fontFace.ts'
import { inUnicodeRange, lettersToKeep } from './lettersToKeep.ts'

export type FontOptions = {
  /** Root of the project, below which `node_modules` lies. */
  root: string
  /** All text the pages show; every character of it is kept, if the packages have it. */
  textUsed: string
  /** Address of a font file by its name, with the base path. */
  address: (name: string) => string
  /** Keeps the files that have been cut. */
  store: Store
  /** Cuts a file, perhaps in another thread. */
  cut?: (cut: Cut) => Promise<Uint8Array>
}

export type BuiltFonts = {
  files: { name: string; data: Uint8Array }[]
  /** The rules as style objects, for a global style of Emotion. */
  faces: FontFace[]
  /** The same rules as CSS text. */
  css: string
  /** The files a page of this kind should ask for at once. */
  preloads: Record<PageKind, Preload[]>
}

/** A file to ask for at once, by pages that hold one of some pieces of HTML or, without these, by all. */
export type Preload = { address: string; shownBy?: readonly string[] | undefined }
type CutFile = { name: string; data: Uint8Array; face: FontFace; file: FontFile; isPreloaded: boolean }

/**
 * Cuts the theme's fonts to what the site uses (letters, axes, features) and measures their fallbacks.
 * `font-display: swap`: text is readable in a fallback of the same measure until its font arrives, on the first visit too.
 */
export async function buildFonts(specs: readonly FontSpec[], options: FontOptions): Promise<BuiltFonts> {
  const families = await Promise.all(specs.map((spec) => buildFamily(spec, options)))
  const cuts = families.flatMap((family) => family.cuts)
  const faces = families.flatMap((family) => [...family.cuts.map((cut) => cut.face), family.fallback])
  const preloadsOf = (kind: PageKind) =>
    cuts
      .filter(({ isPreloaded, file }) => isPreloaded && file.preload.includes(kind))
      .map(({ name, file: { shownBy } }): Preload => ({ address: options.address(name), shownBy }))
  return {
    files: cuts.map(({ name, data }) => ({ name, data })),
    faces,
    css: faces.map(fontFaceRule).join(''),
    preloads: {
      home: preloadsOf('home'),
      list: preloadsOf('list'),
      article: preloadsOf('article'),
      about: preloadsOf('about'),
      other: preloadsOf('other'),
    },
  }
}

async function buildFamily(spec: FontSpec, options: FontOptions): Promise<{ cuts: CutFile[]; fallback: FontFace }> {
  const folder = join(options.root, 'node_modules', spec.package)
  const ranges = await readRanges(folder)
  const cuts = await Promise.all(spec.files.map((file) => cutFile(spec, file, folder, ranges, options)))
  const regular = spec.files.find((file) => file.style === 'normal')
  if (!regular) throw new Error(`${spec.family} has no upright file to measure`)
  const fallback = await fallbackFace(spec, await readFile(join(folder, pathOf(regular, 'latin'))))
  return { cuts: cuts.flat(), fallback }
}

/** The file of each subset of the package that holds a character of the content; the latin one always. */
async function cutFile(
  spec: FontSpec,
  file: FontFile,
  folder: string,
  ranges: Readonly<Record<string, string>>,
  options: FontOptions,
): Promise<CutFile[]> {
  const kept = [...lettersToKeep(options.textUsed, file.letters)]
  const used = new Set(options.textUsed)
  const isLatin = inUnicodeRange(ranges['latin'] ?? 'U+0000-00FF')
  const subsets = Object.keys(ranges).filter((subset) => {
    const holds = inUnicodeRange(ranges[subset] ?? '')
    return subset === 'latin' || [...used].some((letter) => holds(letter) && !isLatin(letter))
  })
  const cuts = subsets.map(async (subset): Promise<CutFile | undefined> => {
    const range = ranges[subset] ?? 'U+0000-00FF'
    const source = await readFile(join(folder, pathOf(file, subset))).catch(() => undefined)
    if (!source) return undefined
    const text = kept.filter(inUnicodeRange(range)).toSorted().join('')
    const data = await cutOnce(source, text, spec, file, options)
    const name = `${spec.role}-${subset}-${file.style}-${contentHash(data)}.woff2`
    return {
      name,
      data,
      file,
      isPreloaded: subset === 'latin',
      face: {
        fontFamily: `"${spec.family}"`,
        fontStyle: file.style,
        fontWeight: span(file.axes['wght'], ''),
        ...(file.axes['wdth'] ? { fontStretch: span(file.axes['wdth'], '%') } : {}),
        fontDisplay: 'swap',
        src: `url("${options.address(name)}") format("woff2")`,
        ...(subset === 'latin' ? {} : { unicodeRange: range }),
      },
    }
  })
  return (await Promise.all(cuts)).filter((each) => each !== undefined)
}

async function cutOnce(
  source: Uint8Array,
  text: string,
  spec: FontSpec,
  file: FontFile,
  { store, cut = cutFont }: FontOptions,
): Promise<Uint8Array> {
  const key = store.keyOf('font', source, text, JSON.stringify([spec.features, file.axes]))
  return store.get(key, () =>
    cut({
      source,
      text,
      options: {
        targetFormat: 'woff2',
        keepFeatures: spec.features,
        noHinting: true,
        variationAxes: Object.fromEntries(
          Object.entries(file.axes).map(([axis, [min, max]]) => [axis, min === max ? min : { min, max }]),
        ),
      },
    }),
  )
}

function pathOf(file: FontFile, subset: string): string {
  return file.path.replace('{subset}', subset)
}

function span(axis: readonly [number, number] | undefined, unit: string): string {
  if (!axis) return 'normal'
  const [lowest, highest] = axis
  return lowest === highest ? `${lowest}${unit}` : `${lowest}${unit} ${highest}${unit}`
}

/** The characters of each subset of a package, as it declares them. */
async function readRanges(folder: string): Promise<Record<string, string>> {
  const declared: unknown = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'))
  if (typeof declared !== 'object' || declared === null) throw new Error(`${folder}/unicode.json names no subsets`)
  return Object.fromEntries(
    Object.entries(declared).flatMap(([subset, range]) => (typeof range === 'string' ? [[subset, range]] : [])),
  )
}
