/** The line that types itself, for those who hear it, stop it, or asked for stillness. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../../../src/lib/paths.ts'
import { pages } from '../../support/content.ts'
import { openHydrated, openPage } from '../../support/site.ts'
import { listenToAnnouncements } from './support/announcements.ts'
import { sentenceOf } from '../../../src/lib/typewriter.ts'

const { typewriter } = pages.home
const phone = { width: 360, height: 640 }

const line = (page: Page) => page.locator('#site-hero p[aria-hidden="true"]')
/** Of its parts only the word itself is text at all; the reserve is drawn by styles. */
const typed = (page: Page) => line(page).evaluate((element) => element.textContent)
const following = (page: Page) =>
  page.locator('#site-latest-insights').evaluate((section) => section.getBoundingClientRect().top + scrollY)

test('what screen readers are given stays the same while letters change, and nothing below moves', async () => {
  const { page } = await openHydrated(paths.home(), phone)
  const announced = await listenToAnnouncements(page)
  const tree = () => page.locator('body').ariaSnapshot()
  const [before, place] = [await tree(), await following(page)]
  expect(before).toContain(sentenceOf(typewriter))
  const seen = new Set<string>()
  await expect
    .poll(
      async () => {
        seen.add(await typed(page))
        expect(await tree()).toBe(before)
        expect(await following(page)).toBe(place)
        return seen.size
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(6)
  expect(await announced()).toEqual([])
})

test('is stopped and started by keyboard, with the focus on its button', async () => {
  const { page } = await openHydrated(paths.home(), phone)
  await page.getByRole('button', { name: typewriter.pause }).press('Enter')
  const play = page.getByRole('button', { name: typewriter.play })
  expect(await play.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await play.getAttribute('aria-pressed')).toBe(null)
  const still = await typed(page)
  await page.waitForTimeout(1500)
  expect(await typed(page)).toBe(still)
  await page.keyboard.press('Space')
  await expect.poll(() => typed(page), { timeout: 15_000 }).not.toBe(still)
})

test('stands still and whole where less motion is wanted, and follows the setting', async () => {
  const whole = `${typewriter.prefix}${typewriter.words[0]}`.trim()
  const { page } = await openHydrated(paths.home(), { ...phone, reducedMotion: true })
  expect((await typed(page)).trim()).toBe(whole)
  await page.waitForTimeout(2500)
  expect((await typed(page)).trim()).toBe(whole)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => typed(page).then((text) => text.trim()), { timeout: 15_000 }).not.toBe(whole)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => typed(page).then((text) => text.trim())).toBe(whole)
  await page.waitForTimeout(1500)
  expect((await typed(page)).trim()).toBe(whole)
})

test('shows its first word whole without scripts, and no button that does nothing', async () => {
  const { page } = await openPage(paths.home(), { ...phone, javaScriptEnabled: false })
  expect((await line(page).textContent())?.trim()).toBe(`${typewriter.prefix}${typewriter.words[0]}`.trim())
  expect(await page.getByRole('button', { name: typewriter.pause }).isVisible()).toBe(false)
})
