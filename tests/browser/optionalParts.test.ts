/** What an owner has not got leaves no trace: every optional part of a page is left out in turn and the rest measured. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { type GeneratedSites, serveInBothThemes, THEMES, type ThemeName } from '../support/generatedSite.ts'
import { openPage } from '../support/site.ts'
import { clippedText, outsideWindow, overlappingText } from './accessibility/support/layoutFindings.ts'
import { readingWidths } from './support/readingWidth.ts'
import { sparseSite } from './support/sparseSite.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

const WIDTHS = [1280, 768, 480, 360]
/** Bringhurst's measure for a page of text; where there is less room, a line never becomes a column of words. */
const MEASURE = { least: 45, most: 75, never: 20 }
/** From this width on there is room for the whole measure. */
const ROOMY = 768

let sites: GeneratedSites
beforeAll(async () => {
  sites = await serveInBothThemes(sparseSite.files, sparseSite.removed)
})
afterAll(() => sites?.close())

/** What is wrong with a page as it stands, at each width. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const paragraphs = await page.evaluate(readingWidths)
    for (const { text, characters, isRunningText } of paragraphs) {
      const isWrong =
        characters < MEASURE.never ||
        (isRunningText && width >= ROOMY && (characters < MEASURE.least || characters > MEASURE.most))
      if (isWrong) found.push(`${width} px: ${characters} characters a line in "${text}"`)
    }
    for (const look of [overlappingText, outsideWindow, clippedText]) {
      found.push(...(await page.evaluate(look)).map((finding) => `${width} px: ${finding}`))
    }
    found.push(...(await page.evaluate(emptyParts)).map((finding) => `${width} px: ${finding}`))
  }
  return found
}

/** Headings with nothing below them, lists without items, links to nowhere. Runs in the browser. */
function emptyParts(): string[] {
  const bare = [...document.querySelectorAll('main section, footer, nav')].filter(
    (part) => part.querySelector('h2, h3') !== null && part.children.length === 1,
  )
  const empty = [...document.querySelectorAll('ul, ol, dl, dd, nav, section')].filter(
    (part) => part.textContent.trim() === '' && part.querySelector('img, svg') === null,
  )
  const dead = [...document.querySelectorAll('a')].filter((link) =>
    [null, '', '#', 'undefined', 'tel:'].includes(link.getAttribute('href')),
  )
  return [...bare, ...empty, ...dead].map(({ outerHTML }) => outerHTML.slice(0, 100))
}

const open = async (theme: ThemeName, path: string) =>
  (await openPage(path, { address: sites.addresses[theme], javaScriptEnabled: false })).page

describe.each(THEMES)('in the theme %s', (theme) => {
  test.each(sparseSite.pages)('%s keeps its measure without what was left out', async (_name, path) => {
    expect(await findings(await open(theme, path))).toEqual([])
  })

  test.each(sparseSite.parts)('%s', async (_name, path, selector) => {
    const page = await open(theme, path)
    const count = await page.locator(selector).evaluateAll((parts) => {
      for (const part of parts) part.remove()
      return parts.length
    })
    expect(count).toBeGreaterThan(0)
    expect(await findings(page)).toEqual([])
  })

  test('paper cuts off neither a wide table nor a long formula nor code, and is dark on white', async () => {
    const page = await open(theme, sparseSite.widePost)
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await page.evaluate(wideOnPaper)).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toMatch(/^rgb\((?:[0-9]|[1-5][0-9]),/)
  })

  test('on a phone a long formula takes several lines', async () => {
    const page = await open(theme, sparseSite.widePost)
    await page.setViewportSize({ width: 360, height: 800 })
    const region = page.getByRole('region').filter({ has: page.locator('math') })
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(2)
    expect(await region.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(150)
  })

  test('one to eight numbers on the about page fill their rows', async () => {
    const page = await open(theme, paths.about())
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await page.locator('#site-impact-by-numbers dl').evaluate(showNumbers, count)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const found = [...(await page.evaluate(unevenRows)), ...(await page.evaluate(overlappingText))]
        expect(found, `${count} numbers at ${width} px`).toEqual([])
      }
    }
  })
})

/** What reaches out of the page's text, or scrolls, where nothing can. Runs in the browser. */
function wideOnPaper(): string[] {
  const article = document.querySelector('article')
  const right = article?.getBoundingClientRect().right ?? 0
  return [...document.querySelectorAll('article *')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { overflowX } = getComputedStyle(element)
      const cuts = overflowX !== 'visible' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
      return cuts || element.getBoundingClientRect().right > right + 1
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}

/** Repeats the first number of the list. Runs in the browser. */
function showNumbers(list: Element, count: number): void {
  const first = list.firstElementChild
  if (first === null) throw new Error('There are no numbers')
  list.replaceChildren(...Array.from({ length: count }, () => first.cloneNode(true)))
  list.setAttribute('data-count', `${count}`)
}

/** Rows of numbers that end before the right side of their list. Runs in the browser. */
function unevenRows(): number[] {
  const list = document.querySelector('#site-impact-by-numbers dl')
  if (list === null) return [-1]
  const right = list.getBoundingClientRect().right
  const ends = new Map<number, number>()
  for (const { top, right: end } of [...list.children].map((stat) => stat.getBoundingClientRect())) {
    ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, end))
  }
  return [...ends.values()].map((end) => Math.round(right - end)).filter((gap) => gap > 1)
}
