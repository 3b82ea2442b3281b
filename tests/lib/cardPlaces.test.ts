import { expect, test } from 'vitest'
import { type CardListName, cardPlaces } from '../../src/lib/cardPlaces.ts'

const edges = (list: CardListName, count: number) => cardPlaces(list, count).map(({ edge }) => edge)

test('the cards of a mosaic are large, medium, small, medium, small, large, each in a place of its own', () => {
  const places = cardPlaces('mosaic', 6)
  expect(places.map(({ size }) => size)).toEqual(['large', 'medium', 'small', 'medium', 'small', 'large'])
  expect(new Set(places.map(({ area }) => area)).size).toBe(6)
})

test.each([0, 1, 2, 3, 4, 5, 6])('a mosaic of %i has a place for each', (count) => {
  expect(cardPlaces('mosaic', count)).toHaveLength(count)
})

test('a card alone in its row fills it', () => {
  expect(edges('mosaic', 1)).toEqual(['full'])
  expect(edges('mosaic', 4).at(-1)).toBe('full')
  expect(edges('pairs', 3)).toEqual(['start', 'end', 'full'])
  expect(edges('trio', 1)).toEqual(['full'])
})

test('a row of cards has a start and an end', () => {
  expect(edges('pairs', 4)).toEqual(['start', 'end', 'start', 'end'])
  expect(edges('trio', 2)).toEqual(['start', 'end'])
  expect(edges('trio', 3)).toEqual(['start', 'middle', 'end'])
})
