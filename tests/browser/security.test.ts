import { describe, expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { caseIds, casePost, mainPages, pages, routes, words, postPath } from '../support/content.ts'
import { startFaultyServer } from '../support/faultyServer.ts'
import { hydrated, openPage } from '../support/site.ts'
import { builtSites } from '../support/sites.ts'
import { headOf, pushAddress, watchPolicy } from '../support/watching.ts'

// What a theme changes of the policy is read in tests/prerender/policy.test.ts.
describe.each(builtSites(['default', 'cases']))('the policy of the %s site', (name) => {
  test('is not once violated, on any page or on the way to it', async () => {
    const { page, messages, goTo } = await openPage(paths.home(), { site: name, before: watchPolicy })
    const all = name === 'cases' ? caseIds.map(paths.insight) : routes
    for (const path of [...all, '/nope']) {
      await goTo(path)
      await hydrated(page)
      expect(messages, path).toEqual([])
    }
    for (const path of all) {
      await pushAddress(page, path)
      await expect.poll(() => page.locator('main h1:visible').count(), { message: path }).toBe(1)
    }
    await pushAddress(page, paths.insights())
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.insights.title)
    // The parts that come or change with use: panel, chips, scheme, typewriter, copying.
    await page.getByRole('button', { name: pages.insights.filters.toggle, exact: true }).click()
    await page.getByRole('searchbox').fill('zzz')
    await page.locator('#site-empty-result').waitFor()
    await page.locator('header').getByRole('button', { name: words.scheme.system }).click()
    await pushAddress(page, postPath(1))
    await page.locator('main .code button').first().click()
    expect(messages).toEqual([])
  })
})

describe('a host that sends a policy of its own', () => {
  test('one that allows styles breaks nothing', async () => {
    const script = await policyScript()
    const { address } = await startFaultyServer({
      headers: {
        'Content-Security-Policy': `default-src 'self'; script-src 'self' ${script}; style-src 'self' 'unsafe-inline'`,
      },
    })
    const { page, messages, goTo } = await openPage(paths.home(), { address, scheme: 'dark', before: watchPolicy })
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await ground()
    expect(dark).not.toBe('rgb(255, 255, 255)')
    for (const { path } of mainPages) {
      await goTo(path)
      await hydrated(page)
      expect(await ground()).toBe(dark)
    }
    expect(messages).toEqual([])
  })

  test('one that allows none leaves the page readable and usable', async () => {
    const { address } = await startFaultyServer({
      headers: { 'Content-Security-Policy': "default-src 'self'; script-src 'self'; style-src 'self'" },
    })
    const { page, messages, goTo } = await openPage(paths.home(), { address })
    for (const { path } of mainPages) {
      await goTo(path)
      await hydrated(page)
      expect(await page.locator('main h1:visible').isVisible(), path).toBe(true)
    }
    // Without its styles the panel in the header is a popover that its button opens.
    await page.locator('header').getByRole('button', { name: words.menu }).click()
    await page.locator('header nav').getByRole('link', { name: words.navigation.about }).click()
    await expect.poll(() => page.locator('h1:visible').textContent()).toBe(pages.about.title)
    expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([])
  })

  /** The hash by which a page allows its one script in the head. */
  async function policyScript(): Promise<string> {
    const { page } = await openPage(paths.home(), { javaScriptEnabled: false })
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
    return /'sha256-[^']+'/.exec(policy ?? '')?.[0] ?? ''
  }
})

describe('a text that looks like markup or script', () => {
  test('in a title is read as it was typed, in every place', async () => {
    const names = ['end-of-script', 'signs', 'dollars', 'end-of-data']
    const { page, messages, goTo } = await openPage(paths.home(), { site: 'cases', before: watchPolicy })
    for (const javaScript of [false, true]) {
      for (const name of names) {
        const post = casePost(name)
        await goTo(paths.insight(post.id))
        if (javaScript) await hydrated(page)
        const { tags, structuredData } = await headOf(page)
        const value = (tag: string) => tags[tag]?.map((each) => each.value)
        expect(await page.locator('main h1:visible').textContent(), name).toBe(post.title)
        expect(value('title')?.[0]?.startsWith(`${post.title} | `), name).toBe(true)
        expect(value('og:title')?.[0]?.startsWith(`${post.title} | `), name).toBe(true)
        for (const tag of ['description', 'og:description', 'twitter:description'])
          expect(value(tag), name).toEqual([post.excerpt])
        const graph: Record<string, unknown>[] = JSON.parse(structuredData[0] ?? '')['@graph']
        const article = graph.find((each) => each['@type'] === 'BlogPosting')
        expect(article?.headline, name).toBe(post.title)
        expect(article?.description, name).toBe(post.excerpt)
        expect(article?.keywords, name).toEqual(post.tags)
        expect(await page.locator('main article header').getByRole('listitem').allTextContents(), name).toEqual(
          post.tags,
        )
        expect(await page.locator('#stray, #broke').count(), name).toBe(0)
        const blocks = await page.locator('script[type$="json"]').allTextContents()
        for (const block of blocks) expect(() => JSON.parse(block), name).not.toThrow()
      }
    }
    for (const path of [paths.home(), paths.insights()]) {
      await goTo(path)
      await hydrated(page)
      expect(await page.locator('#stray, #broke').count(), path).toBe(0)
    }
    const listed = await page.locator('main h3').allTextContents()
    const excerpts = await page.locator('main li > p').allTextContents()
    for (const name of names) {
      expect(listed, name).toContain(casePost(name).title)
      expect(excerpts, name).toContain(casePost(name).excerpt)
    }
    expect(messages).toEqual([])
  })

  test('in a text with dollar signs stays as it is', async () => {
    const { page } = await openPage(paths.insight(casePost('dollars').id), { site: 'cases' })
    const text = await page.locator('main article').textContent()
    expect(text).toContain("Here $& and $' and $` and $1 and $$ stand in a text, ${HOME} in code.")
    expect(text).toContain("'x'.replace(/x/, '$&$1')")
  })
})
