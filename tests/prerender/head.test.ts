import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { absoluteAddress, paths } from '../../src/lib/paths.ts'
import { casePost, content, mainPages, pages, routes, site, postPath, projectPath } from '../support/content.ts'
import { hydrated, openPage, PICTURE_HOST } from '../support/site.ts'
import { headOf, pushAddress } from '../support/watching.ts'

type Expected = { title: string; description: string; day?: string }

/** What the head of a page must say. */
function expectedAt(path: string): Expected {
  const main = mainPages.find((each) => each.path === path)
  if (main !== undefined) return main.head
  const post = content.posts.find(({ id }) => paths.insight(id) === path)
  if (post !== undefined) return { title: post.title, description: post.excerpt, day: post.date }
  const project = content.projects.find(({ id }) => paths.project(id) === path)
  return { title: project?.title ?? '', description: project?.excerpt ?? '' }
}

/** Fails unless each tag is there once, in the head, with the value of the page at `path`. */
async function checkHead(page: Page, path: string): Promise<void> {
  const { title, description, day } = expectedAt(path)
  const { tags, structuredData } = await headOf(page)
  for (const [name, found] of Object.entries(tags)) {
    expect(found, `${name} of ${path}`).toHaveLength(1)
    expect(found[0]?.isInHead, `${name} of ${path}`).toBe(true)
  }
  const value = (name: string) => tags[name]?.[0]?.value
  const address = absoluteAddress(site, path)
  for (const name of ['title', 'og:title', 'twitter:title'])
    expect(value(name), path).toBe(`${title} | ${site.siteName}`)
  for (const name of ['description', 'og:description', 'twitter:description'])
    expect(value(name), path).toBe(description)
  for (const name of ['canonical', 'og:url']) expect(value(name), path).toBe(address)
  expect(value('robots')).toBe('index, follow')
  expect(value('og:type')).toBe(day === undefined ? 'website' : 'article')
  expect(value('og:image')).toMatch(/^https:\/\/[^/]+\/[^ ]+\.(?:png|jpe?g)$/)
  expect(value('twitter:image')).toBe(value('og:image'))
  expect(structuredData).toHaveLength(1)
  const graph: Record<string, unknown>[] = JSON.parse(structuredData[0] ?? '')['@graph']
  const kind = (type: string) => graph.find((each) => each['@type'] === type)
  expect(kind('Person')).toMatchObject({ name: site.name, jobTitle: site.role, sameAs: [site.github, site.linkedin] })
  expect(kind('ProfessionalService')).toMatchObject({ name: site.service.name, description: site.service.description })
  const article = day === undefined ? undefined : { headline: title, datePublished: day, url: address }
  if (article === undefined) expect(kind('BlogPosting')).toBeUndefined()
  else expect(kind('BlogPosting')).toMatchObject(article)
}

test('a browser that waits for a heading before it draws a page waits for one that is there', async () => {
  const { page, goTo } = await openPage(paths.home(), { javaScriptEnabled: false })
  for (const path of routes) {
    await goTo(path)
    const awaited = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="expect"][blocking="render"]')].map(
        (link) => document.getElementById(decodeURIComponent(new URL(link.href).hash.slice(1)))?.localName,
      ),
    )
    expect(awaited, path).toEqual([expect.stringMatching(/^h[1-6]$/)])
  }
})

test('each page has each tag once, in the head, as it was served', async () => {
  const { page, goTo } = await openPage(paths.home(), { javaScriptEnabled: false })
  for (const path of routes) {
    await goTo(path)
    await checkHead(page, path)
    const found = await page.evaluate(() => {
      const count = (selector: string) => document.querySelectorAll(selector).length
      return {
        language: document.documentElement.lang,
        headStyles: count('head style') > 0,
        otherStyles: count('body style, body [style]'),
        headlines: count('h1'),
        feeds: count('head link[rel="alternate"][type="application/rss+xml"]'),
      }
    })
    expect(found, path).toEqual({ language: site.locale, headStyles: true, otherStyles: 0, headlines: 1, feeds: 1 })
  }
})

test('and still once, with the values of the page, after scripts have run and after each navigation', async () => {
  const { page, messages } = await openPage(paths.about())
  await hydrated(page)
  await checkHead(page, paths.about())
  for (const path of [paths.projects(), postPath(), projectPath(1), paths.home(), paths.insights()]) {
    await pushAddress(page, path)
    await expect.poll(() => page.title()).toBe(`${expectedAt(path).title} | ${site.siteName}`)
    await checkHead(page, path)
  }
  await page.goBack()
  await expect.poll(() => page.title()).toBe(`${pages.home.head.title} | ${site.siteName}`)
  await checkHead(page, paths.home())
  expect(messages).toEqual([])
})

test('a picture of the owner stands in shared links, once and with its full address', async () => {
  const { goTo, page } = await openPage(paths.home(), { site: 'cases', javaScriptEnabled: false })
  const shared = async () => {
    const { tags, structuredData } = await headOf(page)
    const graph: Record<string, unknown>[] = JSON.parse(structuredData[0] ?? '')['@graph']
    const article = graph.find((each) => each['@type'] === 'BlogPosting')
    return { meta: ['og:image', 'twitter:image'].map((name) => tags[name]?.map(({ value }) => value)), article }
  }
  const [[ofTheSite] = []] = (await shared()).meta
  for (const [name, address] of [
    ['picture-elsewhere', `${PICTURE_HOST}/a.png?w=1200&h=630`],
    ['picture-with-a-blank', expect.stringMatching(/^https:\/\/[^/]+\/pictures\/[\w.-]+\.png$/)],
    // Sharing sites show no SVG.
    ['picture-of-lines', ofTheSite],
  ] as const) {
    await goTo(paths.insight(casePost(name).id))
    const { meta, article } = await shared()
    expect(meta, name).toEqual([[address], [address]])
    expect(article?.['image'], name).toEqual(address)
  }
})

test('a page that is not there is not to be found, until another one is', async () => {
  const { page } = await openPage('/nope')
  await hydrated(page)
  const robots = () =>
    page.locator('meta[name="robots"]').evaluateAll((all) => all.map((tag) => tag.getAttribute('content')))
  expect(await robots()).toEqual(['noindex'])
  expect(await page.locator('link[rel="canonical"], meta[property="og:url"]').count()).toBe(0)
  await pushAddress(page, paths.hire())
  await expect.poll(() => page.title()).toBe(`${pages.hire.head.title} | ${site.siteName}`)
  expect(await robots()).toEqual(['index, follow'])
  await page.goBack()
  await expect.poll(robots).toEqual(['noindex'])
})

test('the address of a filtered view, or one with a last slash, names the page itself', async () => {
  const { page, goTo } = await openPage(paths.home())
  for (const [form, path] of [
    ['/insights?tag=LLM&q=a', paths.insights()],
    ['/projects?tech=Python', paths.projects()],
    ['/about/', paths.about()],
    [`${postPath()}/?a=b#c`, postPath()],
  ] as const) {
    await goTo(form)
    await hydrated(page)
    await checkHead(page, path)
  }
})
