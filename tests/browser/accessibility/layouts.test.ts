/** Small windows, large text, wide spacing, and what no engine measures. */
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { paths } from '../../../src/lib/paths.ts'
import { pages, words } from '../../support/content.ts'
import { hydrated, openHydrated, openPage } from '../../support/site.ts'
import { everyPage } from './support/everyPage.ts'
import { readingContrastFindings } from './support/judges.ts'
import {
  clippedText,
  fixedPart,
  outsideWindow,
  shownControls,
  smallTargets,
  unseenText,
} from './support/layoutFindings.ts'
import { oneOfEachKind } from './support/kinds.ts'
import { largeTextFindings, placementFindings } from './support/placement.ts'
import { states } from './support/states.ts'
import { drawAll, isFull, lookIn, settled } from './support/views.ts'

vi.setConfig({ testTimeout: 300_000 })

/** For what depends on the kind of page and hardly on its words. */
const chosenPages = isFull ? everyPage : oneOfEachKind(everyPage)

/** What a look finds on each page, by path; pages where it finds nothing are left out. */
async function lookAtEach(
  { page, goTo }: { page: Page; goTo: (path: string) => Promise<unknown> },
  list: string[],
  look: (page: Page, path: string) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const findings: Record<string, string[]> = {}
  for (const path of list) {
    await goTo(path)
    await drawAll(page)
    const found = await look(page, path)
    if (found.length > 0) findings[path] = found
  }
  return findings
}

test('small windows and wide text spacing are enough: nothing stands outside, is cut off or covered', async () => {
  const opened = await openPage(paths.home(), { width: 320 })
  const findings = await lookAtEach(opened, everyPage, async (page, path) => {
    await hydrated(page)
    return placementFindings(page, chosenPages.includes(path) ? [320, 1280] : [320])
  })
  expect(findings).toEqual({})
})

test('in a low window no more than 30 % stays in its place', async () => {
  const { page } = await openHydrated(paths.insights(), { width: 320, height: 256 })
  await page.evaluate(() => scrollTo(0, 500))
  const part = await page.evaluate(() => {
    const bar = document.querySelector('header')
    return bar === null ? 0 : Math.max(0, bar.getBoundingClientRect().bottom) / innerHeight
  })
  expect(part).toBeLessThan(0.3)
  expect(await page.evaluate(fixedPart)).toBeLessThan(0.3)
})

test.each(states.filter(({ name }) => !name.startsWith('typing')))(
  'with $name a small window is enough',
  async ({ path, width = 1280, before, enter }) => {
    // A window that shrinks comes to the same as a small one, and needs no way through the menu.
    const { page } = await openHydrated(path, { width, before })
    await enter(page)
    await page.setViewportSize({ width: 320, height: 600 })
    await settled(page)
    expect([...(await page.evaluate(outsideWindow)), ...(await page.evaluate(clippedText))]).toEqual([])
  },
)

test('text twice as large stays in the window', async () => {
  const opened = await openPage(paths.home())
  expect(await lookAtEach(opened, chosenPages, largeTextFindings)).toEqual({})
})

test('every target has at least 24 px, on phones and on large windows', async () => {
  const smallOnes = (page: Page) => lookIn([{ width: 360 }, { width: 1280 }], page, () => page.evaluate(smallTargets))
  const opened = await openPage(paths.home())
  expect(await lookAtEach(opened, chosenPages, smallOnes)).toEqual({})
  const { page } = await openHydrated(paths.projects())
  await page.getByRole('button', { name: pages.projects.filters.toggle }).click()
  for (const index of [0, 1, 2, 3]) await page.locator('fieldset button').nth(index).click()
  expect(await smallOnes(page)).toEqual([])
})

test('text that is read at length has a contrast of 7:1 in both looks', async () => {
  const opened = await openPage(paths.home())
  const findings = await lookAtEach(opened, chosenPages, async (page) => {
    await hydrated(page)
    return lookIn([{ width: 1280 }, { width: 1280, scheme: 'dark' }], page, () => readingContrastFindings(page))
  })
  expect(findings).toEqual({})
})

test.each([
  { name: 'scripts are off', options: { javaScriptEnabled: false } },
  {
    name: 'the scripts do not arrive',
    options: { before: (page: Page) => page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 })) },
  },
])('when $name all text is there', async ({ options }) => {
  const opened = await openPage(paths.home(), { width: 360, ...options })
  expect(await lookAtEach(opened, chosenPages, (page) => page.evaluate(unseenText))).toEqual({})
})

test('without scripts nothing is shown that does nothing, on phones and on large windows', async () => {
  const opened = await openPage(paths.home(), { javaScriptEnabled: false })
  const findings = await lookAtEach(opened, chosenPages, async (page) => {
    const shown: string[] = []
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      shown.push(...(await page.evaluate(shownControls)))
    }
    return shown.filter((name) => name !== words.menu)
  })
  expect(findings).toEqual({})
})

test('under reduced motion nothing moves while one scrolls or goes on', async () => {
  const { page, goTo } = await openHydrated(paths.home(), { reducedMotion: true })
  const running = () =>
    page.evaluate(async () => {
      scrollTo(0, document.body.scrollHeight / 2)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
        .map((animation) =>
          animation.effect instanceof KeyframeEffect ? animation.effect.target?.outerHTML.slice(0, 80) : '',
        )
    })
  for (const path of chosenPages) {
    await goTo(path)
    await hydrated(page)
    expect(await running(), path).toEqual([])
  }
  await page.locator('header nav a').first().click()
  expect(await running()).toEqual([])
})
