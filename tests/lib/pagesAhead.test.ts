import { afterEach, expect, test, vi } from 'vitest'
import { MOST_AHEAD, type PageAhead, pagesAhead } from '../../src/lib/pagesAhead.ts'

const page = (path: string): PageAhead => ({ path, Page: () => null, data: null })
const listed = () => pagesAhead.list().map(({ path }) => path)
const many = Array.from({ length: MOST_AHEAD }, (_, index) => `/${index}`)

afterEach(() => pagesAhead.clear())

test('there are never more pages than allowed: the one asked for longest ago goes', () => {
  for (const path of [...many, '/new']) pagesAhead.add(page(path))
  expect(listed()).toEqual([...many.slice(1), '/new'])
})

test('one that is asked for again stays, as it was drawn', () => {
  for (const path of many) pagesAhead.add(page(path))
  const [first] = pagesAhead.list()
  pagesAhead.add(page('/0'))
  pagesAhead.add(page('/new'))
  expect(listed()).toEqual([...many.slice(2), '/0', '/new'])
  expect(pagesAhead.list()).toContain(first)
})

test('listeners hear of changes alone', () => {
  pagesAhead.add(page('/a'))
  const listener = vi.fn()
  const stop = pagesAhead.subscribe(listener)
  pagesAhead.add(page('/a'))
  pagesAhead.drop('/b')
  expect(listener).not.toHaveBeenCalled()
  pagesAhead.drop('/a')
  expect(listed()).toEqual([])
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  pagesAhead.add(page('/c'))
  expect(listener).toHaveBeenCalledTimes(1)
})
