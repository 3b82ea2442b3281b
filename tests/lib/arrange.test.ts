import { describe, expect, test } from 'vitest'
import { arrange, CARD_TAGS, cardSize, GRID_SIZE, LATEST_SIZE, RELATED_SIZE, related } from '../../src/lib/arrange.ts'

/** Items 1, 2, 3 … of which some are featured. */
const list = (length: number, featured: readonly number[] = []) =>
  Array.from({ length }, (_, place) => ({ id: place + 1, featured: featured.includes(place + 1) }))

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id)
const arranged = (length: number, featured?: readonly number[]) => {
  const result = arrange(list(length, featured))
  return [result.featured?.id, ids(result.grid), ids(result.more)]
}

test('counts what the specification counts', () => {
  expect({ GRID_SIZE, RELATED_SIZE, LATEST_SIZE, CARD_TAGS }).toEqual({
    GRID_SIZE: 4,
    RELATED_SIZE: 3,
    LATEST_SIZE: 6,
    CARD_TAGS: 2,
  })
})

describe('a list page', () => {
  test('of nothing has nothing to show', () => expect(arranged(0)).toEqual([undefined, [], []]))

  test('of one has it at the top', () => expect(arranged(1)).toEqual([1, [], []]))

  test('of five fills the grid', () => expect(arranged(5)).toEqual([1, [2, 3, 4, 5], []]))

  test('of six has one more', () => expect(arranged(6)).toEqual([1, [2, 3, 4, 5], [6]]))

  test('takes the first featured item to the top and keeps the order of the others', () => {
    expect(arranged(7, [3, 5])).toEqual([3, [1, 2, 4, 5], [6, 7]])
    expect(arranged(7, [7])).toEqual([7, [1, 2, 3, 4], [5, 6]])
  })

  test('has each item once, at most four of them in the grid, however long it is', () => {
    for (let length = 1; length <= 40; length += 1) {
      for (let featured = 0; featured <= length; featured += 1) {
        const { featured: top, grid, more } = arrange(list(length, [featured]))
        const shown = [...ids(grid), ...ids(more)]
        const rest = ids(list(length)).filter((id) => id !== top?.id)
        expect(top?.id).toBe(Math.max(featured, 1))
        expect(shown).toEqual(rest)
        expect(grid).toHaveLength(Math.min(4, length - 1))
      }
    }
  })

  test('leaves the list it is given alone', () => {
    const given = Object.freeze(list(8, [4]))
    arrange(given)
    expect(given).toEqual(list(8, [4]))
  })
})

describe('what is related', () => {
  test.each([
    [0, 1, []],
    [1, 1, []],
    [2, 1, [2]],
    [4, 1, [2, 3, 4]],
    [5, 1, [2, 3, 4]],
    [5, 2, [1, 3, 4]],
    [5, 5, [1, 2, 3]],
    [5, 99, [1, 2, 3]],
  ])('of %i items to item %i: %j', (length, id, expected) => {
    expect(ids(related(list(length), id))).toEqual(expected)
  })
})

test('card sizes come in a cycle of six', () => {
  const cycle = ['large', 'medium', 'small', 'medium', 'small', 'large']
  expect(Array.from({ length: 18 }, (_, place) => cardSize(place))).toEqual([...cycle, ...cycle, ...cycle])
})
