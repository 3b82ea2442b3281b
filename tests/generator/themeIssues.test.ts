import { describe, expect, test } from 'vitest'
import { themeIssues } from '../../src/generator/site/themeIssues.ts'
import { art } from '../../theme/editorial/art.ts'
import { dark, light } from '../../theme/editorial/palette.ts'
import { contrast, mix } from '../../theme/shared/derive.ts'

const NOTATIONS = [
  '#639',
  '#663399ff',
  'rebeccapurple',
  'rgb(102 51 153)',
  'rgba(102, 51, 153, 0.5)',
  'hsl(270 50% 40%)',
  'oklch(0.44 0.16 303.4)',
  'color(display-p3 0.4 0.2 0.6)',
  'color-mix(in srgb, #663399, #663399)',
  '663399',
  '',
]

test('both notations of a hex colour that differ in case are the same colour', () => {
  expect(themeIssues({ light: { ...light, divider: '#AbCdEf' }, dark, art })).toEqual([])
  expect(contrast('#AbCdEf', '#abcdef')).toBe(1)
})

describe.each(NOTATIONS)('a colour written as %j', (colour) => {
  test('in the palette is refused with its role and what to write', () => {
    const issues = themeIssues({ light: { ...light, accentText: colour }, dark, art }).join('\n')
    expect(issues).toContain(`palette.light.accentText: ${JSON.stringify(colour)} must be written as #`)
  })

  test('in the drawings is refused with its place', () => {
    const page = { ...art.page, dark: { ...art.page.dark, accent: colour } }
    expect(themeIssues({ light, dark, art: { ...art, page } }).join('\n')).toContain('art.page.dark.accent: ')
  })

  test('is neither mixed nor compared', () => {
    expect(() => mix(colour, '#ffffff', 0.5)).toThrow('must be written as #')
    expect(() => contrast('#ffffff', colour)).toThrow('must be written as #')
  })
})

test('a pair with too little contrast is named with its ratio', () => {
  const issues = themeIssues({ light: { ...light, accentText: '#ffee00' }, dark, art }).join('\n')
  expect(issues).toMatch(/light: accentText \(#ffee00\) on background\.default .* has 1\.\d\d:1 and needs 4\.5:1/)
})
