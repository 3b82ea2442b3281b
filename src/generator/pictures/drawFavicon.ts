import type { ThemeArt } from '../../../theme/artContract.ts'
import { PathWriter } from './drawing/PathWriter.ts'
import { backgroundElement, layerElement, svgDocument } from './drawing/svgDocument.ts'
import { groundColours } from './drawCover.ts'

const SIZE = 32

/** The site's icon: the underscore of the editorial hand, or the four attention weights of the readout hand. */
export function drawFavicon(art: ThemeArt): string {
  if (art.style === 'editorial') {
    const underscore = new PathWriter().rectangle(6, 21, 20, 5).toString()
    return icon(layerElement({ role: 'accent', path: underscore }), groundColours(art, 'ink'))
  }
  const weights = new PathWriter().rectangle(3, 3, 7, 26).rectangle(13, 3, 4, 26).rectangle(27, 3, 2, 26).toString()
  const query = new PathWriter().rectangle(20, 3, 4, 26).toString()
  return icon(layerElement({ role: 'ink', path: weights }) + layerElement({ role: 'accent', path: query }), art.page)
}

function icon(marks: string, colours: Parameters<typeof svgDocument>[0]['colours']): string {
  return svgDocument({ width: SIZE, height: SIZE, body: backgroundElement(SIZE, SIZE) + marks, colours })
}
