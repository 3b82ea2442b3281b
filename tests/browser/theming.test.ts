import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { nextChoice, SCHEME_KEY } from '../../src/lib/scheme.ts'
import { words, postPath } from '../support/content.ts'
import { hydrated, openHydrated, openPage } from '../support/site.ts'
import { builtSites } from '../support/sites.ts'
import { watchPolicy } from '../support/watching.ts'

const ground = (page: Page) =>
  page.evaluate(() => ({
    page: getComputedStyle(document.body).backgroundColor,
    controls: getComputedStyle(document.documentElement).colorScheme,
  }))

/** Whether a colour such as `rgb(20, 20, 20)` is a dark one. */
const isDark = (colour: string) =>
  (colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map(Number)
    .reduce((sum, each) => sum + each, 0) < 300

const schemeButton = (page: Page) =>
  page.locator('header').getByRole('button', { name: new RegExp(`^(?:${Object.values(words.scheme).join('|')})$`) })

describe('the scheme', () => {
  test.each([
    ['dark', undefined, 'dark'],
    ['light', 'dark', 'dark'],
    ['dark', 'light', 'light'],
    ['light', undefined, 'light'],
    ['dark', 'purple', 'dark'],
    ['dark', '{"broken', 'dark'],
    ['light', 'system', 'light'],
  ] as const)('of a %s device with "%s" stored is %s from the first paint on', async (scheme, stored, expected) => {
    // The page's scripts never come: what is seen then is the first paint.
    const { page, goTo, messages } = await openPage(paths.home(), {
      scheme,
      stored: stored === undefined ? {} : { [SCHEME_KEY]: stored },
      before: async (opening) => {
        await opening.route(/\/assets\/.*\.js$/, (route) => route.abort('aborted'))
        await watchPolicy(opening)
      },
    })
    const first = await ground(page)
    expect(isDark(first.page)).toBe(expected === 'dark')
    expect(first.controls).toContain(expected)
    await page.unroute(/\/assets\/.*\.js$/)
    for (const path of [paths.home(), postPath()]) {
      await goTo(path)
      await hydrated(page)
      expect(await ground(page), path).toEqual(first)
    }
    const choice = stored === 'dark' || stored === 'light' ? stored : 'system'
    await expect.poll(() => schemeButton(page).getAttribute('aria-label')).toBe(words.scheme[choice])
    expect(messages).toEqual([])
  })

  test.each([
    ['can not be read', 'get'],
    ['is full', 'set'],
  ] as const)('changes with each of two presses when the storage %s', async (_name, way) => {
    const { page, messages } = await openHydrated(paths.home(), {
      scheme: 'dark',
      before: (opening) => opening.addInitScript(blockStorage, way),
    })
    const looks = [await ground(page)]
    expect(isDark(looks[0]?.page ?? '')).toBe(true)
    for (let press = 0; press < 2; press += 1) {
      await schemeButton(page).click()
      await expect.poll(async () => (await ground(page)).page).not.toBe(looks.at(-1)?.page)
      looks.push(await ground(page))
    }
    await page.locator('header nav').getByRole('link', { name: words.navigation.about }).click()
    await page.waitForURL(`**${paths.about()}`)
    expect(messages).toEqual([])
  })

  test('stays as chosen on other pages and after a reload, and the button says which it is', async () => {
    const { page, messages } = await openHydrated(paths.home(), { scheme: 'light' })
    const choice = nextChoice('system', 'light')
    await schemeButton(page).click()
    await expect.poll(() => schemeButton(page).getAttribute('aria-label')).toBe(words.scheme[choice])
    const chosen = await ground(page)
    expect(isDark(chosen.page)).toBe(true)
    await page.locator('header nav').getByRole('link', { name: words.navigation.hire }).click()
    await page.waitForURL(`**${paths.hire()}`)
    await page.reload()
    expect(await ground(page)).toEqual(chosen)
    await hydrated(page)
    await expect.poll(() => schemeButton(page).getAttribute('aria-label')).toBe(words.scheme[choice])
    expect(messages).toEqual([])
  })

  test('follows the device while nothing else is chosen', async () => {
    const { page } = await openHydrated(paths.about(), { scheme: 'light' })
    const light = await ground(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(async () => isDark((await ground(page)).page)).toBe(true)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => ground(page)).toEqual(light)
  })
})

/** What asks for a press of a button, or leads on, has nothing to do on paper. */
const SCREEN_ONLY = '#site-filters, #site-closing-call, #site-related-insights, #site-related-projects'

const printed = 'a dark page of the %s site is printed dark on white, whole, without what only serves the screen'

test.each(builtSites(['default', 'readout']))(printed, async (site) => {
  // As wide as a sheet of paper within its margins.
  const { page, goTo } = await openPage(paths.about(), { site, scheme: 'dark', width: 640 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of [paths.about(), postPath(), paths.projects()]) {
    await goTo(path)
    await hydrated(page)
    const found = await page.evaluate((screenOnly) => {
      const main = document.querySelector('main')
      const shown = [...(main?.querySelectorAll('h1, h2, h3, p, li') ?? [])].filter((each) => each.checkVisibility())
      const colours = shown.map((each) => getComputedStyle(each).color)
      const hidden = [...(main?.querySelectorAll('section, section p') ?? [])].filter(
        (each) => !each.checkVisibility({ opacityProperty: true }) && each.closest(screenOnly) === null,
      )
      return {
        ground: getComputedStyle(document.body).backgroundColor,
        colours: [...new Set(colours)],
        hidden: hidden.map(({ tagName, id }) => `${tagName} ${id}`),
        cutOff: [...document.querySelectorAll('main :is(pre, table, figure, img)')]
          .filter((each) => each.scrollWidth > each.clientWidth || each.getBoundingClientRect().right > innerWidth)
          .map((each) => each.outerHTML.slice(0, 80)),
        controls: ['#site-root > header', '#site-filters', '#site-root > footer', 'main button'].filter((selector) =>
          [...document.querySelectorAll(selector)].some((each) => each.checkVisibility()),
        ),
      }
    }, SCREEN_ONLY)
    expect(found.ground, path).toMatch(/^(?:rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/)
    expect(
      found.colours.filter((colour) => !isDark(colour)),
      path,
    ).toEqual([])
    expect(found.hidden, path).toEqual([])
    expect(found.controls, path).toEqual([])
    expect(found.cutOff, path).toEqual([])
  }
})

/** Makes the storage refuse to be read at all, or to take anything. Runs in the browser. */
function blockStorage(way: 'get' | 'set'): void {
  const refuse = (name: string) => () => {
    throw new DOMException('blocked by the test', name)
  }
  if (way === 'get') Object.defineProperty(window, 'localStorage', { get: refuse('SecurityError') })
  else Storage.prototype.setItem = refuse('QuotaExceededError')
}
