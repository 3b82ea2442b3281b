import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { casePost, content, cut, pages, site, words, postPath } from '../support/content.ts'
import { openHydrated, openPage } from '../support/site.ts'
import { FIXTURE } from '../support/sites.ts'
import { layoutShift, textsOf } from '../support/watching.ts'

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** A day as the specification asks: short month, numeric day, year, in capitals. */
function englishDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${MONTHS[Number(month) - 1]} ${date}, ${year}`
}

test('each insight page shows all of its post, in its HTML already', async () => {
  const { page, goTo } = await openPage(paths.insights(), { javaScriptEnabled: false })
  for (const { id } of content.posts) {
    const post = await content.renderPost(id)
    await goTo(paths.insight(id))
    const back = page.locator('main').getByRole('link', { name: pages.insight.back, exact: true })
    expect(await back.getAttribute('href')).toBe(paths.insights())
    expect(await textsOf(page, 'main h1')).toEqual([post.title])
    expect(await page.getByText(words.featuredInsight, { exact: true }).count()).toBe(post.featured ? 1 : 0)
    const header = page.locator('main article > header')
    expect(await header.getByText(post.excerpt, { exact: true }).count()).toBe(1)
    expect(await header.getByText(post.readTime, { exact: true }).count()).toBe(1)
    expect(await header.locator('time').textContent()).toBe(englishDay(post.date))
    expect(await header.locator('time').getAttribute('datetime')).toBe(post.date)
    expect(await header.getByRole('listitem').allTextContents()).toEqual(post.tags)
    expect(await page.locator('main article > div:first-of-type img').count()).toBe(1)
    const isThere = await page.locator('main article').evaluate((article, html) => {
      const written = document.createElement('div')
      written.innerHTML = html
      const plain = (element: Element) => element.textContent.replace(/\s+/g, ' ')
      return plain(article).includes(plain(written).trim())
    }, post.content)
    expect(isThere, `the text of ${id}`).toBe(true)
  }
})

test('the contents list every heading of the second level, and each link leads to it', async () => {
  const { page, goTo } = await openPage(postPath(), { javaScriptEnabled: false })
  for (const { id } of content.posts) {
    await goTo(paths.insight(id))
    const contents = page.getByRole('navigation', { name: pages.insight.contents })
    const links = await contents
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => ({ hash: decodeURIComponent(link.getAttribute('href') ?? ''), text: link.textContent })),
      )
    const headings = await page
      .locator('main article h2')
      .evaluateAll((all) => all.map((heading) => ({ hash: `#${heading.id}`, text: heading.textContent })))
    const footnotes = words.footnotesLabel
    expect(links).toEqual(headings.filter(({ text }) => text !== footnotes))
    expect(links.length).toBeGreaterThan(2)
  }
})

test('the contents mark what is being read, also after a jump past other headings', async () => {
  const { page } = await openHydrated(postPath())
  const contents = page.getByRole('navigation', { name: pages.insight.contents })
  const marked = () => contents.locator('[aria-current="location"]').allTextContents()
  const jump = (to: 'top' | 'end') =>
    page.evaluate((place) => {
      const last = [...document.querySelectorAll('main article h2')].at(-2)
      // Below the heading before last, so that no heading stands in the upper part of the window.
      const end = (last?.getBoundingClientRect().bottom ?? 0) + scrollY + 1
      scrollTo(0, place === 'top' ? 0 : end)
    }, to)
  const headings = (await textsOf(page, 'main article h2')).slice(0, -1)
  expect(await marked()).toEqual([])
  await jump('end')
  await expect.poll(marked).toEqual(headings.slice(-1))
  await jump('top')
  await expect.poll(marked).toEqual([])
})

test('the three newest other posts are related, in a grid', async () => {
  const { page, goTo } = await openPage(postPath(), { javaScriptEnabled: false })
  const newestFirst = content.posts.toSorted((one, other) => other.date.localeCompare(one.date))
  for (const { id } of content.posts) {
    await goTo(paths.insight(id))
    const others = newestFirst.filter((post) => post.id !== id).slice(0, 3)
    expect(await textsOf(page, '#site-related-insights h2')).toEqual([pages.insight.related])
    const cards = page.locator('#site-related-insights li:has(h3)')
    expect(await cards.locator('h3').allTextContents()).toEqual(others.map(({ title }) => title))
    expect(await cards.locator('h3 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      others.map((post) => paths.insight(post.id)),
    )
    for (const [index, { excerpt }] of others.entries()) {
      expect(await cards.nth(index).locator('p').first().textContent()).toBe(cut(excerpt, 120))
    }
  }
  const places = await page
    .locator('#site-related-insights li:has(h3)')
    .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)))
  expect(new Set(places).size, 'side by side').toBe(1)
})

test('the last line says what the author writes about, and leads on', async () => {
  const { page } = await openPage(postPath(1))
  const footer = page.locator('main article footer')
  expect(await footer.getByText(pages.insight.footer, { exact: true }).count()).toBe(1)
  const all = footer.getByRole('link', { name: pages.insight.viewAll, exact: true })
  expect(await all.getAttribute('href')).toBe(paths.insights())
  const follow = footer.getByRole('link', { name: `${pages.insight.follow} ${words.opensInNewTab}`, exact: true })
  expect(await follow.getAttribute('href')).toBe(site.linkedin)
  expect(await follow.getAttribute('target')).toBe('_blank')
  expect(await follow.getAttribute('rel')).toMatch(/\bnoopener\b/)
})

describe('the button that copies a block of code', () => {
  /** The first block as its author wrote it. */
  async function firstBlock(): Promise<string> {
    const { filePath } = await content.renderPost(content.posts[0]?.id ?? 0)
    const file = join(FIXTURE, 'content/insights', filePath)
    const [, , code = ''] = /^```(\w+)[^\n]*\n([^]*?)\n```$/m.exec(await readFile(file, 'utf8')) ?? []
    expect(code).not.toBe('')
    return code
  }

  async function pressByKeyboard(page: Page) {
    const block = page.locator('main .code').first()
    await block.getByRole('button', { name: words.copy }).focus()
    await page.keyboard.press('Enter')
    return block
  }

  test('copies exactly what its author wrote, and says so', async () => {
    const { page, messages } = await openHydrated(postPath(), {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    })
    const block = await pressByKeyboard(page)
    await expect.poll(() => block.getByRole('status').textContent()).toBe(words.copied)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.replace(/\n$/, '')).toBe(await firstBlock())
    expect(messages).toEqual([])
  })

  test.each([
    ['is refused', () => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) })],
    ['is not there, as on plain http', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
  ])('says that it could not where the clipboard %s, and selects the text instead', async (_, breakClipboard) => {
    const { page, messages } = await openHydrated(postPath(), {
      before: (each) => each.addInitScript(breakClipboard),
    })
    const block = await pressByKeyboard(page)
    await expect.poll(() => block.getByRole('status').textContent()).toBe(words.copyFailed)
    const selected = await page.evaluate(() => getSelection()?.toString() ?? '')
    expect(selected.trim()).toBe((await firstBlock()).trim())
    expect(messages).toEqual([])
  })
})

describe('dates', () => {
  const first = content.posts.find(({ date }) => date === '2024-01-15')

  test.each([
    ['en-US', 'UTC', 'JAN 15, 2024'],
    ['en-US', 'America/Los_Angeles', 'JAN 15, 2024'],
    ['en-US', 'Pacific/Kiritimati', 'JAN 15, 2024'],
    ['de-DE', 'Asia/Tokyo', '15. JAN. 2024'],
    ['ja-JP', 'UTC', '2024年1月15日'],
    ['ar-EG', 'Africa/Cairo', '١٥ يناير ٢٠٢٤'],
  ])(
    'are written for a visitor of %s in %s, with no word in the console and no jump',
    async (locale, timezoneId, text) => {
      const { page, messages, goTo } = await openPage(paths.home(), { locale, timezoneId })
      for (const path of [paths.home(), paths.insights(), paths.insight(first?.id ?? 0)]) {
        await goTo(path)
        const time = page.locator(`main time[datetime="${first?.date}"]`).first()
        await expect.poll(() => time.textContent(), { message: path }).toBe(text)
        expect(await layoutShift(page), path).toBeLessThan(0.001)
      }
      expect(messages).toEqual([])
    },
  )

  test('have the capitals of the visitor’s language', async () => {
    const post = casePost('turkish')
    const { page, messages } = await openHydrated(paths.insight(post.id), {
      site: 'cases',
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
    })
    const time = page.locator('main article time').first()
    await expect.poll(() => time.textContent()).toBe('5 EKİ 2023')
    expect(await time.innerText()).toBe('5 EKİ 2023')
    expect(await layoutShift(page)).toBeLessThan(0.001)
    expect(messages).toEqual([])
  })
})
