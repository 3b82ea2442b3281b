import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { postPath, projectPath } from '../support/content.ts'
import budgets from '../bench/budgets.json' with { type: 'json' }
import { sumOf, type Transfer, transfersOf } from '../bench/pageBytes.ts'
import { mobile } from '../bench/profiles.ts'
import { hydrated, openPage } from '../support/site.ts'
import { siteFolder } from '../support/sites.ts'

type Kind = keyof typeof budgets.html

const routes: [path: string, kind: Kind][] = [
  [paths.home(), 'home'],
  [paths.about(), 'about'],
  [paths.projects(), 'list'],
  [paths.insights(), 'list'],
  [projectPath(), 'article'],
  [postPath(), 'article'],
  [paths.hire(), 'other'],
  ['/nope', 'other'],
]

const { slowdown: _slowdown, latency: _latency, throughput: _throughput, ...device } = mobile

const folder = siteFolder('default')

async function openOnPhone(path: string): Promise<Page> {
  const { page } = await openPage(path, { context: device })
  return page
}

/** Waits until the page has been quiet for a while: all it wants has arrived. */
async function everythingArrived(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  await page.waitForLoadState('networkidle')
}

const list = (transfers: readonly Transfer[]) => transfers.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')

describe.each(routes)('%s', (path, kind) => {
  test('keeps to its bytes', async () => {
    const page = await openOnPhone(path)
    await page.waitForLoadState('load')
    const early = (await transfersOf(page, folder)).filter(({ isBeforeLoad }) => isBeforeLoad)
    expect(sumOf(early, 'html'), 'HTML').toBeLessThanOrEqual(budgets.html[kind])
    expect(sumOf(early, 'script'), `scripts before the load event:\n${list(early)}`).toBeLessThanOrEqual(
      budgets.scriptBeforeLoad,
    )
    expect(sumOf(early), `all before the load event:\n${list(early)}`).toBeLessThanOrEqual(budgets.beforeLoad[kind])
    await everythingArrived(page)
    const all = await transfersOf(page, folder)
    expect(sumOf(all, 'font'), 'fonts').toBeLessThanOrEqual(budgets.fonts[kind])
    expect(sumOf(all, 'script'), `scripts in all:\n${list(all)}`).toBeLessThanOrEqual(budgets.script.visit)
  })
})

test('scripts of the home page, with those got ahead, and of a visit to a list and an article from there', async () => {
  const page = await openOnPhone(paths.home())
  await everythingArrived(page)
  const home = await transfersOf(page, folder)
  expect.soft(sumOf(home, 'script'), `home:\n${list(home)}`).toBeLessThanOrEqual(budgets.script.home)
  for (const path of [paths.insights(), postPath()]) {
    // The visitor may come by a menu: what counts is the click on a link of the page.
    await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path)
    await page.waitForURL(`**${path}`)
    await everythingArrived(page)
  }
  const visit = await transfersOf(page, folder)
  expect(sumOf(visit, 'script'), `visit:\n${list(visit)}`).toBeLessThanOrEqual(budgets.script.visit)
})
