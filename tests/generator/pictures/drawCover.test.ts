import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawCover, familyFor, familyNames, groundFor } from '../../../src/generator/pictures/drawCover.ts'
import { SLOT_SIZES } from '../../../src/generator/pictures/slots.ts'
import { art as editorial } from '../../../theme/editorial/art.ts'
import { art as readout } from '../../../theme/readout/art.ts'

const cases = [editorial, readout].flatMap((art) =>
  familyNames(art).flatMap((family) =>
    Object.entries(SLOT_SIZES).map(([slot, size]) => ({ name: `${art.style} ${family} ${slot}`, art, family, size })),
  ),
)

describe.each(cases)('the cover $name', ({ art, family, size }) => {
  const draw = (id: number) =>
    drawCover({ id, title: `Picture ${id}`, tags: [], ground: 'paper', family, ...size }, art)
  const drawn = [1, 2].map(draw)

  it('is the same for the same input and another one for another id', () => {
    expect(draw(1)).toBe(drawn[0])
    expect(drawn[0]).not.toBe(drawn[1])
  })

  it.each(drawn)('has one lit thing, both schemes and only real numbers', (svg) => {
    expect(svg).toMatch(/<path class="accent" d="m[^"]{6}/)
    expect(svg).toContain('@media (prefers-color-scheme:dark)')
    expect(svg).not.toMatch(/NaN|Infinity|undefined|e-\d/)
  })

  it.each(drawn)('keeps its colours in the one style element', (svg) => {
    expect(svg.match(/<style>/g)).toHaveLength(1)
    const drawing = svg.replace(/<style>.*<\/style>/, '')
    expect(drawing).not.toMatch(/#[0-9a-f]{3,8}|rgb|hsl|style=/i)
  })

  it.each(drawn)('weighs no more than 10 kB', (svg) => {
    expect(gzipSync(svg).length).toBeLessThan(10_000)
  })
})

describe.each([editorial, readout])('the $style hand', (art) => {
  it('has every ground in both schemes', () => {
    expect(Object.keys(art.dark)).toEqual(Object.keys(art.light))
    for (const ground of [...art.posts.cycle, ...art.projects.cycle, art.portrait])
      expect(art.light).toHaveProperty(ground)
  })

  it('uses the colours of the ground it is given', () => {
    const svg = drawCover({ id: 1, title: 'A', tags: [], ground: 'ink', width: 100, height: 80 }, art)
    expect(svg).toContain(`.bg{color:${art.light.ink.bg}}`)
    expect(svg).toContain(`.bg{color:${art.dark.ink.bg}}`)
  })
})

describe('the family', () => {
  it.each([
    [['AI Agents', 'LLM'], 'arcs'],
    [['Fine-Tuning', 'LLM'], 'contour'],
    [['RAG'], 'neighbours'],
    [['Speech & Audio'], 'separation'],
    [['Python', 'Computer Vision'], 'diffusion'],
    [['ML Tools'], 'attention'],
  ])('of %j is %s', (tags, family) => {
    expect(familyFor(tags, 'A title', editorial)).toBe(family)
  })

  it('is not chosen by the middle of a word', () => {
    expect(familyFor(['Storage', 'LLM'], 'A title', editorial)).toBe('lattice')
  })

  it('comes from the title when no tag is known', () => {
    expect(familyNames(editorial)).toContain(familyFor(['Cooking'], 'A title', editorial))
  })
})

describe('the ground', () => {
  const place = (index: number, isFeatured: boolean, featuredBefore = 0) =>
    groundFor({ index, isFeatured, featuredBefore }, editorial.posts)

  it('is the accent for the first two featured posts of a list', () => {
    expect(place(0, true)).toBe('accent')
    expect(place(4, true, 1)).toBe('accent')
    expect(place(7, true, 2)).toBe('paper')
  })

  it('is ink for the card that closes each six', () => {
    expect(place(5, false)).toBe('ink')
    expect(place(11, false)).toBe('ink')
    expect(place(6, false)).toBe('paper')
  })

  it('follows the cycle of the second theme, where no neighbours share one', () => {
    const grounds = [0, 1, 2, 3, 4, 5, 6].map((index) => groundFor({ index, isFeatured: true }, readout.posts))
    for (const [index, ground] of grounds.entries()) expect(ground).not.toBe(grounds[index + 1])
  })
})
