import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import { PathWriter } from './drawing/PathWriter.ts'

export type TextStyle = {
  /** Height of the em, in pixels. */
  size: number
  /** Space added between letters, in em. */
  tracking: number
  /** Width of a blank, in em: it has no outline that could be measured. */
  blank: number
  /** Values of the font's axes, such as `{ wght: 640 }`. */
  axes: Readonly<Record<string, number>>
}

export type TextOutline = { path: string; width: number }

/**
 * A line of text as path data, its baseline at `y`. Rasterisers look for fonts among those of the machine, where ours
 * are not; outlines look the same everywhere. Nothing when the font lacks a letter of the text.
 */
export async function textOutline(
  fontFile: Uint8Array,
  text: string,
  { size, tracking, blank, axes }: TextStyle,
  x: number,
  y: number,
): Promise<TextOutline | undefined> {
  const instance = await subsetFont(fontFile, text, { targetFormat: 'sfnt', variationAxes: axes })
  const font = create(Buffer.from(instance))
  if (font.isCollection) return undefined
  const letters = Array.from(text.normalize('NFC'))
  if (!letters.every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))) return undefined
  const scale = size / font.unitsPerEm
  const writer = new PathWriter(100)
  let pen = x
  for (const letter of letters) {
    if (letter === ' ') {
      pen += (blank + tracking) * size
      continue
    }
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
    const placed = (points: readonly number[]) =>
      points.map((value, index) => (index % 2 === 0 ? pen + value * scale : y - value * scale))
    for (const { command, args } of glyph.path.commands) draw(writer, command, placed(args))
    pen += glyph.advanceWidth * scale + tracking * size
  }
  return { path: writer.toString(), width: pen - x - tracking * size }
}

function draw(writer: PathWriter, command: string, points: readonly number[]): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = points
  if (command === 'moveTo') writer.moveTo(a, b)
  else if (command === 'lineTo') writer.lineTo(a, b)
  else if (command === 'quadraticCurveTo') writer.curveTo(a, b, c, d)
  else if (command === 'bezierCurveTo') writer.cubicTo(a, b, c, d, e, f)
  else writer.close()
}
