import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { absoluteAddress, paths } from '../../src/lib/paths.ts'
import { content, routes, site } from '../support/content.ts'
import { openPage } from '../support/site.ts'
import { builtSites, siteFolder } from '../support/sites.ts'

describe.each(builtSites(['default', 'portfolio']))('the sitemap of the %s site', (name) => {
  const folder = siteFolder(name)
  const facts = { ...site, basePath: name === 'portfolio' ? '/portfolio/' : '/' }

  test('is well-formed and names every page once, in the form the page itself names', async () => {
    const text = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
    const { page } = await openPage(paths.home(), { javaScriptEnabled: false })
    const found = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml')
      return {
        fault: parsed.querySelector('parsererror')?.textContent,
        namespace: parsed.documentElement.namespaceURI,
        pages: [...parsed.querySelectorAll('urlset > url')].map((url) => ({
          address: url.querySelector('loc')?.textContent ?? '',
          day: url.querySelector('lastmod')?.textContent,
        })),
      }
    }, text)
    expect(found.fault).toBeUndefined()
    expect(found.namespace).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    const addresses = found.pages.map(({ address }) => address)
    expect(addresses.toSorted()).toEqual(routes.map((path) => absoluteAddress(facts, path)).toSorted())
    for (const { id, date } of content.posts) {
      const address = absoluteAddress(facts, paths.insight(id))
      expect(found.pages.find((each) => each.address === address)?.day).toBe(date)
    }
    for (const address of addresses) {
      const path = new URL(address).pathname.slice(facts.basePath.length - 1)
      const html = readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
      expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
    }
  })

  test('leaves out no page that was built, but the one for addresses that lead nowhere', () => {
    const text = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
    const files = readdirSync(folder, { recursive: true }).map((file) => String(file).replaceAll('\\', '/'))
    const built = files.filter((file) => file.endsWith('.html') && file !== '404.html')
    for (const file of built) {
      const path = `/${file.replace(/(?:\/?index)?\.html$/, '')}`
      expect(text, file).toContain(`<loc>${absoluteAddress(facts, path)}</loc>`)
    }
    expect(text).not.toContain('404')
  })

  test('is named by robots.txt, which forbids nothing', () => {
    const robots = readFileSync(join(folder, 'robots.txt'), 'utf8')
    expect(robots).toContain(`Sitemap: ${absoluteAddress(facts, '/sitemap.xml')}`)
    expect(robots).toMatch(/^User-agent: \*$/m)
    expect(robots).not.toMatch(/^Disallow: \S/m)
  })

  test('every address a page leads to or shows is there as a file', () => {
    const missing = new Set<string>()
    const files = readdirSync(folder, { recursive: true }).map((file) => String(file))
    for (const file of files.filter((each) => each.endsWith('.html'))) {
      const html = readFileSync(join(folder, file), 'utf8').replace(/<script[\s\S]*?<\/script>/g, '')
      for (const [, attribute = '', value = ''] of html.matchAll(/ (href|src|srcset)="([^"]*)"/gi)) {
        const list =
          attribute.toLowerCase() === 'srcset'
            ? value.split(',').map((each) => each.trim().split(' ')[0] ?? '')
            : [value]
        for (const address of list) {
          const path = decodeURI(address.split(/[?#]/)[0] ?? '')
          if (!path.startsWith('/')) continue
          expect(path.startsWith(facts.basePath) || `${path}/` === facts.basePath, `${address} in ${file}`).toBe(true)
          const inSite = path.slice(facts.basePath.length)
          if (!['', '.html', '/index.html'].some((end) => existsSync(join(folder, inSite + end))))
            missing.add(`${address} in ${file}`)
        }
      }
    }
    expect([...missing]).toEqual([])
  })
})
