import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { casePost, content, pages, words, postPath } from '../support/content.ts'
import { hydrated, openHydrated, openPage } from '../support/site.ts'
import { pushAddress } from '../support/watching.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const anchors = casePost('anchors')
const LAST = 'last-words'

/** Where the heading an anchor leads to stands, from the lower edge of what covers the top of the window. */
function belowHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN
    const header = document.querySelector('header')
    const covers = header !== null && ['sticky', 'fixed'].includes(getComputedStyle(header).position)
    return top - (covers ? header.getBoundingClientRect().bottom : 0)
  }, id)
}

/** The id the last heading of the post has got. */
const lastHeading = (page: Page) =>
  page
    .locator('main article h2')
    .evaluateAll((all, name) => all.findLast(({ id }) => id.includes(name))?.id ?? '', LAST)

test.each([
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  [`${postPath()}/index.html?from=feed#site-main`, `${postPath()}?from=feed#site-main`],
])('the address of a file, %s, is hydrated as the page that is in it', async (file, address) => {
  const { page, messages } = await openPage(file)
  const title = await page.locator('h1:visible').textContent()
  await hydrated(page)
  expect(await page.locator('h1:visible').textContent()).toBe(title)
  expect(page.url().endsWith(address), page.url()).toBe(true)
  expect(messages).toEqual([])
})

describe('the place on the page', () => {
  test('is the top after each change of the path, and the old one after Back and Forward, at once', async () => {
    const { page } = await openHydrated(paths.insights())
    const link = page.locator('main h3 a').last()
    await link.focus()
    const old = await scrolled(page)
    expect(old).toBeGreaterThan(200)
    await link.press('Enter')
    await expect.poll(() => page.locator('main article').count()).toBe(1)
    expect(await scrolled(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(() => scrolled(page)).toBe(900)
    await page.goBack()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.insights.title)
    await expect.poll(() => scrolled(page)).toBe(old)
    await page.goForward()
    await expect.poll(() => page.locator('main article').count()).toBe(1)
    await expect.poll(() => scrolled(page)).toBe(900)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  })

  test('does not change with the query', async () => {
    // Without motion: in a panel that is still opening, the chip would be brought into view by the panel.
    const { page } = await openHydrated(paths.projects(), { width: 360, height: 500, reducedMotion: true })
    await page.getByRole('button', { name: pages.projects.filters.toggle, exact: true }).click()
    const chip = page.locator('#site-filter-panel').getByRole('button').last()
    // Brings it into view.
    await chip.hover()
    const old = await scrolled(page)
    expect(old).toBeGreaterThan(50)
    await chip.click()
    await expect.poll(() => new URL(page.url()).search).not.toBe('')
    expect(Math.abs((await scrolled(page)) - old)).toBeLessThan(100)
  })

  test.each([
    [1280, 800],
    [360, 640],
  ])('is the anchor where there is one, and the header does not cover it (%i × %i)', async (width, height) => {
    const { page, goTo } = await openHydrated(paths.insight(anchors.id), { site: 'cases', width, height })
    const id = await lastHeading(page)
    expect(id).not.toBe('')

    // By the link in the text.
    const link = page.locator('main article p a[href^="#"]').first()
    await link.focus()
    const old = await scrolled(page)
    await link.press('Enter')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(old + 500)
    expect(await belowHeader(page, id)).toBeGreaterThanOrEqual(0)
    expect(await belowHeader(page, id)).toBeLessThan(height)
    const below = await scrolled(page)
    expect(new URL(page.url()).hash).toBe(`#${id}`)

    // By Back to where the link stands, and Forward.
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(old)
    await page.goForward()
    await expect.poll(() => scrolled(page)).toBe(below)

    // By the address.
    await goTo('/about')
    await goTo(`${paths.insight(anchors.id)}#${id}`)
    await hydrated(page)
    await expect.poll(() => belowHeader(page, id)).toBeGreaterThanOrEqual(0)
    expect(await belowHeader(page, id)).toBeLessThan(height)

    // From another page inside the site.
    await goTo('/about')
    await hydrated(page)
    await pushAddress(page, `${paths.insight(anchors.id)}#${id}`)
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(anchors.title)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
    expect(await belowHeader(page, id)).toBeGreaterThanOrEqual(0)
    expect(await belowHeader(page, id)).toBeLessThan(height)
  })

  test('follows links in a text that lead to other pages of the site, without loading a document', async () => {
    const { page, requests } = await openHydrated(paths.insight(anchors.id), { site: 'cases' })
    const documents = () => requests.filter((address) => !/\.\w+$/.test(new URL(address).pathname)).length
    const before = documents()
    await page.locator('main article p a[href="/about"]').click()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.about.title)
    expect(documents()).toBe(before)
    expect(await scrolled(page)).toBe(0)
  })
})

test('headings named as parts of the page take nothing from it', async () => {
  const { page, messages } = await openHydrated(paths.insight(anchors.id), { site: 'cases' })
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.filter((id) => id === '' || /NaN|\[object/.test(id))).toEqual([])
  for (const link of await page
    .locator('main article a[href^="#"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')))) {
    expect(ids).toContain(decodeURIComponent(link?.slice(1) ?? ''))
  }
  expect(await page.locator('main article h2 code').textContent()).toBe('<b>code</b>')
  expect(messages).toEqual([])
})

describe('the focus', () => {
  test('stays where it is on the first load, goes to the headline of a new page, and comes back to the link on Back', async () => {
    const { page } = await openHydrated(paths.home())
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const link = page.locator('#site-latest-insights h3 a').nth(1)
    await link.press('Enter')
    await expect.poll(() => page.locator('main article').count()).toBe(1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.goBack()
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

test('broken percent signs lead to the right view, by address and inside the site', async () => {
  const { page, messages, goTo } = await openPage(paths.hire())
  const title = content.posts[0]?.title
  const cases = [
    ['/%', pages.notFound.title],
    ['/insight/%E0%A4%A', pages.insight.notFound.title],
    ['/insights?q=%E0%A4%A', pages.insights.title],
    [`${postPath()}#%E0%A4%A`, title],
    [`${postPath()}#100%`, title],
  ] as const
  for (const [path, heading] of cases) {
    await goTo(paths.about())
    await goTo(path)
    await hydrated(page)
    await expect.poll(() => page.locator('h1:visible').textContent(), { message: path }).toBe(heading)
    await goTo(paths.hire())
    await hydrated(page)
    await pushAddress(page, path)
    await expect
      .poll(() => page.locator('h1:visible').textContent(), { message: `${path} inside the site` })
      .toBe(heading)
  }
  // The router warns of such an address, which is right.
  expect(messages.filter((message) => !/^warning: .*decod/.test(message))).toEqual([])
})

test('an address in other capitals is not there, before and after scripts', async () => {
  const { page, response, messages } = await openPage('/About')
  expect(response.status()).toBe(404)
  expect(await page.locator('h1:visible').textContent()).toBe(pages.notFound.title)
  await hydrated(page)
  expect(await page.locator('h1:visible').textContent()).toBe(pages.notFound.title)
  expect(await page.locator('header nav a').count()).toBeGreaterThan(0)
  expect(messages).toEqual([])
})

test('a press on a link to the page one is on is no step of its own', async () => {
  const { page } = await openHydrated(paths.about(), { context: {} })
  const entry = () => page.evaluate(() => ({ steps: history.length, key: String(history.state?.key) }))
  const before = await entry()
  await page.locator('header nav').getByRole('link', { name: words.navigation.about }).click()
  await expect.poll(async () => (await entry()).key).not.toBe(before.key)
  expect((await entry()).steps).toBe(before.steps)
})

test('a press with the key for a new tab leaves the page where it is', async () => {
  const { page } = await openHydrated(paths.about())
  const opened = page.context().waitForEvent('page')
  const link = page.locator('header nav').getByRole('link', { name: words.navigation.hire })
  await link.click({ modifiers: ['ControlOrMeta'] })
  expect(new URL((await opened).url()).pathname).toBe(paths.hire())
  expect(new URL(page.url()).pathname).toBe(paths.about())
})

test('the five pages are reached by keyboard and by click from each other', async () => {
  const { page, messages } = await openHydrated(paths.home())
  const headings = [pages.about.title, pages.projects.title, pages.insights.title, pages.hire.title]
  const labels = [words.navigation.about, words.navigation.projects, words.navigation.insights, words.navigation.hire]
  for (const [index, label] of labels.entries()) {
    const link = page.locator('header nav').getByRole('link', { name: label })
    await (index % 2 === 0 ? link.click() : link.press('Enter'))
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(headings[index])
  }
  expect(messages).toEqual([])
})
