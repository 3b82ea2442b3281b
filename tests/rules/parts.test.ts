/** What the part styles in `theme/` may say: a part styles itself, and what stands in it has a part of its own. */
import { describe, expect, test } from 'vitest'
import { codeLines, filesBelow, linesThatFit, textOf } from './sources.ts'

/** Styles the text of a post, whose elements have no parts. */
const PROSE = /\/prose\.ts$/

const partFiles = filesBelow('theme').filter((file) => /\/parts\//.test(file) && !PROSE.test(file))
const viewFiles = ['src/components', 'src/features'].flatMap((folder) => filesBelow(folder, /\.tsx$/))

/** Lengths in px that all parts of both themes may have together: hairlines and optical corrections. */
const PX_LITERALS = 200

/** A child, a sibling or a position, in a selector. */
const STRUCTURE =
  /['"`\s,(]&(?:\[[^\]]*\]|:[\w-]+(?:\([^)]*\))?)*\s*[>+~]|:(?:nth-|(?:first|last|only)-(?:child|of-type))/
/** An element by its tag: `& svg`, `& > h2`. */
const TAG = /&[^'"`,{]*\s(?:[a-z][a-z0-9]*)(?=[\s:.[>,'"`]|$)/
const PHYSICAL =
  /\b(?:(?:margin|padding|border)(?:Left|Right)\w*|left|right)(?:'\])?:|textAlign: '(?:left|right)'|float: '(?:left|right)'/

describe('parts of the themes', () => {
  test.each([
    [
      'name no child, sibling or position',
      STRUCTURE,
      'Give the element a part of its own, and a slot in its component',
    ],
    ['name no element by its tag', TAG, 'Give the element a part of its own, or use the class MUI documents for it'],
    [
      'use logical directions',
      PHYSICAL,
      'Write insetInlineStart, marginInlineEnd, borderInlineStart, textAlign: start',
    ],
  ])('%s', (_name, pattern, advice) => {
    const found = partFiles.flatMap((file) => linesThatFit(file, pattern))
    expect(found, advice).toEqual([])
  })

  test(`hold at most ${PX_LITERALS} lengths in px`, () => {
    const files = filesBelow('theme').filter((file) => /\/parts\//.test(file))
    const count = files.reduce(
      (sum, file) =>
        sum +
        (
          codeLines(file)
            .join('\n')
            .match(/\d+px\b/g) ?? []
        ).length,
      0,
    )
    expect(count, 'Write spacing(n), or a token').toBeLessThanOrEqual(PX_LITERALS)
  })
})

test('the patterns know what they forbid', () => {
  for (const text of ["'& > h2'", "'& + &::before'", "'&:hover > a'", "'& > :last-child'", "'&:is(a, b) ~ p'"]) {
    expect(text).toMatch(STRUCTURE)
  }
  for (const text of [
    "'&:hover'",
    "'&::first-line'",
    '\'&[data-size="large"]::after\'',
    '`${OPEN} &`',
    "'& .MuiChip-label'",
  ]) {
    expect(text).not.toMatch(STRUCTURE)
    expect(text).not.toMatch(TAG)
  }
  for (const text of ["'& svg'", "'&:hover a'", "'& > li'"]) expect(text).toMatch(TAG)
  for (const text of ["marginLeft: '1px'", 'left: 0,', "textAlign: 'left'"]) expect(text).toMatch(PHYSICAL)
  for (const text of ['marginInlineStart: 0', 'insetInlineStart: 0', "'left center'"])
    expect(text).not.toMatch(PHYSICAL)
})

describe('components', () => {
  /** Elements MUI has nothing for, by the table in CONTRIBUTING.md. */
  const bareTags = [...textOf('CONTRIBUTING.md').matchAll(/^\| `([a-z]+)` \|/gm)].map(([, tag = '']) => tag)

  test('style an element by its tag only where MUI has no component for it', () => {
    const found = viewFiles

      .flatMap((file) => linesThatFit(file, /styled\('([a-z0-9]+)'/))
      .filter((line) => !bareTags.includes(/'(\w+)'/.exec(line)?.[1] ?? ''))
    expect(found, 'Use a MUI component with `component=`, or add the tag to the table in CONTRIBUTING.md').toEqual([])
  })

  test('name every styled part for MUI, so that it can be found in the browser and overridden in the theme', () => {
    const found = viewFiles.flatMap((file) => linesThatFit(file, /styled\((?:'\w+'|[\w.]+)\)\(/))
    expect(found, "Write styled(Card, { name: 'SiteInsightCard', slot: 'Root' })").toEqual([])
  })

  test('carry a name that leads to their file', () => {
    const base = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace('.tsx', '')
    const names = new Set(viewFiles.map(base))
    const found = viewFiles.flatMap((file) =>
      [...textOf(file).matchAll(/name: 'Site(\w+)'/g)]
        .map(([, name = '']) => name)
        .filter((name) => name !== base(file) && !names.has(name))
        .map((name) => `${file}: Site${name}`),
    )
    expect(found, 'The name is Site and the name of the file').toEqual([])
  })
})
