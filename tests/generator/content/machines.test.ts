import { join } from 'node:path'
import { create } from 'xmlbuilder2'
import { describe, expect, test } from 'vitest'
import { checklist, formatChecklist } from '../../../src/generator/content/checklist.ts'
import { dataFile, dataFiles } from '../../../src/generator/content/dataFiles.ts'
import { feed } from '../../../src/generator/content/feed.ts'
import { staleFiles } from '../../../src/generator/content/generatedFiles.ts'
import { robots } from '../../../src/generator/content/robots.ts'
import { sitemap } from '../../../src/generator/content/sitemap.ts'
import { load, makeSite, post } from './makeSite.ts'

const PROJECT = join(import.meta.dirname, '../../..')
const site = (basePath: string) => ({
  'content/site.yaml': `name: N
role: R
siteName: N & Co
address: https://n.example
basePath: ${basePath}
locale: en
email: n@n.example
phone: "1"
schedulingLink: "#"
github: "#"
linkedin: "#"
portrait: portrait.webp
portraitAlt: N
socialImage: drawn
footerLine: N
service: { name: S, description: S, area: S }
`,
})

const texts = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&'),
  )

describe('the feed', () => {
  const files = {
    ...site('/portfolio/'),
    'content/insights/one.md': post(
      { title: "'Q&A: <b>R&D</b> ]]> &copy;'", excerpt: "'a[b[0]]>1 & more'", tags: '[C&C]' },
      '![a](/images/placeholder.png) [b](/about) [c](#part) [d](mailto:a@b.test)\n\n## Part\n\nN[^1] <span title="]]>">x</span>\n\n```xml\n<x><![CDATA[ a ]]></x> href="/no"\n```\n\n[^1]: F.',
    ),
    'content/insights/two.md': post({ id: '2', date: '2024-01-16' }),
  }

  test('is well-formed, newest first, and reads as typed', async () => {
    const xml = await feed(await load(makeSite(files)))
    expect(() => create(xml)).not.toThrow()
    expect(texts(xml, 'title')).toEqual(['N & Co', 'A title', 'Q&A: <b>R&D</b> ]]> &copy;'])
    expect(texts(xml, 'description')[2]).toBe('a[b[0]]>1 & more')
    expect(texts(xml, 'pubDate')).toEqual(['Tue, 16 Jan 2024 00:00:00 GMT', 'Mon, 15 Jan 2024 00:00:00 GMT'])
    expect(texts(xml, 'guid')).toEqual([
      'https://n.example/portfolio/insight/2',
      'https://n.example/portfolio/insight/1',
    ])
    expect(xml).toContain(
      '<atom:link href="https://n.example/portfolio/feed.xml" rel="self" type="application/rss+xml"/>',
    )
    expect(xml).toContain('<guid isPermaLink="true">')
    expect(xml).not.toMatch(/CDATA\[(?! a)|&nbsp;|lastBuildDate/)
    expect(await feed(await load(makeSite(files)))).toBe(xml)
  })

  test('has full addresses only', async () => {
    const [, html = ''] = texts(await feed(await load(makeSite(files))), 'content:encoded')
    const targets = [...html.matchAll(/<[a-z][^<]*? (?:href|src)="([^"]*)"/g)].map(([, target]) => target)
    const page = 'https://n.example/portfolio/insight/1'
    expect(targets).toEqual([
      'https://n.example/images/placeholder.png',
      'https://n.example/portfolio/about',
      `${page}#part`,
      'mailto:a@b.test',
      `${page}#post-1-fn-1`,
      `${page}#post-1-fnref-1`,
    ])
    expect(html).toContain('href=&quot;/no&quot;')
  })
})

test('sitemap and robots hold full addresses in one form', async () => {
  const content = await load(makeSite({ ...site('/portfolio/'), 'content/insights/one.md': post() }))
  expect(texts(await sitemap(content), 'loc')).toEqual(
    ['', 'about', 'projects', 'insights', 'hire', 'insight/1'].map((path) => `https://n.example/portfolio/${path}`),
  )
  expect(await sitemap(content)).toContain('<lastmod>2024-01-15</lastmod>')
  expect(robots(content.site)).toContain('Sitemap: https://n.example/portfolio/sitemap.xml')
})

test('data files carry summaries, and a text with its own file only', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [
      `content/insights/${index}.md`,
      post({ id: `${index + 1}`, date: `2024-01-0${index + 1}` }, 'Secret body.'),
    ]),
  )
  const content = await load(makeSite(many))
  const files = new Map<string, string>()
  for await (const [name, text] of dataFiles(content)) files.set(name, text)
  expect(files.get('insights')).not.toContain('Secret')
  expect(JSON.parse(files.get('insights-latest') ?? '')).toHaveLength(6)
  const eight = JSON.parse(files.get('insight/8') ?? '')
  expect(eight.item.content).toContain('Secret')
  expect(eight.related.map(({ id }: { id: number }) => id)).toEqual([7, 6, 5])
  expect(await dataFile(content, 'insight/9')).toBeUndefined()
  expect(await dataFile(content, 'insight/01')).toBeUndefined()
})

test('the checklist finds what is left, and nothing else', () => {
  const root = makeSite({
    ...site('/'),
    'content/insights/one.md': post(
      { title: "'[Client] and us'" },
      'At [company name], see [a](/about), [x]( #y), [^1], `[code]`, ![alt](/i.png).\n\n- [x] done\n\n```js\na = [b]\n```\n\n$[x]$ [go](#) and [ref]\n\n[ref]: /about\n[^1]: Foot at https://example.com/a.',
    ),
  })
  const found = checklist(root).filter(({ file }) => file.endsWith('one.md') || file.endsWith('site.yaml'))
  expect(found.map(({ file, line, text }) => `${file.split('/').at(-1)}:${line} ${text}`)).toEqual([
    'one.md:3 [Client] and us'.replace(' and us', ''),
    'one.md:9 [company name]',
    'one.md:17 ](#)',
    'one.md:20 https://example.com/a.',
    'site.yaml:4 https://n.example',
    'site.yaml:7 n@n.example',
    'site.yaml:9 #',
    'site.yaml:10 #',
    'site.yaml:11 #',
  ])
  expect(formatChecklist([])).toBe('Nothing is left to fill in.')
})

test('the files generated from the schemas are up to date (else run: npm run schemas)', () => {
  expect(staleFiles(PROJECT)).toEqual([])
})
