import { expect, test } from 'vitest'
import * as editorial from '../../theme/editorial/index.ts'
import * as readout from '../../theme/readout/index.ts'

/** What a theme exports, with the parts of each area. */
const partsOf = (theme: object) =>
  Object.fromEntries(Object.entries(theme).map(([name, value]) => [name, Object.keys(Object(value)).sort()]))

const AREAS = Object.keys(editorial).filter((name) => !['art', 'fonts', 'theme'].includes(name))

test('the second theme gives everything that the default theme gives', () => {
  expect(Object.keys(readout).sort()).toEqual(Object.keys(editorial).sort())
})

test.each(AREAS)('both themes have the same parts of %s', (area) => {
  expect(partsOf(readout)[area]).toEqual(partsOf(editorial)[area])
})
