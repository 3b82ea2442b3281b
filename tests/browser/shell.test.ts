import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { mainPages, site, words, postPath, projectPath } from '../support/content.ts'
import { hydrated, openHydrated, openPage } from '../support/site.ts'

const NAVIGATION = `header nav[aria-label="${words.navigation.label}"]`

/** The addresses of the links marked as the current page. */
function marked(page: Page): Promise<(string | null)[]> {
  return page
    .locator(`${NAVIGATION} a[aria-current="page"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

test('the navigation leads to the five pages, in order', async () => {
  const { page } = await openPage(paths.home())
  const links = await page
    .locator(`${NAVIGATION} a`)
    .evaluateAll((all) => all.map((link) => ({ path: link.getAttribute('href'), label: link.textContent })))
  expect(links).toEqual(mainPages.map(({ path, label }) => ({ path, label })))
})

test('the five links look alike, whatever the case of their words', async () => {
  const { page } = await openPage(projectPath())
  const looks = await page
    .locator(`${NAVIGATION} a`)
    .evaluateAll((all) => all.map((link) => getComputedStyle(link).textTransform + getComputedStyle(link).fontSize))
  expect(new Set(looks).size).toBe(1)
})

test('exactly the link of the current page is marked, with and without a last slash, with scripts and without', async () => {
  for (const javaScriptEnabled of [false, true]) {
    const { page, goTo, messages } = await openPage(paths.home(), { javaScriptEnabled })
    for (const { path } of mainPages) {
      const form = path === '/' ? '/?a=b' : `${path}/`
      await goTo(javaScriptEnabled ? form : path)
      if (javaScriptEnabled) await hydrated(page)
      expect(await marked(page), path).toEqual([path])
    }
    for (const path of [postPath(), projectPath(), '/about/extra']) {
      await goTo(path)
      if (javaScriptEnabled) await hydrated(page)
      expect(await marked(page), path).toEqual([])
    }
    expect(messages).toEqual([])
  }
})

test('after a visit with a last slash the mark goes on with the visitor', async () => {
  const { page, messages } = await openHydrated(`${paths.insights()}/`)
  expect(await marked(page)).toEqual([paths.insights()])
  for (const path of [paths.about(), paths.insights()]) {
    await page.locator(`${NAVIGATION} a[href="${path}"]`).click()
    await page.waitForURL(`**${path}`)
    await expect.poll(() => marked(page)).toEqual([path])
  }
  await page.reload()
  await hydrated(page)
  expect(await marked(page)).toEqual([paths.insights()])
  expect(messages).toEqual([])
})

test.each(['light', 'dark'] as const)('the mark does not rest on colour alone (%s)', async (scheme) => {
  const { page } = await openPage(paths.about(), { scheme })
  const shapes = await page.locator(`${NAVIGATION} a`).evaluateAll((links) =>
    links.map((link) => {
      const kinds = ['', '::before', '::after'].map((part) => {
        const {
          content,
          textDecorationLine,
          backgroundSize,
          borderBottomWidth,
          boxShadow,
          fontWeight,
          transform,
          width,
        } = getComputedStyle(link, part)
        const size = part === '' ? '' : width
        return [content, textDecorationLine, backgroundSize, borderBottomWidth, boxShadow, fontWeight, transform, size]
      })
      return kinds.flat().join('; ')
    }),
  )
  const [home, about, ...others] = shapes
  expect(about).not.toBe(home)
  expect(others).not.toContain(about)
})

test('profiles open in a new tab, the mail link opens the mail program', async () => {
  const { page } = await openPage(paths.home())
  const header = page.locator('header')
  for (const [label, address] of [
    [words.githubLabel, site.github],
    [words.linkedinLabel, site.linkedin],
  ]) {
    const link = header.getByRole('link', { name: label, exact: true })
    expect(await link.getAttribute('href')).toBe(address)
    expect(await link.getAttribute('target')).toBe('_blank')
    expect((await link.getAttribute('rel'))?.split(' ')).toContain('noopener')
    expect(await link.locator('svg').count()).toBe(1)
  }
  const mail = header.getByRole('link', { name: words.getInTouch, exact: true })
  expect(await mail.getAttribute('href')).toBe(`mailto:${site.email}`)
  expect(await mail.getAttribute('target')).toBeNull()
})

test('the main part of the home page has a style of its own', async () => {
  const { page, goTo } = await openPage(paths.home(), { javaScriptEnabled: false })
  const look = () =>
    page.locator('main h1:visible').evaluate((title) => {
      const { fontSize, fontFamily, lineHeight } = getComputedStyle(title)
      return [fontSize, fontFamily, lineHeight].join()
    })
  const home = await look()
  for (const { path } of mainPages.slice(1)) {
    await goTo(path)
    expect(await look(), path).not.toBe(home)
  }
})

test('nothing but what is meant to opens a new tab', async () => {
  const { page, goTo } = await openPage(paths.home(), { javaScriptEnabled: false })
  for (const path of [...mainPages.map((each) => each.path), projectPath(2), postPath()]) {
    await goTo(path)
    const inNewTab = await page
      .locator('a[target]')
      .evaluateAll((links) => links.map((link) => ({ href: link.getAttribute('href'), rel: link.getAttribute('rel') })))
    const known = [site.github, site.linkedin, site.schedulingLink]
    for (const { href, rel } of inNewTab) {
      expect(known, path).toContain(href)
      expect(rel, path).toMatch(/\bnoopener\b/)
    }
  }
})
