import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawFavicon } from '../../../src/generator/pictures/drawFavicon.ts'
import { drawPortrait, EYE_LINE } from '../../../src/generator/pictures/drawPortrait.ts'
import { art as editorial } from '../../../theme/editorial/art.ts'
import { art as readout } from '../../../theme/readout/art.ts'

const portraits = [
  { name: 'editorial home', svg: drawPortrait('home', editorial) },
  { name: 'readout home', svg: drawPortrait('home', readout) },
  { name: 'editorial about', svg: drawPortrait('about', editorial) },
  { name: 'readout about', svg: drawPortrait('about', readout) },
]

describe.each(portraits)('the portrait $name', ({ svg }) => {
  it('is one light file for both schemes', () => {
    expect(svg).toContain('@media (prefers-color-scheme:dark)')
    expect(svg).toContain('class="accent"')
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    expect(svg.replace(/<style>.*<\/style>/, '')).not.toMatch(/#[0-9a-f]{3,8}|style=/i)
    expect(gzipSync(svg).length).toBeLessThan(22_000)
  })
})

describe('the ruled portrait', () => {
  it('has its accent line at 40 % of its height, from margin to margin', () => {
    const svg = portraits[0]?.svg
    // Path data counts in quarters of a pixel.
    expect(svg).toMatch(new RegExp(`<path class="accent" d="m0 ${EYE_LINE.home * 4}h\\d`))
    expect(svg).toContain('viewBox="0 0 1500 680"')
    expect(EYE_LINE.home / 680).toBeCloseTo(0.4, 2)
  })
})

describe('the icon', () => {
  it.each([editorial, readout])('of the $style hand has its mark in the accent', (art) => {
    expect(drawFavicon(art)).toContain('class="accent"')
    expect(drawFavicon(art).length).toBeLessThan(700)
  })
})
