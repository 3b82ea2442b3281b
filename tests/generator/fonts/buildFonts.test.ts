import { create } from 'fontkitten'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { buildFonts } from '../../../src/generator/fonts/buildFonts.ts'
import { inUnicodeRange, lettersToKeep } from '../../../src/generator/fonts/lettersToKeep.ts'
import { fonts as editorial } from '../../../theme/editorial/fonts.ts'
import { fonts as readout } from '../../../theme/readout/fonts.ts'
import { testStore } from '../testStore.ts'

const PATIENCE = 60_000
const root = process.cwd()
const scratch = mkdtempSync(join(tmpdir(), 'fonts-'))
afterAll(() => rmSync(scratch, { recursive: true }))
const build = (fonts: typeof editorial, textUsed: string) =>
  buildFonts(fonts, { root, store: testStore(scratch), textUsed, address: (name) => `/fonts/${name}` })

describe.each([
  { theme: 'editorial', fonts: editorial },
  { theme: 'readout', fonts: readout },
])('the fonts of the $theme theme', ({ fonts }) => {
  it(
    'fit the budget: 70 kB on the home page, 130 kB on an article with italics and code',
    async () => {
      const { files, preloads } = await build(fonts, '')
      const weigh = (addresses: readonly string[]) =>
        files.filter(({ name }) => addresses.includes(`/fonts/${name}`)).reduce((sum, { data }) => sum + data.length, 0)
      expect(weigh(preloads.home.map(({ address }) => address))).toBeLessThanOrEqual(70_000)
      expect(weigh(files.map(({ name }) => `/fonts/${name}`))).toBeLessThanOrEqual(130_000)
    },
    PATIENCE,
  )

  it(
    'each have a fallback of the same measure, and take its place when they come',
    async () => {
      const { css, faces } = await build(fonts, '')
      for (const spec of fonts) {
        const fallback = faces.find((face) => face.fontFamily === `"${spec.fallbackFamily}"`)
        expect(fallback?.src).toContain(`local("${spec.fallback}")`)
        for (const value of [fallback?.sizeAdjust, fallback?.ascentOverride, fallback?.descentOverride]) {
          expect(Number.parseFloat(value ?? '')).toBeGreaterThan(10)
          expect(Number.parseFloat(value ?? '')).toBeLessThan(160)
        }
        expect(fallback?.lineGapOverride).toBe('0%')
      }
      expect(css).not.toMatch(/undefined|NaN/)
      expect(css.match(/font-display:swap/g)).toHaveLength(faces.length - fonts.length)
    },
    PATIENCE,
  )
})

describe('a cut font', () => {
  it(
    'holds the letters of the content, from another subset when the first one lacks them',
    async () => {
      const { files, faces } = await build(editorial, 'Łódź')
      const file = files.find(({ name }) => name.startsWith('sans-latin-ext-'))
      const font = create(Buffer.from(file?.data ?? []))
      if (font.isCollection) throw new Error('expected one font')
      expect(font.familyName).toBeTruthy()
      expect(faces.some((face) => face.unicodeRange && face.src.includes(file?.name ?? '?'))).toBe(true)
    },
    PATIENCE,
  )

  it(
    'leaves other subsets out when the content does without them',
    async () => {
      const { files } = await build(editorial, 'Plain text, and “quotes”.')
      expect(files.every(({ name }) => name.includes('-latin-') && !name.includes('latin-ext'))).toBe(true)
    },
    PATIENCE,
  )
})

describe('the letters to keep', () => {
  it('are the used ones beside a stock', () => {
    expect(lettersToKeep('λ', 'used').has('λ')).toBe(true)
    expect(lettersToKeep('', 'used').has('é')).toBe(false)
    expect(lettersToKeep('', 'wide').has('é')).toBe(true)
    expect(lettersToKeep('\n', 'wide').has('\n')).toBe(false)
  })

  it('are sorted into ranges', () => {
    const inRange = inUnicodeRange('U+0000-00FF, U+0131,U+2000-206F')
    expect(['a', 'ı', '—', 'Ł'].map(inRange)).toEqual([true, true, true, false])
  })
})
