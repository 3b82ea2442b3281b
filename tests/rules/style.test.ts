import { describe, expect, test } from 'vitest'
import { filesBelow, linesThatFit } from './sources.ts'

const siteFiles = filesBelow('src').filter((file) => !/^src\/(?:generator|owner)\//.test(file))
const viewFiles = [...filesBelow('src/pages'), ...filesBelow('src/features')]

/** A colour as CSS writes it. */
const COLOUR = /['"`\s(:]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color-mix)\(/i

/** A length or a time as CSS writes it. */
const MEASURE = /(?<![\w-])\d*\.?\d+(?:px|rem|em|ms|vh|vw|dvh|svh)\b/

/** Lines that look like a look and are none, each with its reason. */
const ALLOWED: { file: string; text: RegExp; reason: string }[] = [
  {
    file: 'src/features/insight-detail/useCurrentHeading.ts',
    text: /0px/,
    reason: 'an observer’s margin must have a unit',
  },
  { file: 'src/components/PictureView.tsx', text: /100vw/, reason: 'a picture’s sizes attribute takes no token' },
  {
    file: 'src/components/filters/FilterPanel.tsx',
    text: /style=\{/,
    reason: 'keeps the style that MUI’s Collapse would write into the HTML out of it',
  },
]

function withoutAllowed(found: string[]): string[] {
  return found.filter((line) => !ALLOWED.some(({ file, text }) => line.startsWith(`${file}:`) && text.test(line)))
}

describe('looks live in theme/ alone:', () => {
  test('pages and features take no sx, style or className', () => {
    const found = viewFiles.flatMap((file) => linesThatFit(file, /(?:^|\s)(?:sx|style|className)=[{"]/))
    expect(found, 'Give the part a look in theme/<name>/parts and make it with styled(tag)(look)').toEqual([])
  })

  test('components take no style', () => {
    const files = filesBelow('src/components')
    const found = withoutAllowed(files.flatMap((file) => linesThatFit(file, /(?:^|\s)(?:style|className)=[{"]/)))
    expect(found, 'Give the part a look in theme/<name>/parts and make it with styled(tag)(look)').toEqual([])
  })

  test('src holds no colour', () => {
    const found = withoutAllowed(siteFiles.flatMap((file) => linesThatFit(file, COLOUR)))
    expect(found, 'Name the colour in theme/<name>/palette.ts and use it in a look').toEqual([])
  })

  test('src holds no length and no time in units of CSS', () => {
    const found = withoutAllowed(siteFiles.flatMap((file) => linesThatFit(file, MEASURE)))
    expect(found, 'Name the value in theme/<name>/tokens.ts and use it in a look').toEqual([])
  })

  test('src never asks for the width of the window', () => {
    const found = siteFiles.flatMap((file) => linesThatFit(file, /useMediaQuery|innerWidth|clientWidth/))
    expect(found, 'Let a media query of a look decide: it holds before scripts, too').toEqual([])
  })
})

test('the patterns know a colour and a measure when they see one', () => {
  for (const text of ["'#fff'", ' #a1b2c3;', 'rgb(0 0 0)', 'oklch(1 0 0)']) expect(text).toMatch(COLOUR)
  for (const text of ["'#main'", 'href="#"', "'#filters'", 'label(x)']) expect(text).not.toMatch(COLOUR)
  for (const text of ["'12px'", '1.5rem', "'200ms'", '.5em']) expect(text).toMatch(MEASURE)
  for (const text of ['m3px', '2025', "'1em-dash'".slice(0, 2)]) expect(text).not.toMatch(MEASURE)
})
