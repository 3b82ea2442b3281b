import { expect, it } from 'vitest'
import { bezier } from '../../src/lib/easing.ts'

it('reads the four numbers of a CSS easing', () => {
  expect(bezier('cubic-bezier(.16, 1, -.3, 1)')).toEqual([0.16, 1, -0.3, 1])
  expect(bezier('linear')).toEqual([0, 0, 1, 1])
})
