import type { Browser } from 'playwright-core'
import type { Issue } from '../../src/generator/content/ContentError.ts'
import { axeViolations } from '../browser/accessibility/support/judges.ts'
import { drawAll, settled } from '../browser/accessibility/support/views.ts'
import type { Page } from './readPages.ts'
import type { FindSource } from './sourceFinder.ts'

const VIEWS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 360, height: 800, colorScheme: 'dark' },
] as const

/** What axe finds on each page: wide and light, narrow and dark. */
export async function checkAccessibility(
  browser: Browser,
  address: string,
  pages: readonly Page[],
  findSource: FindSource,
): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const { width, height, colorScheme } of VIEWS) {
    const window = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
    for (const { path } of pages) {
      await window.goto(address + path.slice(1))
      await drawAll(window)
      await settled(window)
      for (const { id, html, text, why } of await axeViolations(window)) {
        const [, alt = ''] = /alt="([^"]*)"/.exec(html) ?? []
        const [, href = ''] = /href="([^"]*)"/.exec(html) ?? []
        const place = findSource(path, text, alt, href === '' ? '' : `[](${href})`, href)
        issues.push({ ...place, expected: `${id} on ${path} (${width} px, ${colorScheme}): ${why}`, found: html })
      }
    }
    await window.close()
  }
  return issues
}
