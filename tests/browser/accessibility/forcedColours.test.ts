/** Where the visitor's own few colours stand in for ours, what differs by colour must differ otherwise. */
import { describe, expect, test } from 'vitest'
import { paths } from '../../../src/lib/paths.ts'
import { pages } from '../../support/content.ts'
import { openHydrated } from '../../support/site.ts'
import { builtSites } from '../../support/sites.ts'
import { changes } from './support/changes.ts'

const forced = { forcedColors: true, reducedMotion: true }

describe.each(builtSites(['default', 'readout']))('in the site %s', (site) => {
  test('a pressed chip differs from the same chip before', async () => {
    const { page } = await openHydrated(paths.projects(), { ...forced, site })
    await page.getByRole('button', { name: pages.projects.filters.toggle }).click()
    const chip = page.locator('fieldset button').nth(3)
    await chip.focus()
    const press = async () => {
      await chip.press('Space')
      await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true')
    }
    expect(await changes(chip, press)).toBe(true)
  })

  test('the current page differs from the others', async () => {
    const { page } = await openHydrated(paths.about(), { ...forced, site })
    const current = page.locator('header nav a[aria-current="page"]')
    const link = page.locator(`header nav a[href="${await current.getAttribute('href')}"]`)
    expect(await changes(link, () => link.evaluate((element) => element.removeAttribute('aria-current')))).toBe(true)
  })

  test.each([
    ['a link in the bar', paths.home(), 'header nav', 'a'],
    ['a card', paths.home(), '#site-latest-insights', 'h3 a'],
    ['a button', paths.home(), '#site-hero', 'a[href$="about"]'],
    ['the search box', `${paths.insights()}?q=a`, 'search', 'input'],
  ])('%s shows that it has the focus', async (_name, path, around, target) => {
    const { page } = await openHydrated(path, { ...forced, site })
    if (around === 'search') await page.getByRole('button', { name: pages.insights.filters.toggle }).click()
    await page.keyboard.press('Shift')
    const element = page.locator(around).first()
    const focus = () => element.locator(target).first().focus()
    expect(await changes(element, focus)).toBe(true)
  })
})
