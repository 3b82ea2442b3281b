/** Goes through every page by the Tab key, as keyboard users do. */
import { expect, test } from 'vitest'
import { paths } from '../../../src/lib/paths.ts'
import { words } from '../../support/content.ts'
import { openHydrated } from '../../support/site.ts'
import { everyPage } from './support/everyPage.ts'
import { byKind } from './support/kinds.ts'
import { states } from './support/states.ts'
import { focusableNames, outOfOrder, tabWalk } from './support/tabWalk.ts'
import { isFull } from './support/views.ts'
import { visitEach } from './support/visitEach.ts'

const walks = byKind(everyPage).flatMap(({ kind, paths: alike }) => [
  { kind, width: 1280, walked: alike },
  { kind, width: 360, walked: isFull ? alike : ([alike[0]] satisfies [string]) },
])

test.each(walks)('$kind at $width px: every stop is seen, in the order of reading', async ({ walked, width }) => {
  await visitEach(walked, { width }, async (page, path) => {
    const stops = await tabWalk(page)
    expect(stops[0]?.name, path).toBe(words.skipLink)
    expect(
      stops.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => `${name} ${faults.join(', ')}`),
      path,
    ).toEqual([])
    expect(outOfOrder(stops), path).toEqual([])
    const names = await page.evaluate(focusableNames)
    expect(stops, `${path} can be reached: ${names.join(' | ')}`).toHaveLength(names.length)
  })
})

test.each(states.filter(({ width }) => width === undefined))(
  'with $name on $path: every stop is seen, in the order of reading, both ways',
  async ({ path, before, enter }) => {
    const { page } = await openHydrated(path, { before })
    await enter(page)
    // Taken from the top again, as after a click on nothing.
    await page.evaluate(() => {
      scrollTo(0, 0)
      document.body.tabIndex = -1
      document.body.focus()
      document.body.removeAttribute('tabindex')
    })
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
