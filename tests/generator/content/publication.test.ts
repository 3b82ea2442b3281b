import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { redirectFiles, redirectPage } from '../../../src/generator/content/aliases.ts'
import { feed } from '../../../src/generator/content/feed.ts'
import { loadContent } from '../../../src/generator/content/loadContent.ts'
import { todayIn } from '../../../src/generator/content/publication.ts'
import { sitemap } from '../../../src/generator/content/sitemap.ts'
import { copyProject, runBuild } from '../../support/sites.ts'
import { issuesOf, load, makeSite, pictures, post } from './makeSite.ts'

const FILE = 'content/insights/one.md'
const TWO = 'content/insights/two.md'

/** The ids of the posts that are published at a moment. */
async function publishedAt(moment: string, files: Record<string, string>, timezone = 'UTC'): Promise<number[]> {
  const root = makeSite(files)
  const site = join(root, 'content/site.yaml')
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^timezone: .*\n/m, ''))
  appendFileSync(site, `timezone: ${timezone}\n`)
  const { posts } = await loadContent(root, { pictures, texts: 'checked', now: new Date(moment) })
  return posts.map(({ id }) => id)
}

describe('drafts and posts of a day to come', () => {
  const files = { [FILE]: post({ date: '2031-05-02' }), [TWO]: post({ id: '2', draft: 'true' }) }

  test('are published when their day begins in the time zone of the site, drafts never', async () => {
    expect(await publishedAt('2031-05-01T23:59:00Z', files)).toEqual([])
    expect(await publishedAt('2031-05-02T00:00:00Z', files)).toEqual([1])
    expect(await publishedAt('2031-05-01T22:30:00Z', files, 'Europe/Berlin')).toEqual([1])
    expect(await publishedAt('2031-05-02T02:00:00Z', files, 'America/New_York')).toEqual([])
    expect(todayIn('Pacific/Kiritimati', new Date('2031-05-01T12:00:00Z'))).toBe('2031-05-02')
  })

  test('are shown in development, with a mark', async () => {
    const content = await loadContent(makeSite(files), { pictures, texts: 'on demand', unpublished: 'shown' })
    const [scheduled, draft] = content.posts
    const words = content.words['interface.yaml']
    expect(scheduled?.readTime).toContain(words.scheduledMark)
    expect(draft?.readTime).toContain(words.draftMark)
  })

  test('stop a build by no issue of their own', async () => {
    expect(await issuesOf({ [FILE]: post({ draft: 'true', title: undefined }, '![](gone.png)') })).toBe('')
  })

  test.each([
    [{ draft: 'true' }, `${TWO} is a draft`],
    [{ date: '2999-01-01' }, `${TWO} is dated 2999-01-01`],
  ])('stop a build by a link to them', async (lines, reason) => {
    const issues = await issuesOf({ [FILE]: post({}, '[next](/insight/2#top)'), [TWO]: post({ id: '2', ...lines }) })
    expect(issues).toContain(`${FILE}:9  this link leads to a page that isn't published: ${reason}`)
  })

  test('are in no byte of a built site', async () => {
    const { folder, remove } = await copyProject()
    onTestFinished(remove)
    const word = 'xylograph'
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>${word}</title></svg>`
    const body = `A ${word}.\n\n![A ${word}](${word}-beside.svg)\n\n![A ${word}](/images/${word}.svg)`
    const lines = { title: `On a ${word}`, tags: `[${word}]`, excerpt: `A ${word}.` }
    write(`content/insights/${word}-beside.svg`, svg)
    write(`public/images/${word}.svg`, svg)
    write(`content/insights/901-${word}.md`, post({ ...lines, id: '901', draft: 'true' }, body))
    write(`content/insights/902-${word}.md`, post({ ...lines, id: '902', date: '2999-01-01' }, body))
    const project = readFileSync(join(folder, firstProject(folder)), 'utf8')
      .replace(/^id: .*$/m, 'id: 903\ndraft: true')
      .replace(/^title: .*$/m, `title: A ${word} project`)
    write(`content/projects/903-${word}.md`, `${project}\nA ${word}.\n`)
    const { code, output } = await runBuild(folder)
    expect(code, output).toBe(0)
    expect(filesWith(join(folder, 'dist'), word)).toEqual([])
  }, 180_000)
})

function firstProject(root: string): string {
  const folder = 'content/projects'
  return `${folder}/${readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'))[0]}`
}

/** Files below a folder that hold a word in their name or their content, unpacked where they are packed. */
function filesWith(folder: string, word: string): string[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(names.length).toBeGreaterThan(10)
  return names
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const data = readFileSync(file)
      const text = file.endsWith('.gz') ? gunzipSync(data) : data
      return file.includes(word) || text.toString('latin1').toLowerCase().includes(word)
    })
}

test('the day of the last change reaches page, feed and sitemap, and is no earlier than the post', async () => {
  const content = await load(makeSite({ [FILE]: post({ updated: '2024-03-09' }) }))
  expect(await content.renderPost(1)).toMatchObject({ updated: '2024-03-09', updatedText: 'MAR 9, 2024' })
  expect(await sitemap(content)).toContain('<lastmod>2024-03-09</lastmod>')
  expect(await feed(content)).toContain('<atom:updated>2024-03-09T00:00:00Z</atom:updated>')
  expect(await issuesOf({ [FILE]: post({ updated: '2023-01-01' }) })).toContain(
    `${FILE}:7  updated: must not be before the date`,
  )
})

describe('old addresses', () => {
  test('lead to the page, from both forms of an address', async () => {
    const { redirects } = await load(makeSite({ [FILE]: post({ aliases: '[/2019/an-old-one/, /old.html]' }) }))
    expect(redirects).toEqual([
      { from: '/2019/an-old-one', to: '/insight/1' },
      { from: '/old.html', to: '/insight/1' },
    ])
    expect(redirects.flatMap(redirectFiles)).toEqual(['2019/an-old-one.html', '2019/an-old-one/index.html', 'old.html'])
    const page = redirectPage('https://a.test/insight/1?a&b')
    expect(page).toContain('<link rel="canonical" href="https://a.test/insight/1?a&amp;b">')
    expect(page).toContain('content="0; url=https://a.test/insight/1?a&amp;b"')
  })

  test.each([
    ['/insight/1', 'this page itself'],
    ['/insight/1.html', 'this page itself'],
    ['/insight/2/', 'of another page'],
    ['/', 'must be a path that begins with a slash'],
    ['/about', 'of another page'],
    ['/data/x', 'a file that the build makes'],
    ['/images/placeholder.png', 'a file in public/'],
    ['old', 'must be a path that begins with a slash'],
    ['/a/../b', 'must be a path that begins with a slash'],
    ['/a?b', 'must be a path that begins with a slash'],
  ])('%s is an issue', async (alias, expected) => {
    const issues = await issuesOf({ [FILE]: post({ aliases: `["${alias}"]` }), [TWO]: post({ id: '2' }) })
    expect(issues).toContain(expected)
    expect(issues).toMatch(/one\.md:7 {2}aliases\[0\]: /)
  })

  test('belong to one page, and texts link to the new one', async () => {
    const issues = await issuesOf({
      [FILE]: post({ aliases: '[/old]' }, '[a](/old)'),
      [TWO]: post({ id: '2', aliases: '[/old/]' }),
    })
    expect(issues).toContain(`${TWO}:7  aliases[0]: used twice, also in ${FILE}:7`)
    expect(issues).toContain(`${FILE}:10  this link leads to an old address; write /insight/1`)
  })
})

describe('what an owner leaves out', () => {
  const withPages = (pages: string) => {
    const root = makeSite({ [FILE]: post() })
    appendFileSync(join(root, 'content/site.yaml'), `pages: ${pages}\n`)
    return root
  }

  test('a page that is switched off is in no list, and no link leads to it', async () => {
    const content = await load(withPages('{ hire: false, insights: false }'))
    expect(content.posts).toEqual([])
    expect(await sitemap(content)).not.toMatch(/\/(?:hire|insights|insight\/1)</)
    const root = makeSite({ [FILE]: post({}, '[hire me](/hire)') })
    appendFileSync(join(root, 'content/site.yaml'), 'pages: { hire: false }\n')
    await expect(load(root)).rejects.toThrow(`${FILE}:9  this link leads to a page that is switched off`)
  })

  test('a site without posts and projects has an empty feed', async () => {
    const content = await load(makeSite())
    expect(content.posts).toEqual([])
    expect(await feed(content)).toContain('</channel></rss>')
  })
})

describe('the feed', () => {
  const many = (count: number, body: string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`content/insights/${index}.md`, post({ id: `${index + 1}` }, body)]),
    )
  const items = (xml: string) => [...xml.matchAll(/<link>[^<]*\/insight\/(\d+)<\/link>/g)].map(([, id]) => Number(id))

  test('holds fifty posts and a million bytes at most, newest first', async () => {
    expect(items(await feed(await load(makeSite(many(53, 'Short.')))))).toEqual(
      Array.from({ length: 50 }, (_, index) => 53 - index),
    )
    const long = await feed(await load(makeSite(many(12, `\`\`\`\n${'Long words. '.repeat(10_000)}\n\`\`\``))))
    expect(Buffer.byteLength(long)).toBeLessThan(1_000_000)
    expect(items(long)).toEqual([12, 11, 10, 9, 8, 7, 6, 5])
  })

  test('holds what the owner says', async () => {
    const root = makeSite(many(5, 'Short.'))
    appendFileSync(join(root, 'content/site.yaml'), 'feed: { items: 2 }\n')
    expect(items(await feed(await load(root)))).toEqual([5, 4])
  })
})

describe('facts in texts', () => {
  const words = (footer: string) => ({
    'content/pages/error.yaml': `head: { title: E, description: "${footer}" }\ntitle: E\nback: B\n`,
  })

  test('are put in place of their names', async () => {
    const content = await load(makeSite(words('By {name}, {role}; {{name}} stays.')))
    const { name, role } = content.site
    expect(content.words['pages/error.yaml'].head.description).toBe(`By ${name}, ${role}; {name} stays.`)
    // Sentences keep placeholders of their own.
    expect(content.words['interface.yaml'].homeLink).toContain('{name}')
  })

  test('an unknown name is an issue', async () => {
    expect(await issuesOf(words('By {nmae}.'))).toContain(
      'content/pages/error.yaml:1  head.description: unknown placeholder, did you mean {name}?',
    )
  })
})
