/** What a visitor can turn a page into, each with the way there. */
import type { Page } from 'playwright-core'
import { paths } from '../../../../src/lib/paths.ts'
import { pages, words } from '../../../support/content.ts'

export type State = {
  name: string
  path: string
  width?: number
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  enter: (page: Page) => Promise<unknown>
}

const { home, insights, projects, error } = pages

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()

/** Types a search; over when the address, and with it the count, has followed. */
async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel(insights.search.label).fill(text)
  await page.waitForURL((address) => address.searchParams.get('q') === text)
}

/** Presses the first chips of an open filter panel. */
async function pressChips(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await page.locator('fieldset button').nth(index).click()
}

export const states: State[] = [
  { name: 'filter panel open', path: paths.projects(), enter: press(projects.filters.toggle) },
  {
    name: 'filters active',
    path: paths.projects(),
    enter: async (page) => {
      await press(projects.filters.toggle)(page)
      await pressChips(page, 4)
    },
  },
  {
    name: 'search and filter active',
    path: paths.insights(),
    enter: async (page) => {
      await press(insights.filters.toggle)(page)
      await pressChips(page, 1)
      await search(page, 'a')
    },
  },
  {
    name: 'empty result',
    path: paths.insights(),
    enter: async (page) => {
      await press(insights.filters.toggle)(page)
      await search(page, 'no such word')
      await page.getByRole('heading', { name: insights.empty.title }).waitFor()
    },
  },
  { name: 'menu open', path: paths.about(), width: 768, enter: press(words.menu) },
  { name: 'menu open on a small phone', path: paths.about(), width: 320, enter: press(words.menu) },
  { name: 'typing line paused', path: paths.home(), enter: press(home.typewriter.pause) },
  {
    name: 'error screen',
    path: paths.hire(),
    before: (page) => page.route('**/data/projects.json*', (route) => route.fulfill({ status: 503 })),
    enter: async (page) => {
      await page.locator('header nav').getByRole('link', { name: words.navigation.projects }).click()
      await page.getByRole('heading', { level: 1, name: error.title }).waitFor()
    },
  },
]
