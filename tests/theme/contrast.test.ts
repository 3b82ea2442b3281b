import { describe, expect, test } from 'vitest'
import { contrastIssues } from '../../theme/contrastPairs.ts'
import { contrast, mix } from '../../theme/shared/derive.ts'
import * as editorial from '../../theme/editorial/palette.ts'
import * as readout from '../../theme/readout/palette.ts'

describe.each([
  ['editorial', editorial],
  ['readout', readout],
])('the %s theme', (_name, { light, dark }) => {
  test('has enough contrast wherever two colours meet, in both schemes', () => {
    expect(contrastIssues({ light, dark })).toEqual([])
  })

  test('is refused with the roles and the ratio when a text grows pale', () => {
    const pale = { ...light, text: { ...light.text, secondary: light.divider } }
    const [fault] = contrastIssues({ light: pale, dark })
    expect(fault).toMatch(
      /^light: text\.secondary \(#\w{6}\) on background\.default \(#\w{6}\) has \d\.\d\d:1 and needs 7:1$/,
    )
  })
})

describe('contrast', () => {
  test('is 21 between black and white, and 1 between a colour and itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#ce2913', '#ce2913')).toBe(1)
  })

  test('does not depend on which colour comes first', () => {
    expect(contrast('#131512', '#f4f5f1')).toBe(contrast('#f4f5f1', '#131512'))
  })

  test('of a grey that is known to stand exactly at the limit', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
  })
})

describe('mix', () => {
  test('gives the ends at 0 and 1, and the middle at a half', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff')
    expect(mix('#000000', '#0a64ff', 0.5)).toBe('#053280')
  })
})
