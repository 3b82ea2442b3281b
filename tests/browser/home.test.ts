import { describe, expect, test } from 'vitest'
import { nameShape } from '../../src/generator/content/nameShape.ts'
import { dayText } from '../../src/lib/dates.ts'
import { paths } from '../../src/lib/paths.ts'
import { content, pages, site, words } from '../support/content.ts'
import { hydrated, openHydrated, openPage } from '../support/site.ts'
import { builtSites } from '../support/sites.ts'
import { textsOf } from '../support/watching.ts'
import { sentenceOf } from '../../src/lib/typewriter.ts'

const { typewriter } = pages.home
const CARDS = '#site-latest-insights li[data-size]'
const WORD = '#site-hero p[aria-hidden="true"] span > span:nth-of-type(2)'

test('the hero shows who this is, with scripts off too', async () => {
  const { page } = await openPage(paths.home(), { javaScriptEnabled: false })
  const hero = page.locator('#site-hero')
  expect(await page.locator('h1:visible').textContent()).toBe(site.name)
  expect(await hero.getByText(site.role, { exact: true }).count()).toBe(1)
  expect(await hero.getByRole('img', { name: site.portraitAlt }).count()).toBe(1)
  expect(await hero.locator('img').evaluate((image) => image.getBoundingClientRect().width)).toBeGreaterThan(100)
  const line = await hero.locator('p[aria-hidden="true"]').textContent()
  expect(line).toBe(`${typewriter.prefix}${typewriter.words[0]}`)
  const about = hero.getByRole('link', { name: pages.home.aboutButton })
  expect(await about.getAttribute('href')).toBe(paths.about())
})

test('the latest insights are the newest posts, each card with all it shows', async () => {
  const { page } = await openHydrated(paths.home())
  expect(await textsOf(page, '#site-latest-insights h2')).toEqual([pages.home.latestInsights])
  const cards = page.locator(CARDS)
  const newest = content.posts.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, 6)
  expect(await cards.count()).toBe(newest.length)
  for (const [index, post] of newest.entries()) {
    const card = cards.nth(index)
    const link = card.getByRole('link')
    expect(await link.getAttribute('href')).toBe(paths.insight(post.id))
    expect(await link.textContent()).toBe(post.title)
    expect(await card.locator('img').count()).toBe(1)
    expect(await card.locator('p').first().textContent()).toBe(post.excerpt)
    expect(await card.locator('time').textContent()).toBe(dayText(post.date, 'en-US'))
    expect(await card.locator('time').getAttribute('datetime')).toBe(post.date)
    expect(await card.textContent()).toContain(post.readTime)
    const labels = card.getByRole('list', { name: words.tagsLabel.replace(':', '') }).getByRole('listitem')
    expect(await labels.allTextContents()).toEqual(post.tags.slice(0, 2))
  }
})

describe.each(builtSites(['default', 'readout']))('in the %s look', (name) => {
  test.each([1280, 600])('cards are large, medium, small, medium, small, large at %i px', async (width) => {
    const { page } = await openPage(paths.home(), { site: name, width })
    const areas = await page.locator(CARDS).evaluateAll((cards) =>
      cards.map((card) => {
        const picture = card.querySelector('img')?.getBoundingClientRect() ?? { width: 0, height: 0 }
        return picture.width * picture.height
      }),
    )
    const [large = 0, medium = 0, small = 0] = areas
    expect(large).toBeGreaterThan(medium * 1.3)
    expect(medium).toBeGreaterThan(small * 1.3)
    const sizeOf = (area: number) =>
      [large, medium, small]
        .map((size) => Math.abs(Math.log(area / size)))
        .reduce((best, off, at, all) => (off < (all[best] ?? 0) ? at : best), 0)
    expect(areas.map((area) => 'LMS'[sizeOf(area)])).toEqual([...'LMSMSL'])
  })
})

/** Names of two lines of some length; of other names the theme keeps the letters as they are, or nearly so. */
const { upper, lower, script } = nameShape(site.name)
const isStretched = /\s/.test(site.name) && script !== 'other' && Math.min(upper, lower) >= 4

describe.each(builtSites(['readout']))('in the %s look', (name) => {
  test.each([1280, 769, 768, 390, 320])(
    'the lines of the name fill their column and no more at %i px',
    async (width) => {
      const { page } = await openPage(paths.home(), { site: name, width })
      const { column, lines } = await page.locator('h1:visible').evaluate((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        const { left, right } = heading.getBoundingClientRect()
        const parts = [...range.getClientRects()].map((part) => ({ start: part.left - left, end: part.right - left }))
        // Where a part begins at the left again, the one before it has ended a line.
        const lines = parts.filter((_, index) => (parts[index + 1]?.start ?? 0) < 1).map(({ end }) => end)
        return { column: right - left, lines }
      })
      for (const end of lines) expect(end / column).toBeLessThan(1.01)
      if (!isStretched) return
      expect(lines.length).toBe(2)
      // Browsers that can't fit a text to its line fall a little short.
      for (const end of lines) expect(end / column).toBeGreaterThan(0.85)
    },
  )
})

describe('the typewriter', () => {
  test('types a letter every 100 ms, holds a word 2000 ms, deletes a letter every 50 ms, and begins again', async () => {
    const { page } = await openHydrated(paths.home())
    const [first = '', ...others] = typewriter.words
    const seen = await page.locator(WORD).evaluate(
      (word, until) =>
        new Promise<{ text: string; time: number }[]>((resolve) => {
          const states: { text: string; time: number }[] = []
          new MutationObserver((_records, observer) => {
            states.push({ text: word.textContent, time: performance.now() })
            if (word.textContent !== until) return
            observer.disconnect()
            resolve(states)
          }).observe(word, { childList: true, characterData: true, subtree: true })
        }),
      first,
    )
    const typed = (text: string) => [...text].map((_letter, index) => text.slice(0, index + 1))
    const deleted = (text: string) => [...typed(text).toReversed().slice(1), '']
    const all = [...deleted(first), ...others.flatMap((word) => [...typed(word), ...deleted(word)]), ...typed(first)]
    const texts = seen.map(({ text }) => text)
    // The first change may have happened before anybody looked.
    expect(texts).toEqual(all.slice(all.length - texts.length))
    const gaps = seen.slice(1).map(({ text, time }, index) => {
      const before = seen[index] ?? { text: '', time: 0 }
      return { from: before.text, to: text, wait: time - before.time }
    })
    const isWhole = (text: string) => others.includes(text)
    const median = (list: number[]) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)]
    const usual = (chosen: (gap: { from: string; to: string }) => boolean) =>
      median(gaps.filter(chosen).map((gap) => gap.wait))
    expect(
      usual(({ from, to }) => to.length > from.length),
      'typing',
    ).toSatisfy(near(100, 30))
    expect(
      usual(({ from, to }) => to.length < from.length && !isWhole(from)),
      'deleting',
    ).toSatisfy(near(50, 25))
    expect(
      usual(({ from, to }) => to.length < from.length && isWhole(from)),
      'holding',
    ).toSatisfy(near(2000, 200))
  })

  test('can be stopped and let go on, and keeps still when it is stopped', async () => {
    const { page } = await openHydrated(paths.home())
    await page.getByRole('button', { name: typewriter.pause }).press('Enter')
    const text = await page.locator(WORD).textContent()
    const changes = page.locator(WORD).evaluate(
      (word) =>
        new Promise<number>((resolve) => {
          let count = 0
          new MutationObserver((records) => (count += records.length)).observe(word, { childList: true, subtree: true })
          setTimeout(() => resolve(count), 2200)
        }),
    )
    expect(await changes).toBe(0)
    expect(await page.locator(WORD).textContent()).toBe(text)
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: typewriter.play }).press('Enter')
    await expect.poll(() => page.locator(WORD).textContent(), { timeout: 10_000 }).not.toBe(typewriter.words[0])
  })

  test('is heard as one steady sentence', async () => {
    const { page } = await openHydrated(paths.home())
    expect(await page.locator('#site-hero').getByText(sentenceOf(typewriter), { exact: true }).count()).toBe(1)
    expect(await page.locator('#site-hero [aria-live], #site-hero [role="status"]').count()).toBe(0)
  })
})

function near(wanted: number, tolerance: number) {
  return (value: number | undefined) => value !== undefined && Math.abs(value - wanted) <= tolerance
}
