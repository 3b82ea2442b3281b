import { expect, test } from 'vitest'
import { newestFirst } from '../../src/lib/newestFirst.ts'

test('the highest id comes first, and the list given stays as it was', () => {
  const items = [{ id: 2 }, { id: 11 }, { id: 1 }]
  expect(newestFirst(items)).toEqual([{ id: 11 }, { id: 2 }, { id: 1 }])
  expect(items).toEqual([{ id: 2 }, { id: 11 }, { id: 1 }])
})
