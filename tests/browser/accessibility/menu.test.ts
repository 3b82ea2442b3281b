/** The menu of small windows by keyboard. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../../../src/lib/paths.ts'
import { pages, words } from '../../support/content.ts'
import { startFaultyServer } from '../../support/faultyServer.ts'
import { openHydrated, openPage } from '../../support/site.ts'
import { outOfOrder, tabWalk } from './support/tabWalk.ts'

const isOpen = (page: Page) => page.locator('#site-menu').evaluate((menu) => menu.matches(':popover-open'))
const button = (page: Page) => page.getByRole('button', { name: words.menu, exact: true })
const hasFocus = (page: Page) => button(page).evaluate((element) => element === document.activeElement)
const phone = { width: 360, height: 640 }

test('opens with Enter, keeps the focus inside, reaches its button again, and closes with Escape', async () => {
  const { page } = await openHydrated(paths.about(), phone)
  await button(page).press('Enter')
  expect(await isOpen(page)).toBe(true)
  expect(await hasFocus(page)).toBe(true)
  const inside = await tabWalk(page)
  const names = inside.map(({ name }) => name.toLowerCase())
  for (const label of Object.values(words.navigation).slice(1)) {
    expect(
      names.some((name) => name.includes(label.toLowerCase())),
      label,
    ).toBe(true)
  }
  expect(inside.filter(({ isInBar, faults }) => !isInBar || faults.length > 0)).toEqual([])
  expect(outOfOrder(inside)).toEqual([])
  // Back to the button that closes it, from wherever the last Tab has led.
  await page.locator('#site-menu a').first().focus()
  await page.keyboard.press('Shift+Tab')
  expect(await hasFocus(page)).toBe(true)
  await page.locator('#site-menu a').last().focus()
  await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(false)
  expect(await hasFocus(page)).toBe(true)
})

test('closes by its button, too', async () => {
  const { page } = await openHydrated(paths.about(), phone)
  await button(page).press('Space')
  expect(await isOpen(page)).toBe(true)
  await page.keyboard.press('Enter')
  expect(await isOpen(page)).toBe(false)
  expect(await hasFocus(page)).toBe(true)
})

test('leaves nothing locked when the window grows while it is open', async () => {
  const { page } = await openHydrated(paths.about(), phone)
  await button(page).press('Enter')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => isOpen(page)).toBe(false)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
  expect(await page.locator('main').evaluate((main) => main.checkVisibility({ visibilityProperty: true }))).toBe(true)
  const stops = await tabWalk(page)
  expect(stops.some(({ isInBar }) => !isInBar)).toBe(true)
})

test('closes when a link is followed, and the focus goes to the new headline', async () => {
  const { page } = await openHydrated(paths.about(), phone)
  await button(page).press('Enter')
  await page.locator('#site-menu').getByRole('link', { name: words.navigation.hire }).press('Enter')
  await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.hire.title)
  expect(await isOpen(page)).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('closes at the press, also where the page takes its time', async () => {
  const { address, faults } = await startFaultyServer({ delays: [[/\/HirePage-/, 3000]] })
  const { page } = await openHydrated(paths.about(), { ...phone, address })
  await button(page).press('Enter')
  const link = page.locator('#site-menu').getByRole('link', { name: words.navigation.hire })
  // Asked in the same turn: a closing menu that waits for the page, or for the news of it, is still open then.
  const isOpenAfterPress = await link.evaluate((element: HTMLElement) => {
    element.click()
    return document.querySelector(':popover-open') !== null
  })
  expect(isOpenAfterPress).toBe(false)
  expect(await page.locator('h1:visible').textContent()).toBe(pages.about.title)
  faults.delays = []
})

test('opens and leads on without scripts', async () => {
  const { page } = await openPage(paths.about(), { ...phone, javaScriptEnabled: false })
  await button(page).click()
  await page.locator('#site-menu').getByRole('link', { name: words.navigation.hire }).click()
  await page.waitForURL(`**${paths.hire()}`)
  expect(await page.locator('h1:visible').textContent()).toContain(pages.hire.title)
})
