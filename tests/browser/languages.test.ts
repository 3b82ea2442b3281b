/** A site in another language: locale and words are enough, in either theme, from left to right or right to left. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { type GeneratedSites, serveInBothThemes, THEMES } from '../support/generatedSite.ts'
import { hydrated, openPage } from '../support/site.ts'
import { outsideWindow, overlappingText } from './accessibility/support/layoutFindings.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

const LANGUAGES = [
  { name: 'arabic', locale: 'ar', direction: 'rtl' },
  { name: 'japanese', locale: 'ja', direction: 'ltr' },
] as const

const PATHS = [
  ...[
    paths.home(),
    paths.about(),
    paths.projects(),
    paths.project(2),
    paths.insights(),
    paths.insight(3),
    paths.hire(),
  ],
  '/nope',
]
const WIDTHS = [1280, 320]

describe.each(LANGUAGES)('a site in $name', ({ name, locale, direction }) => {
  let sites: GeneratedSites
  beforeAll(async () => {
    sites = await serveInBothThemes(filesOf(name), ['content/insights', 'content/projects'])
  })
  afterAll(() => sites?.close())

  test.each(THEMES)('says nothing in English and breaks nowhere, in the theme %s', async (theme) => {
    const { page, goTo } = await openPage(PATHS[0] ?? '/', { address: sites.addresses[theme], locale })
    for (const path of PATHS) {
      await goTo(path)
      await hydrated(page)
      for (const toggle of await page.locator('main button[aria-expanded]').all()) await toggle.click()
      expect(await page.evaluate(englishWords), path).toEqual([])
      expect(await page.locator('html').getAttribute('lang'), path).toBe(locale)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect([...(await page.evaluate(outsideWindow)), ...(await page.evaluate(overlappingText))], path).toEqual([])
      }
    }
  })

  test.each(THEMES)('runs in its direction, in the theme %s', async (theme) => {
    const { page } = await openPage(paths.insight(3), { address: sites.addresses[theme], locale })
    await hydrated(page)
    expect(await sideOf(page, 'h1')).toBe(direction === 'rtl' ? 'right' : 'left')
    // The arrow of the way back points to where the text comes from.
    const arrow = page.locator('main header a svg').first()
    const scale = await arrow.evaluate((icon) => getComputedStyle(icon).scale)
    expect(scale).toBe(direction === 'rtl' ? '-1 1' : 'none')
  })
})

/** Latin words among all that can be read or heard on a page, but for the mail address and "AI". Runs in the browser. */
function englishWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const read: string[] = [document.title]
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement?.closest('script, style') === null) read.push(text.textContent ?? '')
  }
  const attributes = ['aria-label', 'alt', 'placeholder', 'title']
  const heard = [...document.querySelectorAll('body *')].flatMap((element) =>
    attributes.map((attribute) => element.getAttribute(attribute) ?? ''),
  )
  const words = [...read, ...heard].join('\n').replace(/hello@example\.com|AI/g, '')
  return words.match(/[A-Za-z]{2,}/g) ?? []
}

/** Where in the window the text of an element begins. */
async function sideOf(page: Page, selector: string): Promise<'left' | 'right'> {
  return page.locator(selector).evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    return left < innerWidth - right ? 'left' : 'right'
  })
}

/** The fixture's files as text, by their path in the project. */
function filesOf(language: string): Record<string, string> {
  const folder = join(import.meta.dirname, '../fixtures/languages', language)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
  return Object.fromEntries(
    files.map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  )
}
