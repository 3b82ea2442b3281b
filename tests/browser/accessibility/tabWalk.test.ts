/** Goes through every page by the Tab key, as keyboard users do. */
import { expect, test } from 'vitest'
import { paths } from '../../../src/lib/paths.ts'
import { openHydrated } from '../../support/site.ts'
import { everyPage } from './support/everyPage.ts'
import { byKind } from './support/kinds.ts'
import { states } from './support/states.ts'
import { outOfOrder, startOver, tabWalk, walkFindings } from './support/tabWalk.ts'
import { isFull } from './support/views.ts'
import { visitEach } from './support/visitEach.ts'

const walks = byKind(everyPage).flatMap(({ kind, paths: alike }) => [
  { kind, width: 1280, scheme: 'light', walked: alike } as const,
  { kind, width: 360, scheme: 'dark', walked: isFull ? alike : ([alike[0]] satisfies [string]) } as const,
])

test.each(walks)(
  '$kind at $width px, $scheme: every stop is seen, in the order of reading',
  async ({ walked, width, scheme }) => {
    await visitEach(walked, { width, scheme }, async (page, path) => {
      expect(await walkFindings(page), path).toEqual([])
    })
  },
)

test.each(states.filter(({ width }) => width === undefined))(
  'with $name on $path: every stop is seen, in the order of reading, both ways',
  async ({ path, before, enter }) => {
    const { page } = await openHydrated(path, { before })
    await enter(page)
    await startOver(page)
    const stops = await tabWalk(page)
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
    expect(outOfOrder(stops)).toEqual([])
    const backwards = await tabWalk(page, 'Shift+Tab')
    expect(backwards.filter(({ faults }) => faults.length > 0)).toEqual([])
    expect(backwards.map(({ name }) => name).reverse()).toEqual(stops.map(({ name }) => name))
  },
)

test('the skip link leads past the bar', async () => {
  const { page } = await openHydrated(paths.projects())
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('site-main')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.closest('header') === null)).toBe(true)
})
