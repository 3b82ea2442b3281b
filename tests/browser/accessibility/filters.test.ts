/** Where the focus stays or goes, and what is said, while filters change. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { SETTLING_TIME } from '../../../src/lib/filterQuery.ts'
import { fill } from '../../../src/lib/fill.ts'
import { paths } from '../../../src/lib/paths.ts'
import { content, pages } from '../../support/content.ts'
import { openHydrated } from '../../support/site.ts'
import { listenToAnnouncements } from './support/announcements.ts'

const { projects, insights } = pages
const chips = (page: Page) => page.locator('fieldset button')
const active = (page: Page) => page.getByRole('list', { name: projects.filters.active }).getByRole('button')
const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.replace(/\s+/g, ' ').trim(),
  )
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
const toggle = (page: Page) => page.locator('#site-filters [aria-expanded]')

async function openPanel(path: string) {
  const { page } = await openHydrated(path)
  await toggle(page).press('Enter')
  return { page, announced: await listenToAnnouncements(page) }
}

describe('the panel', () => {
  test('opens and closes by Enter and Space, with the same name, and the focus stays', async () => {
    const { page } = await openHydrated(paths.projects())
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false')
    expect(await chips(page).first().isVisible()).toBe(false)
    for (const [key, state] of [
      ['Enter', 'true'],
      ['Space', 'false'],
      ['Space', 'true'],
    ] as const) {
      await toggle(page).press(key)
      expect(await toggle(page).getAttribute('aria-expanded')).toBe(state)
      expect(await focusedName(page)).toBe(projects.filters.toggle)
    }
    await page.keyboard.press('Tab')
    expect(
      await chips(page)
        .first()
        .evaluate((chip) => chip === document.activeElement),
    ).toBe(true)
  })

  test('is a named group of toggles, each of which keeps the focus and is said once', async () => {
    const { page, announced } = await openPanel(paths.projects())
    expect(await page.getByRole('group', { name: projects.filters.chips }).count()).toBe(1)
    const chip = chips(page).nth(2)
    const name = await chip.textContent()
    await chip.press('Space')
    expect(await chip.getAttribute('aria-pressed')).toBe('true')
    expect(await chip.textContent()).toBe(name)
    expect(await focusedName(page)).toBe(name)
    await page.keyboard.press('Enter')
    expect(await chip.getAttribute('aria-pressed')).toBe('false')
    await expect.poll(async () => (await announced()).length).toBe(2)
    const [first = '', second] = await announced()
    expect(first).toContain(fill(projects.activeFilter, { count: 1 }))
    expect(second).toBe(
      fill(projects.filters.count, { shown: content.projects.length, total: content.projects.length }),
    )
  })
})

describe('taking out', () => {
  test('a filter leads to the next one, to the one before, and at last to the toggle', async () => {
    const { page, announced } = await openPanel(paths.projects())
    for (const index of [0, 1, 2]) await chips(page).nth(index).click()
    await expect.poll(() => active(page).count()).toBe(3)
    const [, second = '', third = ''] = await active(page).allTextContents()
    await active(page).nth(0).press('Enter')
    expect(await focusedName(page)).toBe(second)
    await active(page).nth(1).focus()
    expect(await focusedName(page)).toBe(third)
    await page.keyboard.press('Enter')
    expect(await focusedName(page)).toBe(second)
    await page.keyboard.press('Enter')
    expect(await focusedName(page)).toBe(projects.filters.toggle)
    // Three put in, three taken out: said once each.
    expect(await announced()).toHaveLength(6)
  })

  test('all of them leads to the toggle', async () => {
    const { page } = await openPanel(paths.projects())
    await chips(page).first().click()
    await page.getByRole('button', { name: projects.filters.clear, exact: true }).press('Enter')
    expect(await focusedName(page)).toBe(projects.filters.toggle)
    expect(await active(page).count()).toBe(0)
  })

  test('names the filter it takes out', async () => {
    const { page } = await openPanel(paths.projects())
    const name = (await chips(page).first().textContent()) ?? ''
    await chips(page).first().click()
    const remove = page.getByRole('button', { name: fill(projects.filters.remove, { filter: name }), exact: true })
    await expect.poll(() => remove.count()).toBe(1)
  })
})

describe('the search', () => {
  const field = (page: Page) => page.getByLabel(insights.search.label)
  const pause = (page: Page) => page.waitForTimeout(SETTLING_TIME + 300)

  test('is said once, when the typing pauses, and the focus stays in the box', async () => {
    const { page, announced } = await openPanel(paths.insights())
    await field(page).pressSequentially('agent', { delay: 20 })
    await pause(page)
    expect(await announced()).toHaveLength(1)
    expect(await focusedId(page)).toBe(await field(page).getAttribute('id'))
  })

  test('that finds nothing says so, and clearing it there leads back to the box', async () => {
    const { page, announced } = await openPanel(paths.insights())
    await field(page).fill('no such word')
    await pause(page)
    const [said = '', ...more] = await announced()
    expect(said).toContain(fill(insights.filters.count, { shown: 0, total: content.posts.length }))
    expect(said).toContain(insights.empty.title)
    expect(more).toEqual([])
    expect(await page.getByRole('heading', { level: 2, name: insights.empty.title }).count()).toBe(1)
    await page.getByRole('button', { name: insights.empty.clear, exact: true }).press('Enter')
    expect(await focusedId(page)).toBe(await field(page).getAttribute('id'))
    expect(await announced()).toHaveLength(2)
  })

  const clear = (page: Page) => page.getByRole('button', { name: insights.filters.clear, exact: true }).press('Enter')

  test('cleared with the filters has the focus again when there were no others', async () => {
    const { page } = await openPanel(paths.insights())
    await field(page).fill('agent')
    await clear(page)
    expect(await field(page).inputValue()).toBe('')
    expect(await focusedId(page)).toBe(await field(page).getAttribute('id'))
    await field(page).fill('a')
    await chips(page).first().click()
    await clear(page)
    expect(await focusedName(page)).toBe(insights.filters.toggle)
  })

  test('cleared with the filters while the panel is closed leads to the toggle', async () => {
    const { page } = await openHydrated(`${paths.insights()}?q=agent`)
    await clear(page)
    expect(await focusedName(page)).toBe(insights.filters.toggle)
  })

  test.each(['button', 'Escape'])('cleared by %s has the focus again', async (way) => {
    const { page } = await openPanel(paths.insights())
    await field(page).fill('agent')
    if (way === 'Escape') await field(page).press('Escape')
    else await page.getByRole('button', { name: insights.search.clear, exact: true }).press('Enter')
    expect(await field(page).inputValue()).toBe('')
    expect(await focusedId(page)).toBe(await field(page).getAttribute('id'))
  })
})
