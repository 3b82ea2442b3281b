import type { ArtPalette, GroundOrder, ThemeArt } from '../../../theme/artContract.ts'
import type { Family } from './drawing/Composition.ts'
import { at } from './drawing/numbers.ts'
import { fingerprint, randomFrom } from './drawing/random.ts'
import { backgroundElement, layerElement, type SchemeColours, svgDocument } from './drawing/svgDocument.ts'
import { editorialFamilies } from './editorial/families.ts'
import { readoutFamilies } from './readout/families.ts'

export type Cover = {
  id: number | string
  title: string
  /** Tags, technologies or a category: they choose the family. */
  tags: readonly string[]
  /** A ground of the theme's art; an unknown one falls back to the theme's first. */
  ground: string
  width: number
  height: number
  /** A family of the theme's art, in place of the one the tags choose. */
  family?: string
}

/** Draws a cover, composed for its size. The same input gives the same bytes on every machine. */
export function drawCover(cover: Cover, art: ThemeArt): string {
  const { id, title, tags, width, height } = cover
  const families = familiesOf(art)
  const name = cover.family && cover.family in families ? cover.family : familyFor(tags, title, art)
  const draw = families[name]
  if (!draw) throw new Error(`The ${art.style} hand has no family called ${name}`)
  const seed = fingerprint(`${id}|${title}|${name}`)
  const layers = draw({ width, height, seed: seed | 0, random: randomFrom(seed) })
  return svgDocument({
    width,
    height,
    body: backgroundElement(width, height) + layers.map(layerElement).join(''),
    colours: groundColours(art, cover.ground),
  })
}

/** The families the theme's hand can draw. */
export function familyNames(art: ThemeArt): string[] {
  return Object.keys(familiesOf(art))
}

/** The first tag that begins a word with one of the theme's words chooses; without one, the title does. */
export function familyFor(tags: readonly string[], title: string, art: ThemeArt): string {
  for (const tag of tags) {
    const words = ` ${tag.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    const rule = art.families.find((candidate) => candidate.words.some((word) => words.includes(` ${word}`)))
    if (rule) return rule.family
  }
  const names = familyNames(art)
  return at(names, fingerprint(title) % names.length)
}

export type GroundPlace = {
  /** Place in the list as it is shown. */
  index: number
  isFeatured: boolean
  /** Featured items that stand before it in the list. */
  featuredBefore?: number
}

/** The ground of a picture by its place in a list: no list bears more featured grounds than the theme allows. */
export function groundFor({ index, isFeatured, featuredBefore = 0 }: GroundPlace, order: GroundOrder<string>): string {
  const bears = order.featuredLimit ?? Number.POSITIVE_INFINITY
  if (order.featured && isFeatured && featuredBefore < bears) return order.featured
  return at(order.cycle, index % order.cycle.length)
}

/** The colours of a ground in both schemes. */
export function groundColours(art: ThemeArt, ground: string): SchemeColours & { dark: ArtPalette } {
  const light: Readonly<Record<string, ArtPalette>> = art.light
  const dark: Readonly<Record<string, ArtPalette>> = art.dark
  const lightPalette = light[ground] ?? Object.values(light)[0]
  const darkPalette = dark[ground] ?? Object.values(dark)[0]
  if (!lightPalette || !darkPalette) throw new Error('The theme has no ground to draw on')
  return { light: lightPalette, dark: darkPalette }
}

function familiesOf(art: ThemeArt): Readonly<Record<string, Family>> {
  return art.style === 'editorial' ? editorialFamilies : readoutFamilies
}
