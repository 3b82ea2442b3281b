import { describe, expect, test } from 'vitest'
import { GRID_EXCERPT, LIST_EXCERPT, shorten } from '../../src/lib/shorten.ts'

/** What people see as one character, though it is several in memory. */
const PERCEIVED = {
  'a letter with its accent apart': 'e\u0301',
  'a smiling face': '😀',
  'a family': '👨‍👩‍👧‍👦',
  'a flag': '🇹🇷',
  'a hand with a skin tone': '👍🏽',
  'a syllable of Devanagari': 'नि',
  'a line end of two signs': '\r\n',
}

test('the grid shows 120 characters, the list 150', () => {
  expect([GRID_EXCERPT, LIST_EXCERPT]).toEqual([120, 150])
})

describe.each([1, 2, GRID_EXCERPT, LIST_EXCERPT])('at %i characters', (limit) => {
  test('nothing stays nothing', () => expect(shorten('', limit)).toBe(''))

  test('a text below the limit stays whole', () => {
    expect(shorten('a'.repeat(limit - 1), limit)).toBe('a'.repeat(limit - 1))
  })

  test('a text of exactly the limit stays whole', () => {
    expect(shorten('a'.repeat(limit), limit)).toBe('a'.repeat(limit))
  })

  test('one more is cut to the limit', () => {
    expect(shorten('a'.repeat(limit + 1), limit)).toBe(`${'a'.repeat(limit)}...`)
  })

  test.each(Object.entries(PERCEIVED))('%s counts once and is never cut apart', (_, sign) => {
    expect(shorten(sign.repeat(limit), limit)).toBe(sign.repeat(limit))
    expect(shorten(sign.repeat(limit + 1), limit)).toBe(`${sign.repeat(limit)}...`)
  })
})

test('what is kept is how the text begins', () => {
  const text = Array.from({ length: 300 }, (_, place) => String(place % 10)).join('')
  for (let limit = 0; limit <= 301; limit += 1) {
    expect(shorten(text, limit)).toBe(limit < 300 ? `${text.slice(0, limit)}...` : text)
  }
})

test('a blank before the cut stays, as the specification counts it', () => {
  expect(shorten('one two', 4)).toBe('one ...')
})
