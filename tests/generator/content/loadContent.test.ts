import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadContent } from '../../../src/generator/content/loadContent.ts'
import { LATEST_SIZE } from '../../../src/lib/arrange.ts'
import { issuesOf, load, makeSite, pictures, post } from './makeSite.ts'

const FILE = 'content/insights/one.md'
const issueOf = (lines: Record<string, string | undefined>, body?: string) => issuesOf({ [FILE]: post(lines, body) })

describe('front matter', () => {
  test.each([
    ['a missing title', { title: undefined }, `${FILE}:2  title: missing, expected text`],
    ['a blank title', { title: "' '" }, `${FILE}:3  title: must not be empty (found " ")`],
    [
      'a title that is a number',
      { title: '2024' },
      `${FILE}:3  title: must be text, got a number; put the value in quotes (found 2024)`,
    ],
    ['a misspelt key', { featuerd: 'true' }, `${FILE}:7  featuerd: unknown key, did you mean featured? (found true)`],
    ['an unknown key', { zebra: '1' }, `${FILE}:7  zebra: unknown key (found 1)`],
    ['tags as text', { tags: 'AI, ML' }, `${FILE}:6  tags: must be a list, got text (found "AI, ML")`],
    ['blank tags', { tags: '' }, `${FILE}:6  tags: missing (left blank), expected a list`],
    ['no tags', { tags: undefined }, `${FILE}:2  tags: missing, expected a list`],
    [
      'a blank at the end of a tag',
      { tags: '["ai "]' },
      `${FILE}:6  tags[0]: must not begin or end with a blank (found "ai ")`,
    ],
    ['an id in quotes', { id: '"9006"' }, `${FILE}:2  id: must be a whole number (found "9006")`],
    ['an id that is a word', { id: 'seven' }, `${FILE}:2  id: must be a whole number (found "seven")`],
    ['a fraction as id', { id: '9.5' }, `${FILE}:2  id: must be a whole number (found 9.5)`],
    ['an id below one', { id: '-3' }, `${FILE}:2  id: must be a whole number above 0 (found -3)`],
    [
      'a day that does not exist',
      { date: '2023-02-29' },
      `${FILE}:5  date: is not a calendar day (found "2023-02-29")`,
    ],
    ['an unpadded date', { date: '2024-1-5' }, `${FILE}:5  date: must be YYYY-MM-DD (found "2024-1-5")`],
    [
      'a date with a time',
      { date: '2024-01-15T22:00:00Z' },
      `${FILE}:5  date: must be YYYY-MM-DD (found "2024-01-15T22:00:00Z")`,
    ],
    ['a date as a number', { date: '20240115' }, `${FILE}:5  date: must be YYYY-MM-DD (found 20240115)`],
    ['a missing date', { date: undefined }, `${FILE}:2  date: missing, expected YYYY-MM-DD`],
    [
      'a thumbnail that is not there',
      { thumbnail: '/images/no.png' },
      `${FILE}:7  thumbnail: there is no such picture; expected public/images/no.png (found "/images/no.png")`,
    ],
    ['a thumbnail in other capitals', { thumbnail: '/images/Placeholder.png' }, 'Placeholder.png'],
    [
      'featured as a word',
      { featured: 'maybe' },
      `${FILE}:7  featured: must be true or false, got text (found "maybe")`,
    ],
  ])('%s is refused', async (_what, lines, expected) => {
    const issues = await issueOf(lines)
    expect(issues).toContain(expected)
    expect(issues.split('\n')).toHaveLength(1)
  })

  test('a colon in a bare title names line and field, and advises quotes', async () => {
    expect(await issueOf({ title: 'Agents: a primer' })).toMatch(/one\.md:3 {2}title: .*put the value in quotes/)
  })

  test.each(['@later', '*bold* words', '%x', '&name'])('a bare %s advises quotes', async (title) => {
    expect(await issueOf({ title })).toMatch(/one\.md:3 {2}title: /)
  })

  test('a key given twice is refused at its second place', async () => {
    expect(await issuesOf({ [FILE]: post().replace('tags:', 'title: Again\ntags:') })).toContain(
      `${FILE}:6  title: is here twice`,
    )
  })

  test('a missing closing line is said', async () => {
    expect(await issuesOf({ [FILE]: '---\nid: 1\ntitle: A\n\nText.\n' })).toContain('the closing --- line is missing')
  })

  test('a file without front matter is refused, other files are left alone', async () => {
    const issues = await issuesOf({
      'content/insights/README.md': '# Notes\n',
      'content/insights/.DS_Store': 'x',
      'content/insights/notes.txt': 'x',
      'content/insights/old.md~': '---\nid: x\n---\n',
      'content/insights/deep/two.md': post(),
      'content/insights/two.mdx': post(),
    })
    expect(issues.split('\n')).toEqual([
      'content/insights/README.md:1  no front matter; the first line must be ---',
      'content/insights/deep/two.md  must lie in content/insights/ itself, not in a folder below it',
      'content/insights/two.mdx  the name of a text must end in .md',
    ])
  })

  test('an extension in capitals is a post', async () => {
    const content = await load(makeSite({ 'content/insights/ONE.MD': post() }))
    expect(content.posts.map(({ id }) => id)).toEqual([1])
    expect((await content.renderPost(1)).filePath).toBe('ONE.MD')
  })

  test('a byte order mark and Windows line ends change nothing', async () => {
    const lf = post({ id: '1' }, '# Opening\n\n- one\n- two')
    const crlf = `\uFEFF${post({ id: '2' }, '# Opening\n\n- one\n- two').replace(/\n/g, '\r\n')}`
    const content = await load(makeSite({ [FILE]: lf, 'content/insights/two.md': crlf }))
    const { id: _one, filePath: _file, ...one } = await content.renderPost(1)
    const { id: _two, filePath: _other, ...two } = await content.renderPost(2)
    expect(two).toEqual(one)
  })

  test('three dashes in the body are a rule', async () => {
    const content = await load(
      makeSite({ [FILE]: post({}, 'Before.\n\n---\n\n```yaml\n---\na: 1\n---\n```\n\nLast.') }),
    )
    const { content: html } = await content.renderPost(1)
    expect(html.match(/<hr>/g)).toHaveLength(1)
    expect(html).toContain('<p>Last.</p>')
  })

  test('a quoted and a bare date are the same text', async () => {
    const content = await load(
      makeSite({ [FILE]: post({ date: "'2024-01-15'" }), 'content/insights/two.md': post({ id: '2' }) }),
    )
    expect(content.posts.map(({ id, date }) => [id, date])).toEqual([
      [2, '2024-01-15'],
      [1, '2024-01-15'],
    ])
  })

  test('what may be left out is worked out', async () => {
    const content = await load(makeSite({ [FILE]: post({ tags: '[]' }, 'word '.repeat(500)) }))
    expect(content.posts[0]).toMatchObject({
      readTime: '3 min read',
      featured: false,
      tags: [],
      thumbnail: { kind: 'drawn' },
    })
  })

  test('a full address and a blank in a name give a full social image', async () => {
    const content = await load(
      makeSite({
        'public/images/my cover.png': '',
        [FILE]: post({ thumbnail: "'https://cdn.example.test/a.png?w=1&h=2'" }),
        'content/insights/two.md': post({ id: '2', thumbnail: "'/images/my cover.png'" }),
      }),
    )
    expect((await content.renderPost(1)).socialImage).toBe('https://cdn.example.test/a.png?w=1&h=2')
    expect((await content.renderPost(2)).socialImage).toBe(`${content.site.address}/images/my%20cover.png`)
  })

  test('a thumbnail that sharing sites do not show is not shared', async () => {
    const content = await load(
      makeSite({ 'public/images/lines.svg': '', [FILE]: post({ thumbnail: '/images/lines.svg' }) }),
    )
    expect((await content.renderPost(1)).socialImage).not.toContain('.svg')
  })
})

describe('across files', () => {
  test('an id used twice names both files', async () => {
    const issues = await issuesOf({ [FILE]: post(), 'content/insights/two.md': post({ title: undefined }) })
    expect(issues).toContain(`${FILE}:2  id: used twice, also in content/insights/two.md:2 (found 1)`)
    expect(issues).toContain(`content/insights/two.md:2  id: used twice, also in ${FILE}:2 (found 1)`)
    expect(issues).toContain('content/insights/two.md:2  title: missing')
  })

  test('one tag in two spellings names both files', async () => {
    const issues = await issuesOf({
      [FILE]: post({ tags: '[AI, AI]' }),
      'content/insights/two.md': post({ id: '2', tags: '[Fine Tuning, ai]' }),
    })
    expect(issues).toContain(`${FILE}:6  tags[1]: used twice in this list (found "AI")`)
    expect(issues).toContain(
      `content/insights/two.md:6  tags[1]: written "AI" in ${FILE}:6; use one spelling (found "ai")`,
    )
  })

  test('every issue of a run is named', async () => {
    const issues = await issuesOf({
      [FILE]: post({ title: undefined, date: 'soon' }, '![](x.png)\n\n[a](/nowhere)\n\n[b](#no)\n\n$\\frac{1$'),
      'content/stats.yaml': '- number: 1+\n',
      'content/interface.yaml': 'skipLink: Skip\n',
    })
    for (const part of [
      'title: missing',
      'date: must be',
      'no description',
      'no such picture',
      'leads to no page',
      'has this id',
      'formula',
      'content/stats.yaml:1  [0].label: missing',
      'content/interface.yaml:1  navigation: missing',
    ]) {
      expect(issues).toContain(part)
    }
  })

  test('a missing file of words is said', async () => {
    const { rmSync } = await import('node:fs')
    const root = makeSite()
    rmSync(`${root}/content/pages/hire.yaml`)
    await expect(load(root)).rejects.toThrow('content/pages/hire.yaml  missing, expected this file')
  })

  test('links lead to pages, posts and files, with and without a last slash', async () => {
    const body =
      '[a](/about/) [b](/insight/1#top) [c](/) [d](/images/placeholder.png) [e](/feed.xml) [f](/projects?tech=Python) [g](#)'
    expect(await issueOf({}, body)).toBe('')
    expect(await issueOf({}, '[a](/insight/2)')).toContain(`${FILE}:9  this link leads to no page`)
  })

  test('issues in a text wait in the development server, and come when it is asked for', async () => {
    const content = await load(makeSite({ [FILE]: post({}, '[a](/no)') }), 'on demand')
    expect(content.checkText(FILE)).toHaveLength(1)
    await expect(content.renderPost(1)).rejects.toThrow(`${FILE}:9`)
  })
})

test('pictures are asked for as of the latest posts for those that stand first in the list, and for no others', async () => {
  const days = [
    '2024-03-01',
    '2024-01-01',
    '2024-02-01',
    '2024-08-01',
    '2024-07-01',
    '2024-06-01',
    '2024-05-01',
    '2024-04-01',
  ]
  const files = days.map((date, index) => [`content/insights/${index}.md`, post({ id: String(index + 1), date })])
  const latest: number[] = []
  const { posts } = await loadContent(makeSite(Object.fromEntries(files)), {
    texts: 'checked',
    pictures: () => {
      const maker = pictures()
      return {
        ...maker,
        forPost: (fields) => {
          if (fields.isLatest) latest.push(fields.id)
          return maker.forPost(fields)
        },
      }
    },
  })
  expect(posts.map(({ id }) => id)).toEqual([4, 5, 6, 7, 8, 1, 3, 2])
  expect(latest).toEqual(posts.slice(0, LATEST_SIZE).map(({ id }) => id))
})

test('what an owner does not have is left out', async () => {
  const root = makeSite({
    'content/education.yaml': '- { degree: MSc, school: Somewhere, year: "2014", location: Lisbon }\n',
    'content/milestones.yaml': '[]\n',
    'content/skills.yaml': '[]\n',
    'content/stats.yaml': '[]\n',
  })
  const file = join(root, 'content/site.yaml')
  const kept = readFileSync(file, 'utf8').replace(/^(?:phone|schedulingLink|github|linkedin):.*\n/gm, '')
  writeFileSync(file, kept)
  const { site, words } = await load(root)
  expect(Object.keys(site)).not.toContain('phone')
  expect(words['education.yaml']).toEqual([{ degree: 'MSc', school: 'Somewhere', year: '2014', location: 'Lisbon' }])
})
