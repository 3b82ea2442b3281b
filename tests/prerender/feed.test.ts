import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { feed } from '../../src/generator/content/feed.ts'
import { absoluteAddress, paths } from '../../src/lib/paths.ts'
import { casePost, content, site } from '../support/content.ts'
import { openPage } from '../support/site.ts'
import { builtSites, siteFolder, type SiteName } from '../support/sites.ts'

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The feed of a built site as a strict parser reads it: that of the browser stops at the first fault. */
async function readFeed(page: Page, name: SiteName) {
  const text = readFileSync(join(siteFolder(name), 'feed.xml'), 'utf8')
  return page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml')
    const CONTENT = 'http://purl.org/rss/1.0/modules/content/'
    const one = (element: Element, tag: string) => element.getElementsByTagName(tag)[0]?.textContent ?? ''
    const items = [...parsed.querySelectorAll('channel > item')].map((item) => {
      const html = item.getElementsByTagNameNS(CONTENT, 'encoded')[0]?.textContent ?? ''
      const body = new DOMParser().parseFromString(html, 'text/html').body
      const addresses = (attribute: string) =>
        [...body.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? '')
      return {
        title: one(item, 'title'),
        link: one(item, 'link'),
        guid: one(item, 'guid'),
        isPermaLink: item.querySelector('guid')?.getAttribute('isPermaLink'),
        date: one(item, 'pubDate'),
        description: one(item, 'description'),
        categories: [...item.querySelectorAll('category')].map(({ textContent }) => textContent),
        html,
        text: body.textContent,
        addresses: [...addresses('href'), ...addresses('src')],
        ids: [...body.querySelectorAll('[id]')].map(({ id }) => id),
        running: body.querySelectorAll('script, iframe, object, [style], [onclick], [onerror], [onload]').length,
      }
    })
    return {
      fault: parsed.querySelector('parsererror')?.textContent,
      version: parsed.documentElement.getAttribute('version'),
      self: parsed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]?.getAttribute('href'),
      channel: ['title', 'link', 'description', 'language', 'lastBuildDate'].map(
        (tag) => parsed.querySelector(`channel > ${tag}`)?.textContent,
      ),
      items,
    }
  }, text)
}

const base = (name: SiteName) => (name === 'portfolio' ? '/portfolio/' : '/')

describe.each(builtSites(['default', 'portfolio', 'cases']))('the feed of the %s site', (name) => {
  test('is well-formed, complete, and has full addresses only', async () => {
    const { page } = await openPage(paths.home(), { javaScriptEnabled: false })
    const { fault, version, self, channel, items } = await readFeed(page, name)
    expect(fault).toBeUndefined()
    expect(version).toBe('2.0')
    const at = (path: string) => absoluteAddress({ ...site, basePath: base(name) }, path)
    expect(self).toBe(at('/feed.xml'))
    expect(channel.slice(0, 2)).toEqual([site.siteName, at('/')])
    expect(channel.at(-1), 'a date of the build').toBeUndefined()
    expect(items.length).toBeGreaterThanOrEqual(content.posts.length)
    for (const { link, guid, isPermaLink, date, addresses, ids, html, running } of items) {
      expect(link).toMatch(new RegExp(`^${at('/insight/')}\\d+$`))
      expect([guid, isPermaLink]).toEqual([link, 'true'])
      expect(date).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/)
      expect(date.slice(0, 3)).toBe(DAYS[new Date(date).getUTCDay()])
      expect(html.length).toBeGreaterThan(0)
      expect(running).toBe(0)
      for (const address of addresses) {
        expect(address, link).toMatch(/^(?:https?:\/\/|mailto:)/)
        if (address.startsWith(site.address)) expect(address, link).toContain(site.address + base(name))
        // What leads to a place in the same text leads to one that is there.
        if (address.startsWith(`${link}#`))
          expect(ids, address).toContain(decodeURIComponent(address.slice(link.length + 1)))
      }
    }
    const dates = items.map(({ date }) => Date.parse(date))
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  })
})

test('the feed holds the full text of each post', async () => {
  const { page } = await openPage(paths.home(), { javaScriptEnabled: false })
  const { items } = await readFeed(page, 'default')
  for (const { id, title, excerpt, tags, date } of content.posts) {
    const item = items.find(({ link }) => link.endsWith(paths.insight(id)))
    expect(item).toMatchObject({
      title,
      description: excerpt,
      categories: tags,
      date: new Date(`${date}T00:00:00Z`).toUTCString(),
    })
    const { content: html } = await content.renderPost(id)
    // Paragraphs without markup stand in the feed as they do on the page.
    const paragraphs = [...html.matchAll(/<p>([^<&]+)<\/p>/g)].map(([, text]) => text)
    expect(paragraphs.length).toBeGreaterThan(1)
    for (const paragraph of paragraphs) expect(item?.text).toContain(paragraph)
  }
})

test('titles and excerpts read as they were typed, whatever signs they hold', async () => {
  const { page } = await openPage(paths.home(), { javaScriptEnabled: false })
  const { items } = await readFeed(page, 'cases')
  for (const name of ['signs', 'dollars', 'end-of-data', 'end-of-script', 'picture-signs', 'no-blanks', 'long-words']) {
    const post = casePost(name)
    const item = items.find(({ link }) => link.endsWith(paths.insight(post.id)))
    expect(item?.title, name).toBe(post.title)
    expect(item?.description, name).toBe(post.excerpt)
    expect(item?.categories, name).toEqual(post.tags)
    expect(item?.html, name).not.toContain('\uFFFD')
  }
  const data = items.find(({ link }) => link.endsWith(paths.insight(casePost('end-of-data').id)))
  expect(data?.text).toContain('<a><![CDATA[ b ]]></a>')
  expect(data?.text).toContain('And ]]> in a text.')
})

const both = builtSites(['default', 'readout'])

test.runIf(both.length === 2)(
  'what machines read is the same from every build, whenever and wherever it was made',
  () => {
    for (const file of ['feed.xml', 'sitemap.xml', 'robots.txt']) {
      const [one, other] = both.map((name) => readFileSync(join(siteFolder(name), file), 'utf8'))
      expect(one, file).toBe(other)
    }
  },
)

test('the feed says the same in every time zone', async () => {
  const { TZ } = process.env
  onTestFinished(() => {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })
  const built: string[] = []
  for (const zone of ['UTC', 'America/New_York', 'Pacific/Kiritimati']) {
    process.env.TZ = zone
    built.push(await feed(content))
  }
  expect(new Set(built).size).toBe(1)
})
