import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawFavicon } from '../../../src/generator/pictures/drawFavicon.ts'
import { drawPortrait } from '../../../src/generator/pictures/drawPortrait.ts'
import { EYE_LINE, RULED_HEIGHT } from '../../../src/generator/pictures/portrait/drawRuledPortrait.ts'
import { art as editorial } from '../../../theme/editorial/art.ts'
import { art as readout } from '../../../theme/readout/art.ts'

/** A head and shoulders, lit from one side: a stand-in for a photograph. */
type Photograph = { width: number; height: number; background: string; skin: string; shade: string; across?: number }

function photograph({ width, height, background, skin, shade, across = 0.5 }: Photograph): Promise<Uint8Array> {
  const [x, unit] = [width * across, Math.min(width, height)]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="l">` +
    `<stop offset=".2" stop-color="${skin}"/><stop offset=".9" stop-color="${shade}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="${background}"/>` +
    `<ellipse cx="${x}" cy="${unit * 1.02}" rx="${unit * 0.42}" ry="${unit * 0.3}" fill="${shade}"/>` +
    `<ellipse cx="${x}" cy="${unit * 0.42}" rx="${unit * 0.22}" ry="${unit * 0.3}" fill="url(#l)"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const bright = await photograph({ width: 800, height: 800, background: '#eeeeee', skin: '#d8b090', shade: '#50392c' })
const dim = await photograph({ width: 600, height: 900, background: '#101010', skin: '#604030', shade: '#201510' })
const cutOut = await photograph({ width: 700, height: 800, background: 'none', skin: '#e0c0a0', shade: '#604030' })
const photographs = { bright, dim, 'cut out': cutOut }
const ruled = Object.fromEntries(
  await Promise.all(
    Object.entries(photographs).map(
      async ([light, photo]) => [light, await drawPortrait('home', editorial, photo)] as const,
    ),
  ),
)

/** The drawing as one of the schemes shows it: mean lightness, 0 to 255, of a part given in shares. */
async function lightness(svg: string, scheme: 'light' | 'dark', [left, top, size]: readonly number[]): Promise<number> {
  const dark = svg.replace(/@media \(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1')
  const background = scheme === 'light' ? '#ffffff' : '#000000'
  const image = sharp(Buffer.from(scheme === 'light' ? svg : dark)).flatten({ background })
  const { data, info } = await image.greyscale().png().toBuffer({ resolveWithObject: true })
  const side = Math.round((size ?? 0) * info.height)
  const part = { left: Math.round(info.width * (left ?? 0)), top: Math.round(info.height * (top ?? 0)) }
  const pixels = await sharp(data)
    .extract({ ...part, width: side, height: side })
    .greyscale()
    .raw()
    .toBuffer()
  return pixels.reduce((sum, value) => sum + value, 0) / pixels.length
}

const cases = Object.entries(photographs).flatMap(([light, photo]) =>
  [editorial, readout].flatMap((art) =>
    (['home', 'about'] as const).map((kind) => ({ light, photo, art, kind, style: art.style })),
  ),
)

describe.each(cases)('the $style portrait for $kind from a photograph that is $light', ({ photo, art, kind }) => {
  it('is one small file for both schemes, coloured by role', async () => {
    const svg = await drawPortrait(kind, art, photo)
    expect(svg).toContain('@media (prefers-color-scheme:dark)')
    expect(svg).toContain('class="accent"')
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    expect(svg.replace(/<style>.*<\/style>/, '')).not.toMatch(/#[0-9a-f]{3,8}|style=/i)
    expect(gzipSync(svg).length).toBeLessThan(22_000)
  })
})

describe('a drawn face', () => {
  it.each(Object.entries(ruled))('has its lit side lighter than its shade in both schemes: %s', async (_, svg) => {
    for (const scheme of ['light', 'dark'] as const) {
      const lit = await lightness(svg, scheme, [0.44, 0.44, 0.1])
      const shade = await lightness(svg, scheme, [0.535, 0.44, 0.1])
      expect(lit - shade, scheme).toBeGreaterThan(25)
    }
  })

  it.each(Object.entries(ruled))('stands on bare ruled paper, whatever is behind the person: %s', async (_, svg) => {
    expect(await lightness(svg, 'light', [0.32, 0.05, 0.12])).toBeGreaterThan(215)
    expect(await lightness(svg, 'dark', [0.32, 0.05, 0.12])).toBeLessThan(40)
  })
})

describe('the ruled portrait', () => {
  it('has its accent line at two fifths of its height, level at both margins', async () => {
    const svg = await drawPortrait('home', editorial, bright)
    expect(svg).toBe(ruled['bright'])
    // Path data counts in quarters of a pixel.
    expect(svg).toMatch(new RegExp(`<path class="accent" d="m0 ${EYE_LINE * 4}h\\d`))
    expect(EYE_LINE / RULED_HEIGHT).toBeCloseTo(0.4, 2)
  })
})

describe('the icon', () => {
  it.each([editorial, readout])('of the $style style has its mark in the accent', (art) => {
    expect(drawFavicon(art)).toContain('class="accent"')
    expect(drawFavicon(art).length).toBeLessThan(700)
  })
})
