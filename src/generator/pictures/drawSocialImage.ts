import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ThemeArt } from '../../../theme/artContract.ts'
import type { FontSpec } from '../../../theme/fontContract.ts'
import { PathWriter } from './drawing/PathWriter.ts'
import { backgroundElement, layerElement, svgDocument } from './drawing/svgDocument.ts'
import { portraitSize } from './drawPortrait.ts'
import { openSharp } from './openSharp.ts'
import { textOutline } from './textOutline.ts'

export const SOCIAL_WIDTH = 1200
export const SOCIAL_HEIGHT = 630

export type SocialImage = {
  name: string
  role: string
  /** Host of the site's address. */
  host: string
  art: ThemeArt
  /** The portrait of the home page, as SVG. */
  portrait: Uint8Array
  fonts: readonly FontSpec[]
  /** Root of the project, below which `node_modules` lies. */
  root: string
}

const MARGIN = 64
/** Left edge of the portrait's panel. */
const PANEL: Readonly<Record<ThemeArt['style'], number>> = { editorial: 660, readout: 696 }
/** The height of the portrait's eyes, and of the line that leads to them. */
const LINE = SOCIAL_HEIGHT * 0.4

/** The picture for shared links: name, role and portrait, as a PNG in the light colours. */
export async function drawSocialImage(image: SocialImage): Promise<Uint8Array> {
  const { art } = image
  const sharp = await openSharp()
  const panel = PANEL[art.style]
  const size = portraitSize(art)
  const width = Math.round((size.width * SOCIAL_HEIGHT) / size.height)
  const portrait = await sharp(image.portrait)
    .resize({ width, height: SOCIAL_HEIGHT })
    .extract({
      // The head is in the middle of the drawing; the panel shows as much as there is room for.
      left: Math.max(0, Math.round((width - (SOCIAL_WIDTH - panel)) / 2)),
      top: 0,
      width: Math.min(width, SOCIAL_WIDTH - panel),
      height: SOCIAL_HEIGHT,
    })
    .png()
    .toBuffer()
  const page = svgDocument({
    width: SOCIAL_WIDTH,
    height: SOCIAL_HEIGHT,
    body: backgroundElement(SOCIAL_WIDTH, SOCIAL_HEIGHT) + (await words(image, panel)),
    colours: { light: art.page.light },
  })
  return sharp(Buffer.from(page))
    .composite([{ input: portrait, left: panel, top: 0 }])
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer()
}

async function words({ name, role, host, fonts, root }: SocialImage, panel: number): Promise<string> {
  const sans = await openFont(fonts, 'sans', root)
  const mono = await openFont(fonts, 'mono', root)
  const room = panel - MARGIN - 32
  const bold = { tracking: -0.05, blank: 0.24, axes: sans.axes({ wght: 640, wdth: 108 }) }
  const plain = { tracking: 0.02, blank: 0.6, axes: mono.axes({ wght: 400, wdth: 87.5 }) }
  const measured = await textOutline(sans.data, name, { ...bold, size: 100 }, 0, 0)
  const size = Math.min(132, (100 * room) / (measured?.width ?? room))
  const nameLine = await textOutline(sans.data, name, { ...bold, size }, MARGIN, LINE - 64)
  const roleLine = await textOutline(mono.data, role, { ...plain, size: 20 }, MARGIN, LINE + 44)
  const hostLine = await textOutline(mono.data, host, { ...plain, size: 36 }, MARGIN, 566)
  const marks = new PathWriter()
    .rectangle(MARGIN, LINE - 2, panel - MARGIN, 4)
    .rectangle(MARGIN + (hostLine?.width ?? 0) + 4, 566, 20, 4)
  return [
    layerElement({ role: 'accent', path: marks.toString() }),
    ...[nameLine, roleLine, hostLine].map((outline) => layerElement({ role: 'ink', path: outline?.path ?? '' })),
  ].join('')
}

/** The latin file of a role's upright font, as the package has it, and the given axis values that it knows. */
async function openFont(fonts: readonly FontSpec[], role: FontSpec['role'], root: string) {
  const spec = fonts.find((font) => font.role === role)
  const file = spec?.files.find((candidate) => candidate.style === 'normal')
  if (!spec || !file) throw new Error(`The theme has no ${role} font`)
  return {
    data: await readFile(join(root, 'node_modules', spec.package, file.path.replace('{subset}', 'latin'))),
    axes: (values: Readonly<Record<string, number>>) =>
      Object.fromEntries(Object.entries(values).filter(([axis]) => axis in file.axes)),
  }
}
