/** The descriptors of one `@font-face` rule, as a style object. */
export type FontFace = {
  fontFamily: string
  src: string
  fontStyle?: string
  fontWeight?: string
  fontStretch?: string
  fontDisplay?: 'swap'
  unicodeRange?: string
  ascentOverride?: string
  descentOverride?: string
  lineGapOverride?: string
  sizeAdjust?: string
}

/** The rule as CSS text. */
export function fontFaceRule(face: FontFace): string {
  const descriptors = Object.entries(face).map(([name, value]) => `${kebabCase(name)}:${value}`)
  return `@font-face{${descriptors.join(';')}}`
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
