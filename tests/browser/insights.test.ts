import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { dayText } from '../../src/lib/dates.ts'
import { paths } from '../../src/lib/paths.ts'
import { casePost, content, cut, pages, words } from '../support/content.ts'
import { filterEach, shownIds } from '../support/filtering.ts'
import { hydrated, openHydrated, openPage } from '../support/site.ts'
import { textsOf } from '../support/watching.ts'

const { insights: insightsWords } = pages
const GRID = '#site-insight-grid li:has(h3)'
const MORE = '#site-more-insights li:has(h3)'

const newestFirst = content.posts.toSorted((one, other) => other.date.localeCompare(one.date))
const tags = [...new Set(content.posts.flatMap((post) => post.tags))].toSorted((one, other) =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }),
)
const matching = (chosen: readonly string[], search = '') =>
  newestFirst.filter(
    (post) =>
      (chosen.length === 0 || post.tags.some((each) => chosen.includes(each))) &&
      [post.title, post.excerpt, ...post.tags].some((text) => text.toLowerCase().includes(search.toLowerCase())),
  )
const addressOfFilter = (chosen: readonly string[], search = '') =>
  `${paths.insights()}?${new URLSearchParams([...chosen.map((each) => ['tag', each]), ...(search === '' ? [] : [['q', search]])])}`
const countText = (shown: number, isFiltered: boolean) => {
  const count = insightsWords.filters.count.replace('{shown}', `${shown}`).replace('{total}', `${newestFirst.length}`)
  return isFiltered ? `${count} ${insightsWords.filtered}` : count
}
const laidOut = (items: typeof newestFirst) => {
  const featured = items.find((item) => item.featured) ?? items[0]
  return { featured, others: items.filter((item) => item !== featured) }
}
const idsOf = (items: typeof newestFirst) => {
  const { featured, others } = laidOut(items)
  return (featured === undefined ? [] : [featured, ...others]).map(({ id }) => id)
}

const chip = (page: Page, name: string) => page.locator('#site-filter-panel').getByRole('button', { name, exact: true })
const box = (page: Page) => page.getByRole('searchbox', { name: insightsWords.search.label })
const activeChips = (page: Page) => textsOf(page, `ul[aria-label="${insightsWords.filters.active}"] > li`)
/** The count; what is said of an empty list to screen readers comes after it. */
const status = async (page: Page) => (await textsOf(page, '#site-filters [role="status"]'))[0]?.replace(/\..*/, '')

async function openPanel(page: Page) {
  await page.getByRole('button', { name: insightsWords.filters.toggle, exact: true }).click()
  await box(page).waitFor()
}

test('title, subtitle and count stand there, and all posts, newest first', async () => {
  const { page } = await openPage(paths.insights(), { javaScriptEnabled: false })
  expect(await textsOf(page, 'main h1')).toEqual([insightsWords.title])
  expect(await page.getByText(insightsWords.subtitle, { exact: true }).count()).toBe(1)
  const { others } = laidOut(newestFirst)
  expect(await shownIds(page)).toEqual(idsOf(newestFirst))
  expect(await textsOf(page, `${GRID} h3`)).toEqual(others.slice(0, 4).map(({ title }) => title))
  expect(await textsOf(page, '#site-more-insights h2')).toEqual([insightsWords.more])
  expect(await textsOf(page, `${MORE} h3`)).toEqual(others.slice(4).map(({ title }) => title))
})

test('the featured insight shows its picture and all that is known of it', async () => {
  const { page } = await openPage(paths.insights())
  const { featured } = laidOut(newestFirst)
  const section = page.locator('#site-featured-insight')
  expect(await section.locator('h2').textContent()).toBe(words.featuredInsight)
  expect(await section.locator('img').count()).toBe(1)
  const text = (await section.textContent()) ?? ''
  for (const part of [featured?.title, featured?.excerpt, featured?.readTime]) expect(text).toContain(part)
  expect(await section.locator('time').textContent()).toBe(dayText(featured?.date ?? '', 'en-US'))
  expect(await section.locator('li').allTextContents()).toEqual(featured?.tags)
})

test('excerpts are cut to 120 letters in the grid, to 150 in the list', async () => {
  const { page } = await openPage(paths.insights())
  const { others } = laidOut(newestFirst)
  for (const [index, post] of others.entries()) {
    const [place, limit, at] = index < 4 ? [GRID, 120, index] : [MORE, 150, index - 4]
    const paragraphs = await page.locator(place).nth(at).locator('p').allTextContents()
    expect(paragraphs).toContain(cut(post.excerpt, limit))
  }
})

describe('the filter', () => {
  test('opens and closes, with a search box and one chip for each tag, alphabetically', async () => {
    const { page } = await openHydrated(paths.insights())
    const toggle = page.getByRole('button', { name: insightsWords.filters.toggle, exact: true })
    expect(await toggle.getAttribute('aria-expanded')).toBe('false')
    expect(await page.getByPlaceholder(insightsWords.search.placeholder).isVisible()).toBe(false)
    await toggle.click()
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
    await page.getByPlaceholder(insightsWords.search.placeholder).waitFor()
    expect(await textsOf(page, '#site-filter-panel fieldset button')).toEqual(tags)
    await toggle.click()
    await box(page).waitFor({ state: 'hidden' })
  })

  test('by tags finds what has any of them; two are shown as chips, the rest as a number', async () => {
    const { page, messages } = await openHydrated(paths.insights())
    await openPanel(page)
    const chosen: string[] = []
    for (const tag of tags.slice(0, 4)) {
      chosen.push(tag)
      await chip(page, tag).click()
      await expect.poll(() => status(page)).toBe(countText(matching(chosen).length, true))
      await expect.poll(() => shownIds(page)).toEqual(idsOf(matching(chosen)))
      expect((await activeChips(page)).slice(0, 2)).toEqual(
        chosen.slice(0, 2).map((each) => insightsWords.filters.remove.replace('{filter}', each)),
      )
      const rest = (await activeChips(page)).slice(2)
      expect(rest.map((text) => text.startsWith(`+${chosen.length - 2}`))).toEqual(chosen.length > 2 ? [true] : [])
    }
    await page.getByRole('button', { name: insightsWords.filters.clear, exact: true }).click()
    await expect.poll(() => status(page)).toBe(countText(newestFirst.length, false))
    expect(await activeChips(page)).toEqual([])
    expect(messages).toEqual([])
  })

  test('by text looks in titles, excerpts and tags, whatever the letter case', async () => {
    const { page } = await openHydrated(paths.insights())
    await openPanel(page)
    const [post] = newestFirst
    const searches = [
      post?.title.toUpperCase(),
      post?.excerpt.slice(10, 30).toLowerCase(),
      tags.at(-1)?.toUpperCase(),
      'zzz',
    ]
    for (const search of searches.filter((each) => each !== undefined)) {
      await box(page).fill(search)
      await expect.poll(() => shownIds(page), { message: search }).toEqual(idsOf(matching([], search)))
      await expect.poll(() => status(page), { message: search }).toBe(countText(matching([], search).length, true))
      const name = insightsWords.search.chip.replace('{text}', search)
      expect(await activeChips(page)).toEqual([insightsWords.filters.remove.replace('{filter}', name)])
    }
    await page.getByRole('button', { name: insightsWords.search.clear, exact: true }).click()
    expect(await box(page).inputValue()).toBe('')
    await expect.poll(() => status(page)).toBe(countText(newestFirst.length, false))
    expect(await page.getByRole('button', { name: insightsWords.search.clear, exact: true }).count()).toBe(0)
  })

  test('by text and tags finds what both find', async () => {
    const { page } = await openHydrated(paths.insights())
    const searches = ['', 'the', 'recall', 'eval', ' ']
    const pairs = tags.flatMap((one, index) => tags.slice(index + 1).map((other) => [one, other]))
    // Every single tag and some pairs; tests/lib/matching.test.ts goes through all there are.
    const choices = [...tags.map((one) => [one]), ...pairs.filter((_pair, index) => index % 4 === 0)].map(
      (chosen, index) => ({ chosen, search: searches[index % searches.length] ?? '' }),
    )
    const found = await filterEach(
      page,
      choices.map(({ chosen, search }) => ({ chosen, address: addressOfFilter(chosen, search) })),
    )
    for (const [index, { chosen, search }] of choices.entries()) {
      const items = matching(chosen, search.trim())
      const { status: said = '', ids } = found[index] ?? {}
      expect(ids, `${chosen.join(' or ')} and "${search}"`).toEqual(idsOf(items))
      expect(said.replace(/\..*/, '')).toBe(countText(items.length, true))
    }
  })

  test('says so when nothing matches, and can be cleared there', async () => {
    const { page } = await openHydrated(addressOfFilter([], 'zzz'))
    const empty = page.locator('#site-empty-result')
    await empty.waitFor()
    expect(await empty.locator('h2').textContent()).toBe(insightsWords.empty.title)
    expect(await empty.getByText(insightsWords.empty.text, { exact: true }).count()).toBe(1)
    expect(await shownIds(page)).toEqual([])
    await empty.getByRole('button', { name: insightsWords.empty.clear, exact: true }).click()
    await expect.poll(() => shownIds(page)).toEqual(idsOf(newestFirst))
    expect(new URL(page.url()).search).toBe('')
  })

  test('stands in the address, so that a view can be shared, reloaded and left with Back', async () => {
    const [tag = ''] = tags
    const { page, messages } = await openHydrated(paths.insights())
    await openPanel(page)
    await chip(page, tag).click()
    await box(page).fill('e')
    await expect.poll(() => new URL(page.url()).search).toBe(new URL(addressOfFilter([tag], 'e'), page.url()).search)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => status(page)).toBe(countText(matching([tag], 'e').length, true))
    await openPanel(page)
    expect(await box(page).inputValue()).toBe('e')
    expect(await chip(page, tag).getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).not.toContain('?')
    await page.getByRole('button', { name: insightsWords.filters.clear, exact: true }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await page.goBack()
    await expect.poll(() => status(page)).toBe(countText(matching([tag], 'e').length, true))
    expect(await box(page).inputValue()).toBe('e')
    expect(messages).toEqual([])
  })

  test('takes a search as one step, however it was typed', async () => {
    const [tag = ''] = tags
    const { page } = await openHydrated(paths.insights())
    await openPanel(page)
    await chip(page, tag).click()
    for (const search of ['e', 'ea']) {
      await box(page).fill(search)
      const query = new URL(addressOfFilter([tag], search), page.url()).search
      await expect.poll(() => new URL(page.url()).search).toBe(query)
    }
    await page.goBack()
    await expect.poll(() => box(page).inputValue()).toBe('')
    expect(await chip(page, tag).getAttribute('aria-pressed')).toBe('true')
    // Deleted letter by letter it is gone by one step, too: the first one back has the search again.
    await box(page).fill('e')
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('e')
    await box(page).fill('')
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(null)
    await page.goBack()
    await expect.poll(() => box(page).inputValue()).toBe('e')
    await page.goBack()
    await expect.poll(() => box(page).inputValue()).toBe('')
    await page.goBack()
    await expect.poll(() => chip(page, tag).getAttribute('aria-pressed')).toBe('false')
  })

  test('comes back with Back, however soon after a choice', async () => {
    const { page } = await openHydrated(addressOfFilter(tags.slice(0, 1)))
    const filtered = countText(matching(tags.slice(0, 1)).length, true)
    await expect.poll(() => status(page)).toBe(filtered)
    await page.evaluate(() => {
      const push = history.pushState.bind(history)
      history.pushState = (...entry) => {
        push(...entry)
        history.back()
      }
    })
    const returned = page.evaluate(() => new Promise((resolve) => addEventListener('popstate', () => resolve(true))))
    await page.getByRole('button', { name: insightsWords.filters.clear, exact: true }).click()
    await returned
    await expect.poll(() => status(page)).toBe(filtered)
    expect(await activeChips(page)).toHaveLength(1)
  })

  test('ignores what nobody knows', async () => {
    const { page, messages, goTo } = await openPage(paths.insights())
    for (const query of ['?tag=Nope', '?q=%20', '?utm_source=x&fbclid=y', '?tag=', '?tech=Python']) {
      await goTo(paths.insights() + query)
      await hydrated(page)
      expect(await status(page), query).toBe(countText(newestFirst.length, false))
      expect(await activeChips(page), query).toEqual([])
    }
    await goTo(`${paths.insights()}?tag=Nope&tag=${encodeURIComponent(tags[0] ?? '')}`)
    await hydrated(page)
    await expect.poll(() => status(page)).toBe(countText(matching(tags.slice(0, 1)).length, true))
    expect(messages).toEqual([])
  })

  test('never shows an empty list on the way to a filtered one', async () => {
    const { page } = await openHydrated(addressOfFilter(tags.slice(0, 1)), {
      before: (opening) =>
        opening.addInitScript(() => {
          new MutationObserver(() => {
            if (document.getElementById('site-empty-result') !== null) Reflect.set(window, 'wasEmpty', true)
          }).observe(document, { childList: true, subtree: true })
        }),
    })
    await expect.poll(() => shownIds(page)).toEqual(idsOf(matching(tags.slice(0, 1))))
    expect(await page.evaluate(() => Reflect.get(window, 'wasEmpty'))).toBeUndefined()
  })
})

test('the top post is the newest featured one of those that match, and stands there once', async () => {
  const { page } = await openHydrated(paths.insights())
  await openPanel(page)
  const letters = newestFirst.flatMap(({ title }) => Array.from(title, (_letter, at) => title.slice(at, at + 2)))
  const searches = [1, 2, 4, 5, 6].flatMap((wanted) => {
    const search = [...letters, 'e'].find((each) => each.trim() === each && matching([], each).length === wanted)
    return search === undefined ? [] : [{ wanted, search }]
  })
  expect(searches.length, 'searches that leave one post or a few').toBeGreaterThan(1)
  for (const { wanted, search } of searches) {
    await box(page).fill(search)
    await expect.poll(() => status(page)).toBe(countText(wanted, true))
    await expect.poll(() => shownIds(page)).toEqual(idsOf(matching([], search)))
    expect(await page.locator('#site-featured-insight h3').count()).toBe(1)
    expect(await page.locator(GRID).count(), `grid of ${wanted}`).toBe(Math.min(wanted - 1, 4))
    expect(await page.locator('#site-more-insights').count(), `more of ${wanted}`).toBe(wanted > 5 ? 1 : 0)
  }
})

test('Turkish words are found in small letters and in capitals, in every browser language', async () => {
  const { id } = casePost('turkish')
  for (const locale of ['en-US', 'tr-TR']) {
    const { page } = await openHydrated(paths.insights(), { site: 'cases', locale })
    await openPanel(page)
    for (const search of ['izmir', 'İZMİR', 'ısparta', 'ISPARTA', 'inceleme', 'ılık süt', 'IŞIK']) {
      await box(page).fill('zzz')
      await page.locator('#site-empty-result').waitFor()
      await box(page).fill(search)
      await expect.poll(() => shownIds(page), { message: `${search} (${locale})` }).toContain(id)
    }
  }
})

test('a post without tags has no row of chips, and is found', async () => {
  const post = casePost('no-tags')
  const { page, goTo } = await openHydrated(`${paths.insights()}?q=${encodeURIComponent(post.title)}`, {
    site: 'cases',
  })
  await expect.poll(() => shownIds(page)).toEqual([post.id])
  expect(await page.locator('#site-featured-insight ul').count()).toBe(0)
  await goTo(paths.insight(post.id))
  expect(await page.locator('main article header ul').count()).toBe(0)
  expect(await page.locator('body').textContent()).not.toContain('undefined')
})
