import { expect, test } from 'vitest'
import { absoluteAddress, paths } from '../../src/lib/paths.ts'
import { content, mainPages, notFoundViews, pages, routes, site, words, postPath } from '../support/content.ts'
import { hydrated, openHydrated, openPage } from '../support/site.ts'
import { headOf } from '../support/watching.ts'

const BASE = '/portfolio/'
const outside = (requests: string[]) => requests.filter((address) => !new URL(address).pathname.startsWith(BASE))

test('in a folder of its host each kind of page opens by address, and asks for nothing outside', async () => {
  const { page, messages, requests, goTo } = await openPage(paths.home(), { site: 'portfolio' })
  const chosen = routes.filter((path) => !/\/\d+$/.test(path) || /\/[13]$/.test(path))
  for (const path of chosen) {
    const response = await goTo(path)
    expect(response.status(), path).toBe(200)
    await hydrated(page)
    const { tags } = await headOf(page)
    const address = absoluteAddress({ ...site, basePath: BASE }, path)
    for (const name of ['canonical', 'og:url'])
      expect(
        tags[name]?.map(({ value }) => value),
        path,
      ).toEqual([address])
    expect(new URL(tags['og:image']?.[0]?.value ?? '').pathname.startsWith(BASE), path).toBe(true)
  }
  for (const { path, words: said, back } of notFoundViews) {
    const response = await goTo(path)
    expect(response.status(), path).toBe(404)
    await expect.poll(() => page.locator('main h1:visible').textContent(), { message: path }).toBe(said.title)
    const href = await page.locator('main').getByRole('link', { name: said.back, exact: true }).getAttribute('href')
    expect(`${href}/`.replace('//', '/'), path).toBe(`${BASE}${back.slice(1)}/`.replace('//', '/'))
  }
  expect(messages).toEqual([])
  expect(outside(requests)).toEqual([])
})

test('and a press on the way home is no step of its own there', async () => {
  const { page } = await openHydrated(paths.about(), { site: 'portfolio', context: {} })
  const entry = () => page.evaluate(() => ({ steps: history.length, key: String(history.state?.key) }))
  const home = page.locator('header a').first()
  await home.click()
  await expect.poll(() => page.locator('h1:visible').textContent()).toBe(site.name)
  const before = await entry()
  await home.click()
  await expect.poll(async () => (await entry()).key).not.toBe(before.key)
  expect((await entry()).steps).toBe(before.steps)
})

test('and by click: back link, related card, sign of the site, navigation', async () => {
  const { page, messages, requests } = await openHydrated(postPath(2), { site: 'portfolio' })
  await page.reload()
  await hydrated(page)
  await page.locator('main').getByRole('link', { name: pages.insight.back, exact: true }).click()
  await page.waitForURL(`**${BASE}insights`)
  await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.insights.title)
  await page.goBack()
  const related = page.locator('#site-related-insights h3 a').first()
  const title = await related.textContent()
  await related.click()
  await expect.poll(() => page.locator('h1:visible').textContent()).toBe(title)
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${BASE}insight/\\d+$`))
  // A link inside a text, which the build has written.
  const inText = page.locator('main article p a[href^="/portfolio/project/"]').first()
  await inText.click()
  const titles = content.projects.map((project) => project.title)
  await expect.poll(async () => titles.includes((await page.locator('h1:visible').textContent()) ?? '')).toBe(true)
  await page.locator('header a').first().click()
  await expect.poll(() => page.locator('h1:visible').textContent()).toBe(site.name)
  for (const { label, path } of mainPages.slice(1)) {
    const link = page.locator(`header nav[aria-label="${words.navigation.label}"]`).getByRole('link', { name: label })
    await link.click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(BASE + path.slice(1))
    await expect.poll(() => link.getAttribute('aria-current')).toBe('page')
  }
  expect(messages).toEqual([])
  expect(outside(requests)).toEqual([])
})
