/** How roles are worked out of a theme's few seed colours. Colours are six-digit hex texts. */

/** The one notation that mixing, contrast, drawings and browsers all read in the same way. */
const HEX_COLOUR = /^#[\da-f]{6}$/i

/** Throws for a colour in another notation: read wrongly, it would pass for one with enough contrast. */
function channels(hex: string): number[] {
  if (!HEX_COLOUR.test(hex)) throw new Error(colourComplaint(hex))
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

function colourComplaint(colour: string): string {
  return `${JSON.stringify(colour)} must be written as # and six hex digits, such as #663399`
}

/** What is wrong with the colours in some values of a theme: one sentence for each, with its path. */
export function colourIssues(values: object, path: string): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return colourIssues(value, `${path}.${key}`)
    if (typeof value !== 'string' || HEX_COLOUR.test(value)) return []
    return `${path}.${key}: ${colourComplaint(value)}`
  })
}

/** The colour `share` of the way from `from` to `to`; `share` is 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** WCAG 2.2 relative luminance of a colour, 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
