/** What moves on the site by animation or transition, and that nothing does for those who asked for stillness. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../../../src/lib/paths.ts'
import { content, pages, words } from '../../support/content.ts'
import { openHydrated } from '../../support/site.ts'

/** Takes down, frame by frame, what is on its way from one place or size to another. */
async function watchMovement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = new Set<string>()
    Reflect.set(window, 'moved', moved)
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) < 20) continue
        const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        if (!properties.some((name) => /transform|translate|scale|rotate|height|width|top|left/i.test(name))) continue
        moved.add(`${effect.target?.localName} ${effect.target?.className}: ${properties.join(' ')}`)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** All that has moved since this was asked last. */
const takeMovement = (page: Page) =>
  page.evaluate(() => {
    const moved: Set<string> = Reflect.get(window, 'moved')
    const all = [...moved]
    moved.clear()
    return all
  })

/** Lets the page draw so many frames. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (times) => {
    for (let time = 0; time < times; time += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, count)

/** Scrolls to the end of the page as one reads, screen by screen. */
async function readOn(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / 400)
  for (let screen = 0; screen < screens * 2 && !(await isAtEnd()); screen += 1) {
    await page.mouse.wheel(0, 400)
    await frames(page, 6)
  }
  expect(await isAtEnd()).toBe(true)
}

/** Down the page as one reads, then back to the filters, which are opened and used, then on to another page. */
async function visit(page: Page): Promise<void> {
  await readOn(page)
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: pages.projects.filters.toggle, exact: true }).click()
  await page.locator('#site-filters button[aria-pressed="false"]').first().click()
  await frames(page, 10)
  const navigation = page.getByRole('navigation', { name: words.navigation.label })
  await navigation.getByRole('link', { name: words.navigation.insights }).click()
  await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.insights.title)
  await readOn(page)
}

describe('lists, filters and pages', () => {
  const options = { width: 1280, height: 640, before: watchMovement }

  test('move where that is wanted, until it is wanted no more', async () => {
    const { page } = await openHydrated(paths.projects(), options)
    await visit(page)
    expect(await takeMovement(page)).not.toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    await takeMovement(page)
    await page.goBack()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.projects.title)
    await page.getByRole('button', { name: pages.projects.filters.clear, exact: true }).click()
    await expect.poll(() => page.locator('main h3:visible').count()).toBe(content.projects.length)
    await frames(page, 10)
    expect(await takeMovement(page)).toEqual([])
  })

  test('stand still where less motion is wanted', async () => {
    const { page, messages } = await openHydrated(paths.projects(), { ...options, reducedMotion: true })
    await visit(page)
    expect(await takeMovement(page)).toEqual([])
    expect(messages).toEqual([])
  })
})
