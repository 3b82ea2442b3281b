import type { ArtPalette, ArtRole } from '../../../../theme/artContract.ts'
import type { Layer } from './Composition.ts'
import { shortNumber } from './PathWriter.ts'

/** Colours of a drawing in both schemes; without `dark` the drawing keeps to the light ones. */
export type SchemeColours = { light: ArtPalette; dark?: ArtPalette }

export type SvgDocument = {
  width: number
  height: number
  /** Elements, from the back to the front; their colours come from classes named by role. */
  body: string
  colours: SchemeColours
  /** More rules for the one style element, such as what hides a layer in the other scheme. */
  rules?: string
}

const ROLES: readonly ArtRole[] = ['bg', 'hair', 'ink', 'second', 'accent']

/**
 * A stand-alone SVG file. All colours are in its one style element, as `color` by role, so that the same file serves
 * both schemes: shown by an `img` it follows the colour scheme of that element.
 */
export function svgDocument({ width, height, body, colours, rules = '' }: SvgDocument): string {
  const used = ROLES.filter((role) => body.includes(`class="${role}"`))
  const light = colourRules(used, colours.light)
  const dark = colours.dark ? `@media (prefers-color-scheme:dark){${colourRules(used, colours.dark)}}` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="xMidYMid slice" fill="currentColor"><style>${light}${dark}${rules}</style>${body}</svg>`
  )
}

/** A rectangle under the whole drawing. */
export function backgroundElement(width: number, height: number): string {
  return `<path class="bg" d="M0 0h${width}v${height}H0z"/>`
}

export function layerElement({ role, path, lineWidth, opacity }: Layer): string {
  const line = lineWidth
    ? ` fill="none" stroke="currentColor" stroke-width="${shortNumber(lineWidth)}"${role === 'accent' ? ' stroke-linejoin="round"' : ''}`
    : ''
  const veil = opacity === undefined ? '' : ` opacity="${shortNumber(opacity)}"`
  return path === '' ? '' : `<path class="${role}" d="${path}"${line}${veil}/>`
}

function colourRules(roles: readonly ArtRole[], palette: ArtPalette): string {
  return roles.map((role) => `.${role}{color:${palette[role]}}`).join('')
}

/** Rules for a drawing that has a layer of its own in each scheme. */
export const SCHEME_LAYERS =
  '.night{display:none}@media (prefers-color-scheme:dark){.day{display:none}.night{display:inline}}'
