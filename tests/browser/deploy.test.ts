import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { content, pages, routes, words, postPath } from '../support/content.ts'
import { startFaultyServer } from '../support/faultyServer.ts'
import { addressOf, hydrated, openPage } from '../support/site.ts'
import { siteFolder } from '../support/sites.ts'

test('what there is answers 200 and what there is not 404, also to those who look for files', async () => {
  const files = ['/sitemap.xml', '/robots.txt', '/feed.xml', '/favicon.svg', '/data/insights.json']
  for (const path of [...routes, ...files]) {
    expect((await fetch(addressOf(path))).status, path).toBe(200)
  }
  for (const path of [
    '/nope',
    '/insight/99',
    '/project/99',
    '/insight/abc',
    '/insight/',
    '/404.html',
    '/assets/nope.js',
    '/data/insight/99.json',
  ]) {
    expect((await fetch(addressOf(path))).status, path).toBe(404)
  }
  for (const path of ['/sitemap.xml', '/robots.txt', '/feed.xml']) {
    const response = await fetch(addressOf(path))
    expect(response.headers.get('content-type'), path).not.toContain('html')
    expect(await response.text(), path).not.toMatch(/<html/i)
  }
})

test('each page is there for hosts that add a slash and for those that take it away', () => {
  for (const path of routes.filter((each) => each !== paths.home())) {
    const [plain, withSlash] = [`${path}.html`, join(path, 'index.html')].map((file) =>
      readFileSync(join(siteFolder('default'), file), 'utf8'),
    )
    expect(withSlash, path).toBe(plain)
  }
})

test('hosts that leave out hidden and underscored files still have all of the site', async () => {
  const files = readdirSync(siteFolder('default'), { recursive: true }).map(
    (file) => `/${String(file).replaceAll('\\', '/')}`,
  )
  expect(files).toContain('/.nojekyll')
  const { address } = await startFaultyServer({ refused: [[/\/[_.]/, 404]] })
  const { page, messages } = await openPage(paths.home(), { address })
  await hydrated(page)
  const links = page.locator('header nav')
  for (const [label, heading] of [
    [words.navigation.insights, pages.insights.title],
    [words.navigation.about, pages.about.title],
  ]) {
    await links.getByRole('link', { name: label }).click()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(heading)
  }
  expect(messages).toEqual([])
  // These two are read by the host itself.
  expect(files.filter((file) => /\/_(?!headers$|redirects$)/.test(file))).toEqual([])
})

test('no page and no script asks anybody but its own host, in first loads and in navigation', async () => {
  const { page, requests } = await openPage(paths.home())
  await hydrated(page)
  for (const label of Object.values(words.navigation).slice(2)) {
    await page.locator('header nav').getByRole('link', { name: label }).click()
    await expect.poll(() => page.locator(`header nav a[aria-current="page"]`).textContent()).toBe(label)
  }
  await page.waitForLoadState('networkidle')
  const { origin } = new URL(page.url())
  expect(requests.filter((address) => new URL(address).origin !== origin)).toEqual([])
})

test('the bytes of a page do not grow with the texts of posts it does not show', async () => {
  for (const path of [paths.home(), paths.insights(), postPath()]) {
    const html = await (await fetch(addressOf(path))).text()
    for (const { id } of content.posts) {
      const { content: text } = await content.renderPost(id)
      // A piece of the text's last paragraph, as it stands in HTML.
      const piece = /<p>([^<]{60,})/.exec(text.slice(-6000))?.[1]?.slice(0, 50) ?? 'no paragraph found'
      if (path === paths.insight(id)) expect(html, `${path} has its own text`).toContain(piece)
      else expect(html.includes(piece), `${path} has the text of ${id}`).toBe(false)
    }
  }
})
