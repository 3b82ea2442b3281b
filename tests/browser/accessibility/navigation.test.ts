/** Where the focus goes and what is said when the page changes. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../../../src/lib/paths.ts'
import { content, mainPages, site, words } from '../../support/content.ts'
import { openHydrated } from '../../support/site.ts'
import { listenToAnnouncements } from './support/announcements.ts'
import { everyPage } from './support/everyPage.ts'
import { visitEach } from './support/visitEach.ts'

const focused = (page: Page) =>
  page.evaluate(() => ({ tag: document.activeElement?.localName, text: document.activeElement?.textContent?.trim() }))
const headline = (page: Page) => page.locator('main h1:visible')

test('the first page takes no focus', async () => {
  const others = mainPages.map(({ path }) => path).filter((path) => path !== paths.home())
  await visitEach([paths.home(), ...others], {}, async (page, path) => {
    expect(await page.evaluate(() => document.activeElement === document.body), path).toBe(true)
  })
})

test('a link of the navigation leads to the top and the headline, and the title is said once', async () => {
  const { page } = await openHydrated(paths.home())
  const announced = await listenToAnnouncements(page)
  for (const { path, label, head } of mainPages.toReversed()) {
    await page.evaluate(() => scrollTo(0, 600))
    await page.locator('header nav').getByRole('link', { name: label }).press('Enter')
    await expect.poll(() => page.title()).toBe(`${head.title} | ${site.siteName}`)
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'h1' })
    expect((await focused(page)).text, path).toBe((await headline(page).textContent())?.trim())
    expect(await page.evaluate(() => scrollY), path).toBe(0)
    // Come by keyboard, the headline shows that it has the focus.
    expect(await headline(page).evaluate((element) => element.matches(':focus-visible')), path).toBe(true)
  }
  // The focus on the headline speaks; a live region would say it again. That a page loads may be said.
  expect((await announced()).filter((text) => text !== words.loading)).toEqual([])
})

test('Back brings place and link back, from a card too', async () => {
  const { page } = await openHydrated(paths.home())
  const link = page.locator('main h3 a').last()
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await link.press('Enter')
  await expect.poll(() => page.locator('main article').count()).toBe(1)
  await expect.poll(() => focused(page)).toMatchObject({ tag: 'h1' })
  await page.goBack()
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 2)
  expect(await page.evaluate(() => scrollY)).toBeLessThan(place + 2)
  await page.goForward()
  await expect.poll(() => page.locator('main article').count()).toBe(1)
})

test('an anchor inside the page moves no focus to the headline', async () => {
  const post = content.posts[0]
  const { page } = await openHydrated(paths.insight(post?.id ?? 1))
  const link = page.locator('main a[href^="#"]').first()
  await link.press('Enter')
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('')
  expect((await focused(page)).tag).not.toBe('h1')
  await page.evaluate(() => history.back())
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('')
  expect((await focused(page)).tag).not.toBe('h1')
})

test('every page has a title of its own, one headline, and each landmark once', async () => {
  const { page, goTo } = await openHydrated(paths.home())
  const titles = new Map<string, string>()
  for (const path of everyPage) {
    await goTo(path)
    const found = await page.evaluate(() => ({
      title: document.title,
      language: document.documentElement.lang,
      headlines: document.querySelectorAll('h1').length,
      landmarks: ['header', 'main', 'footer'].map(
        (name) => [...document.querySelectorAll(name)].filter((one) => !one.matches('article *, section *')).length,
      ),
      levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1])),
    }))
    expect(found.language, path).toBe(site.locale)
    expect(found.headlines, path).toBe(1)
    expect(found.landmarks, path).toEqual([1, 1, 1])
    expect(
      found.levels.filter((level, index) => level > (found.levels[index - 1] ?? 0) + 1),
      path,
    ).toEqual([])
    titles.set(path, found.title)
  }
  const known = [...titles].filter(([path]) => !/nope|9999/.test(path)).map(([, title]) => title)
  expect(new Set(known).size).toBe(known.length)
})
