import { create } from 'fontkitten'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mathFont } from '../../../src/generator/fonts/mathFont.ts'
import { makeSite, post } from '../content/makeSite.ts'
import { testStore } from '../testStore.ts'

const build = (body: string) => {
  const root = makeSite({ 'content/insights/one.md': post({}, body) })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction')
  return mathFont({ root, store: testStore(root), address: (name) => `/fonts/${name}` })
}

test('a site without formulas has no font for them', async () => {
  expect(await build('It costs $5.')).toBeUndefined()
})

test('the font of formulas holds their letters, in italics too, and nothing of other alphabets', async () => {
  const built = await build('With $h + \\theta$ and\n\n$$\n\\sum_{i=1}^{n} x_i\n$$')
  const font = create(Buffer.from(built?.data ?? []))
  if (font.isCollection) throw new Error('One font is expected')
  for (const letter of 'h+ℎ𝜃∑𝑖𝑥=1') expect(font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), letter).toBe(true)
  expect(font.hasGlyphForCodePoint('Z'.codePointAt(0) ?? 0)).toBe(false)
  expect(built?.data.length).toBeLessThan(16_000)
})
