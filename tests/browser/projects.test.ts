import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { content, cut, pages, site, words } from '../support/content.ts'
import { filterEach, shownIds } from '../support/filtering.ts'
import { hydrated, openHydrated, openPage } from '../support/site.ts'
import { textsOf } from '../support/watching.ts'

const { projects: projectsWords } = pages
const GRID = '#site-project-grid li:has(h3)'
const MORE = '#site-more-projects li:has(h3)'

const newestFirst = content.projects.toSorted((one, other) => other.id - one.id)
const technologies = [...new Set(content.projects.flatMap((project) => project.technologies))].toSorted((one, other) =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }),
)
const matching = (chosen: readonly string[]) =>
  newestFirst.filter((project) => chosen.length === 0 || project.technologies.some((each) => chosen.includes(each)))
const addressOfFilter = (chosen: readonly string[]) =>
  `${paths.projects()}?${new URLSearchParams(chosen.map((each) => ['tech', each]))}`
const countText = (shown: number, chosen = 0) => {
  const note = chosen === 1 ? projectsWords.activeFilter : projectsWords.activeFilters
  const count = projectsWords.filters.count.replace('{shown}', `${shown}`).replace('{total}', `${newestFirst.length}`)
  return chosen === 0 ? count : `${count} ${note.replace('{count}', `${chosen}`)}`
}
/** Order on the page: the featured one, the others. */
const laidOut = (items: typeof newestFirst) => {
  const featured = items.find((item) => item.featured) ?? items[0]
  return { featured, others: items.filter((item) => item !== featured) }
}

const chip = (page: Page, name: string) => page.locator('#site-filter-panel').getByRole('button', { name, exact: true })
const activeChips = (page: Page) => textsOf(page, `ul[aria-label="${projectsWords.filters.active}"] > li`)
const status = async (page: Page) => (await textsOf(page, '#site-filters [role="status"]'))[0]

async function openPanel(page: Page) {
  await page.getByRole('button', { name: projectsWords.filters.toggle, exact: true }).click()
  await page.locator('#site-filter-panel').getByRole('button').first().waitFor()
}

test('title, subtitle and count stand there, and all eleven projects in their order', async () => {
  const { page } = await openPage(paths.projects(), { javaScriptEnabled: false })
  expect(await textsOf(page, 'main h1')).toEqual([projectsWords.title])
  expect(await page.getByText(projectsWords.subtitle, { exact: true }).count()).toBe(1)
  const { featured, others } = laidOut(newestFirst)
  expect(await shownIds(page)).toEqual([featured, ...others].map((project) => project?.id))
  expect(await textsOf(page, `${GRID} h3`)).toEqual(others.slice(0, 4).map(({ title }) => title))
  expect(await textsOf(page, '#site-more-projects h2')).toEqual([projectsWords.more])
  expect(await textsOf(page, `${MORE} h3`)).toEqual(others.slice(4).map(({ title }) => title))
})

test('the featured project shows all that is known of it', async () => {
  const { page } = await openPage(paths.projects())
  const { featured } = laidOut(newestFirst)
  const box = page.locator('#site-featured-project')
  const text = (await box.textContent()) ?? ''
  expect(await box.locator('h2').textContent()).toBe(words.featuredProject)
  for (const part of [
    featured?.title,
    featured?.excerpt,
    featured?.category,
    featured?.readTime,
    words.impact,
    featured?.impact,
  ]) {
    expect(text).toContain(part)
  }
  expect(await box.locator('li').allTextContents()).toEqual(featured?.technologies)
  // The title's link, then the ones the project has.
  const [, ...links] = await textsOf(page, '#site-featured-project a')
  const has = featured?.links ?? {}
  const kinds = [
    [has.demo, words.demo],
    [has.github, words.code],
    [has.case_study, words.caseStudy],
  ]
  expect(links).toEqual(kinds.filter(([address]) => address !== undefined).map(([, word]) => word))
})

test('excerpts are cut to 120 letters in the grid, to 150 in the list', async () => {
  const { page } = await openPage(paths.projects())
  const { others } = laidOut(newestFirst)
  for (const [index, project] of others.entries()) {
    const [place, limit, at] = index < 4 ? [GRID, 120, index] : [MORE, 150, index - 4]
    const paragraphs = await page.locator(place).nth(at).locator('p').allTextContents()
    expect(paragraphs).toContain(cut(project.excerpt, limit))
  }
  expect(others.filter(({ excerpt }) => excerpt.length > 150).length, 'nothing to cut').toBeGreaterThan(4)
})

test('the grid has two columns where there is room, one on a phone', async () => {
  const { page } = await openPage(paths.projects(), { javaScriptEnabled: false })
  for (const [width = 0, columns = 0] of [
    [1280, 2],
    [769, 2],
    [768, 1],
    [360, 1],
  ]) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await page
      .locator(GRID)
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left))
    expect(new Set(lefts.map(Math.round)).size, `${width} px`).toBe(columns)
  }
})

test('the closing call leads to hire and to the mail program', async () => {
  const { page } = await openPage(paths.projects())
  expect(await textsOf(page, '#site-closing-call h2')).toEqual([projectsWords.closingCall.title])
  const links = page.locator('#site-closing-call a')
  expect(await links.allTextContents()).toEqual([
    projectsWords.closingCall.primary,
    projectsWords.closingCall.secondary,
  ])
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([paths.hire(), `mailto:${site.email}`])
})

describe('filters', () => {
  test('the panel opens and closes, and has one chip for each technology, alphabetically', async () => {
    const { page } = await openHydrated(paths.projects())
    const toggle = page.getByRole('button', { name: projectsWords.filters.toggle, exact: true })
    const first = chip(page, technologies[0] ?? '')
    expect(await toggle.getAttribute('aria-expanded')).toBe('false')
    expect(await first.isVisible()).toBe(false)
    await toggle.click()
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
    await first.waitFor({ state: 'visible' })
    expect(await textsOf(page, '#site-filter-panel button')).toEqual(technologies)
    await toggle.click()
    await first.waitFor({ state: 'hidden' })
  })

  test('find what has any of them; three are shown as chips, the rest as a number; each can be taken out, and all', async () => {
    const { page, messages } = await openHydrated(paths.projects())
    await openPanel(page)
    const chosen: string[] = []
    for (const technology of technologies.slice(2, 7)) {
      chosen.push(technology)
      await chip(page, technology).click()
      await expect.poll(() => status(page)).toBe(countText(matching(chosen).length, chosen.length))
      expect(await chip(page, technology).getAttribute('aria-pressed')).toBe('true')
      const { featured, others } = laidOut(matching(chosen))
      await expect.poll(() => shownIds(page)).toEqual([featured, ...others].map((project) => project?.id))
      expect((await activeChips(page)).slice(0, 3)).toEqual(
        chosen.slice(0, 3).map((each) => projectsWords.filters.remove.replace('{filter}', each)),
      )
      const rest = (await activeChips(page)).slice(3)
      expect(rest.map((text) => text.startsWith(`+${chosen.length - 3}`))).toEqual(chosen.length > 3 ? [true] : [])
    }
    const [first = ''] = chosen
    await page.getByRole('button', { name: projectsWords.filters.remove.replace('{filter}', first) }).click()
    await expect.poll(() => status(page)).toBe(countText(matching(chosen.slice(1)).length, chosen.length - 1))
    await page.getByRole('button', { name: projectsWords.filters.clear, exact: true }).click()
    await expect.poll(() => status(page)).toBe(countText(newestFirst.length))
    expect(await activeChips(page)).toEqual([])
    expect(messages).toEqual([])
  })

  test('every single one, and two at once, find as many as there are, and list just those', async () => {
    const { page } = await openHydrated(paths.projects())
    const pairs = technologies.flatMap((one, index) => technologies.slice(index + 1).map((other) => [one, other]))
    // tests/lib/matching.test.ts goes through all pairs.
    const choices = [...technologies.map((one) => [one]), ...pairs.filter((_pair, index) => index % 8 === 0)]
    const found = await filterEach(
      page,
      choices.map((chosen) => ({ chosen, address: addressOfFilter(chosen) })),
    )
    for (const [index, chosen] of choices.entries()) {
      const { featured, others } = laidOut(matching(chosen))
      expect(found[index], chosen.join(' or ')).toEqual({
        status: countText(matching(chosen).length, chosen.length),
        ids: [featured, ...others].map((project) => project?.id),
      })
    }
  })

  test('with one match there is a featured project and no grid', async () => {
    const lonely = technologies.find((technology) => matching([technology]).length === 1)
    expect(lonely, 'no technology of one project').toBeDefined()
    const { page } = await openHydrated(addressOfFilter([lonely ?? '']))
    await expect.poll(() => shownIds(page)).toEqual([matching([lonely ?? ''])[0]?.id])
    expect(await page.locator('#site-project-grid, #site-more-projects').count()).toBe(0)
  })

  test('with five matches there is nothing more', async () => {
    const five = technologies
      .flatMap((one) => technologies.map((other) => [one, other]))
      .find((pair) => matching(pair).length === 5)
    expect(five, 'no pair with five projects').toBeDefined()
    const { page } = await openHydrated(addressOfFilter(five ?? []))
    await expect.poll(async () => (await shownIds(page)).length).toBe(5)
    expect(await page.locator(GRID).count()).toBe(4)
    expect(await page.locator('#site-more-projects').count()).toBe(0)
  })

  test('a filtered view can be shared and reloaded, and Back undoes one step', async () => {
    const [one = '', two = ''] = technologies.slice(5)
    const { page, messages } = await openHydrated(addressOfFilter([one]))
    await expect.poll(() => status(page)).toBe(countText(matching([one]).length, 1))
    await openPanel(page)
    await chip(page, two).click()
    await expect.poll(() => new URL(page.url()).searchParams.getAll('tech')).toEqual([one, two])
    await page.reload()
    await hydrated(page)
    await expect.poll(() => status(page)).toBe(countText(matching([one, two]).length, 2))
    await page.goBack()
    await expect.poll(() => status(page)).toBe(countText(matching([one]).length, 1))
    expect(messages).toEqual([])
  })

  test('what nobody knows filters nothing', async () => {
    const { page, messages, goTo } = await openPage(paths.projects())
    for (const query of ['?tech=', '?tech=Nothing', '?utm_source=x', '?tech=%E0%A4%A', '?q=agents']) {
      await goTo(paths.projects() + query)
      await hydrated(page)
      expect(await status(page), query).toBe(countText(newestFirst.length))
      expect(await activeChips(page), query).toEqual([])
    }
    expect(messages).toEqual([])
  })

  test('a new path keeps none of them', async () => {
    const { page } = await openHydrated(addressOfFilter(technologies.slice(0, 1)))
    await page.locator('header nav').getByRole('link', { name: words.navigation.insights }).click()
    await page.waitForURL(`**${paths.insights()}`)
    expect(new URL(page.url()).search).toBe('')
  })
})
