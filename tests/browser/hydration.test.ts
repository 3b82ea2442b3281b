import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { casePost, content, pages, routes, site, words, postPath, projectPath } from '../support/content.ts'
import { hydrated, openHydrated, openPage } from '../support/site.ts'
import { layoutShift, textsOf } from '../support/watching.ts'

/**
 * Elements of the page itself: without what scripts add to blocks of code, and without what
 * only shows with scripts: the filters, and the line that types itself.
 */
const OWN =
  'main :is(h1, h2, h3, p:not([aria-hidden]), a, li, ul, ol, section, figure, pre, table, img, time, dl, dd):not(.code > p, #site-filters *)'

type Box = { what: string; place: number[]; look: string }

/** Where each element stands and what it looks like. */
async function boxesOf(page: Page): Promise<Box[]> {
  await page.evaluate(() => document.fonts.ready)
  return page.locator(OWN).evaluateAll((all) =>
    all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const { color, margin, fontSize, fontFamily, fontWeight, lineHeight, letterSpacing } = getComputedStyle(element)
      return {
        what: `${element.tagName} ${element.id}`,
        place: [left, top + scrollY, width, height].map((length) => Math.round(length * 2) / 2),
        look: [color, margin, fontSize, fontFamily, fontWeight, lineHeight, letterSpacing].join('; '),
      }
    }),
  )
}

describe('before and after scripts run', () => {
  test.each([360, 480, 481, 768, 769, 1280])('nothing moves and nothing changes its look at %i px', async (width) => {
    const chosen = [
      paths.home(),
      paths.about(),
      paths.projects(),
      paths.insights(),
      paths.hire(),
      projectPath(),
      postPath(),
    ]
    // Styles do not depend on the width; one is enough for the look of all pages.
    const seen = width === 1280 ? chosen : [projectPath(), postPath()]
    const { page: still, goTo: goStill } = await openPage(paths.hire(), { width, javaScriptEnabled: false })
    const { page, goTo, messages } = await openPage(paths.hire(), { width })
    for (const path of seen) {
      // Twice, so that the fonts are at hand: how fast they come is another matter.
      for (const go of [goStill, goTo, goStill, goTo]) await go(path)
      await hydrated(page)
      expect(await boxesOf(page), path).toEqual(await boxesOf(still))
      // A font that comes in the very first moment may still settle; nothing else may.
      expect(await layoutShift(page), path).toBeLessThan(0.01)
    }
    expect(messages).toEqual([])
  })

  test('the text is the same, on every page', async () => {
    const { page, goTo } = await openPage(paths.hire())
    for (const path of routes) {
      await goTo(path)
      await hydrated(page)
      const [now, served] = await page.evaluate(async () => {
        const html = await (await fetch(location.href)).text()
        const own =
          'main :is(h1, h2, h3, p:not([aria-hidden]), a, time, dt, dd, th, td, li:not(:has(.code))):not(.code *)'
        const texts = (from: Document) => [...from.querySelectorAll(own)].map(({ textContent }) => textContent)
        return [texts(document), texts(new DOMParser().parseFromString(html, 'text/html'))]
      })
      expect(now, path).toEqual(served)
      expect(now?.length).toBeGreaterThan(5)
    }
  })
})

test('HTML that holds blocks, or is not closed, stays inside its text', async () => {
  const { id } = casePost('blocks')
  for (const javaScriptEnabled of [false, true]) {
    const { page, messages } = await openPage(paths.insight(id), { site: 'cases', javaScriptEnabled })
    if (javaScriptEnabled) await hydrated(page)
    const found = await page.evaluate(() => {
      const last = [...document.querySelectorAll('main article p')].find(({ textContent }) =>
        textContent.includes('The last paragraph.'),
      )
      const weight = (selector: string) => {
        const element = document.querySelector(selector)
        return element === null ? '' : getComputedStyle(element).fontWeight
      }
      return {
        isThere: last !== undefined,
        inParagraph: document.querySelector('main article p :is(section, div, table, ul)') !== null,
        siteFooters: document.querySelectorAll('footer:not(main *, b *)').length,
        weights: [weight('main article footer p'), weight('body footer p')],
      }
    })
    expect(found.isThere).toBe(true)
    expect(found.inParagraph).toBe(false)
    expect(found.siteFooters).toBe(1)
    for (const weight of found.weights) expect(Number(weight)).toBeLessThan(600)
    expect(messages).toEqual([])
  }
})

describe('a page that the browser has translated', () => {
  test('keeps working: search, empty list, panel, navigation', async () => {
    const { page, messages } = await openHydrated(paths.insights())
    await translate(page)
    const toggle = page.locator('#site-filters button[aria-expanded]')
    await toggle.click()
    const box = page.getByRole('searchbox')
    await box.waitFor()
    await box.fill('zzz')
    await page.locator('#site-empty-result').waitFor()
    await expect.poll(async () => (await textsOf(page, '#site-filters [role="status"]'))[0]).toMatch(/^0 /)
    await translate(page)
    await box.fill('')
    await expect.poll(() => page.locator('main h3 a').count()).toBe(content.posts.length)
    await expect
      .poll(async () => (await textsOf(page, '#site-filters [role="status"]'))[0])
      .toMatch(new RegExp(`^${content.posts.length} `))
    await toggle.click()
    await box.waitFor({ state: 'hidden' })
    for (const [label, heading] of [
      [words.navigation.about, pages.about.title],
      [words.navigation.projects, pages.projects.title],
    ]) {
      await page
        .locator('header nav')
        .getByText(label ?? '', { exact: true })
        .click()
      await expect.poll(() => page.locator('h1:visible').textContent()).toBe(heading)
    }
    expect(messages).toEqual([])
  })

  test('goes on typing', async () => {
    const { page, messages } = await openHydrated(paths.home())
    await translate(page)
    const line = page.locator('#site-hero p[aria-hidden="true"]')
    const seen = new Set<string | null>()
    await expect
      .poll(async () => seen.add(await line.textContent()).size, { timeout: 15_000, interval: 50 })
      .toBeGreaterThan(4)
    await page.locator('header nav').getByText(words.navigation.hire, { exact: true }).click()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.hire.title)
    expect(messages).toEqual([])
  })
})

test('scripts that do not come leave a page that is read and left by links', async () => {
  const { page, goTo } = await openPage(paths.home(), {
    before: (opening) => opening.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 })),
  })
  for (const path of routes) {
    await goTo(path)
    const unseen = await page
      .locator('main :is(h1, h2, h3, p, li)')
      .evaluateAll((all) =>
        all
          .filter(
            (element) =>
              !element.checkVisibility({ opacityProperty: true }) && element.closest('#site-filters') === null,
          )
          .map(({ tagName, textContent }) => `${tagName}: ${textContent}`),
      )
    expect(unseen, path).toEqual([])
  }
  await goTo(paths.home())
  await page.locator('header nav').getByRole('link', { name: words.navigation.about }).click()
  await page.waitForURL(`**${paths.about()}`)
  expect(await page.title()).toBe(`${pages.about.head.title} | ${site.siteName}`)
})

/** Puts every text into an element of its own, as translating browsers do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.getElementById('site-root') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const texts: Text[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      const isKept = currentNode.parentElement?.closest('font') !== null
      if (currentNode instanceof Text && currentNode.data.trim() !== '' && !isKept) texts.push(currentNode)
    }
    for (const text of texts) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text.data)
    }
  })
}
