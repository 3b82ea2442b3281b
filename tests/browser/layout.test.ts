import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { casePost, cut, mainPages, pages, postPath, projectPath } from '../support/content.ts'
import { hydrated, openHydrated, openPage } from '../support/site.ts'
import { layoutShift, textsOf } from '../support/watching.ts'

/** What makes the page wider than the window, or reaches out of it unreachably. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} px`, ...out.slice(0, 5).map(({ tagName, className }) => `${tagName}.${className}`)]
  })
}

test('no page scrolls sideways at any width', async () => {
  const { page, goTo } = await openPage(paths.home())
  for (const path of [...mainPages.map((each) => each.path), projectPath(), postPath(1), '/nope']) {
    await goTo(path)
    await hydrated(page)
    for (const width of [320, 360, 480, 481, 768, 769, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await tooWide(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

describe('in spite of', () => {
  const long = casePost('long-words')
  const dense = casePost('no-blanks')

  test('very long words and text without blanks nothing is cut off or wider than the window', async () => {
    const { page, goTo } = await openPage(paths.home(), { site: 'cases' })
    for (const path of [paths.home(), paths.insights(), paths.insight(long.id), paths.insight(dense.id)]) {
      await goTo(path)
      await hydrated(page)
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await tooWide(page), `${path} at ${width} px`).toEqual([])
        const cutOff = await page.locator('main :is(h1, h2, h3, h3 a, p, li > span)').evaluateAll((all) =>
          all
            .filter((element) => {
              const { overflowX, overflowY, clip, position } = getComputedStyle(element)
              const isSeen = element.checkVisibility() && position !== 'absolute' && clip === 'auto'
              if (!isSeen || element.clientWidth === 0) return false
              const isHidden = overflowX !== 'visible' || overflowY !== 'visible'
              return (
                element.scrollWidth > element.clientWidth + 1 &&
                (isHidden || element.getBoundingClientRect().right > innerWidth)
              )
            })
            .map(({ tagName, textContent }) => `${tagName}: ${textContent}`),
        )
        expect(cutOff, `${path} at ${width} px`).toEqual([])
      }
    }
  })

  test('wide tables and long lines of code the page stays in the window, and they scroll by keyboard', async () => {
    const { page } = await openHydrated(paths.insight(casePost('wide').id), { site: 'cases' })
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await tooWide(page), `${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    const boxes = page.locator('main article [tabindex="0"]')
    const scrolling = await boxes.evaluateAll((all) =>
      all.map((box) => ({
        wide: box.scrollWidth > box.clientWidth,
        scrolls: ['auto', 'scroll'].includes(getComputedStyle(box).overflowX),
        holds:
          box.matches('table, pre') || box.querySelector('table') !== null
            ? box.querySelector('table')
              ? 'table'
              : 'code'
            : '',
      })),
    )
    expect(
      scrolling
        .filter(({ wide, scrolls }) => wide && scrolls)
        .map(({ holds }) => holds)
        .toSorted(),
    ).toEqual(['code', 'table'])
    expect(await page.locator('main article td').last().locator('code').textContent()).toBe('c|d')
    await boxes.first().press('ArrowRight')
    await expect.poll(() => boxes.first().evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  })

  test.each([360, 1280])('huge pictures the text keeps its place and its width at %i px', async (width) => {
    const { id } = casePost('large-pictures')
    const { page } = await openHydrated(paths.insight(id), {
      site: 'cases',
      width,
      before: (opening) =>
        opening.route(/\.(?:svg|png|webp|avif)$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 700))
          await route.continue()
        }),
    })
    await page.locator('main article img').last().scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        page
          .locator('main article img')
          .evaluateAll((all) => all.every((image) => image instanceof HTMLImageElement && image.complete)),
      )
      .toBe(true)
    expect(await layoutShift(page)).toBeLessThan(0.01)
    expect(await tooWide(page)).toEqual([])
    const widths = await page.evaluate(() => {
      const text =
        [...document.querySelectorAll('main article p')].at(-1)?.parentElement?.getBoundingClientRect().width ?? 0
      return [...document.querySelectorAll('main article p img, main article figure img')].map(
        (image) => image.getBoundingClientRect().width - text,
      )
    })
    expect(widths.length).toBe(2)
    for (const over of widths) expect(over).toBeLessThanOrEqual(1)
  })
})

test('excerpts are cut between whole signs, and not where they are just long enough', async () => {
  const { page } = await openPage(paths.insights(), { site: 'cases', javaScriptEnabled: false })
  const grid = casePost('picture-signs')
  const list = casePost('picture-signs-below')
  const exact = casePost('exact')
  const excerpts = await textsOf(page, 'main li > p')
  expect(cut(grid.excerpt, 120)).toMatch(/🚀\.\.\.$/)
  expect(excerpts).toContain(cut(grid.excerpt, 120))
  expect(cut(list.excerpt, 150)).toMatch(/👩‍💻\.\.\.$/)
  expect(excerpts).toContain(cut(list.excerpt, 150))
  expect(excerpts).toContain(exact.excerpt)
  expect(await page.content()).not.toContain('\uFFFD')
})

test('the search box is large enough that phones do not zoom in, and zooming is not forbidden', async () => {
  const { page } = await openHydrated(paths.insights(), { width: 390, touch: true })
  await page.getByRole('button', { name: pages.insights.filters.toggle, exact: true }).click()
  const box = page.getByRole('searchbox')
  await box.waitFor()
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await box.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize))).toBeGreaterThanOrEqual(
      16,
    )
  }
  const viewport = await page.locator('meta[name="viewport"]').getAttribute('content')
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/)
})

test('at 768 px the layout is the mobile one, at 769 it is not; at 480 the small one, at 481 it is not', async () => {
  const { page } = await openPage(paths.home(), { javaScriptEnabled: false })
  const shape = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return page.evaluate(() => {
      const of = (selector: string) => {
        const element = document.querySelector(selector)
        return element === null
          ? ''
          : [getComputedStyle(element).display, getComputedStyle(element).gridTemplateColumns.split(' ').length].join()
      }
      return {
        menu: document.querySelector('header button[popovertarget]')?.checkVisibility(),
        cards: [...document.querySelectorAll('#site-latest-insights li[data-size]')]
          .map((card) => getComputedStyle(card).gridTemplateColumns.split(' ').length)
          .join(),
        mosaic: of('#site-latest-insights ul'),
      }
    })
  }
  const [small, aboveSmall, mobile, aboveMobile] = [
    await shape(480),
    await shape(481),
    await shape(768),
    await shape(769),
  ]
  expect(mobile.menu).toBe(true)
  expect(aboveMobile.menu).toBe(false)
  expect(aboveSmall).toEqual(mobile)
  expect(mobile).not.toEqual(aboveMobile)
  expect(small).not.toEqual(aboveSmall)
})
