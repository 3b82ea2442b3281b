/** No word of an author is lost in silence: it is shown as typed, or it is an issue with file and line. */
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ContentError, formatIssues } from '../../../src/generator/content/ContentError.ts'
import { issuesOf, load, makeSite, post } from './makeSite.ts'

const FILE = 'content/insights/one.md'
const BODY_LINE = 9

/** The text that readers see of a body. */
async function shown(body: string): Promise<string> {
  const content = await load(makeSite({ [FILE]: post({}, body) }))
  const { content: html } = await content.renderPost(1)
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim()
}

const issueOfBody = (body: string) => issuesOf({ [FILE]: post({}, body) })
const issueOf = (lines: Record<string, string | undefined>) => issuesOf({ [FILE]: post(lines) })

/** Builds with a file of these bytes. */
async function issuesWithBytes(file: string, bytes: Uint8Array, files: Record<string, string> = {}): Promise<string> {
  const root = makeSite({ [file]: '', ...files })
  writeFileSync(join(root, file), bytes)
  return load(root).then(
    () => '',
    (error: unknown) => {
      if (error instanceof ContentError) return formatIssues(error.issues)
      throw error
    },
  )
}

describe('markup in a text', () => {
  test.each([
    'It returns a Promise<number>, not a List<T, E>.',
    'Press <Return> and write <my-name>.',
    'When x<b and y>z holds, all is well.',
    'When x<b>z holds, and x</i>z too.',
    'A <T extends object> and a <?php echo 1 ?> and a <![CDATA[ note ]]>.',
    'Set <Tab> twice, <Tab> thrice.',
  ])('%s is shown as typed', async (body) => {
    expect(await shown(body)).toBe(body)
  })

  test('a placeholder on a line of its own is shown as typed', async () => {
    expect(await shown('<my-name>\nand more')).toBe('<my-name>\nand more')
  })

  test('HTML that a text may hold still works', async () => {
    const content = await load(
      makeSite({ [FILE]: post({}, 'Press <kbd>K</kbd>, H<sub>2</sub>O.\n\n<div>\n\nIn *it*.\n\n</div>') }),
    )
    const { content: html } = await content.renderPost(1)
    expect(html).toContain('<kbd>K</kbd>')
    expect(html).toContain('H<sub>2</sub>O')
    expect(html).toContain('<em>it</em>')
  })

  test.each([
    ['<script>say()</script>', `${FILE}:${BODY_LINE}  <script> can't be used in a text`],
    ['Text.\n\n<iframe src="https://a.test/"></iframe>', `${FILE}:${BODY_LINE + 2}  <iframe> can't be used`],
    ['<!-- open\n\nall this', `${FILE}:${BODY_LINE}  this comment is never closed`],
    ['<kbd onclick="x()">K</kbd>', 'the attribute onclick'],
    ['[a](javascript:x) b', `${FILE}:${BODY_LINE}  an address must begin with https://`],
    ['<a href="DATA:text/html,x">a</a>', 'an address must begin with'],
    ['[a](./numbers.csv)', 'put a file into public/ and link to it as /numbers.csv'],
  ])('%s is an issue', async (body, expected) => {
    expect(await issueOfBody(body)).toContain(expected)
  })

  test('a scheme in capitals and a file to keep are links', async () => {
    const files = {
      'public/files/a.pdf': 'x',
      [FILE]: post({}, '[a](HTTPS://a.test/B) <a href="/files/a.pdf" download>b</a>'),
    }
    const { content: html } = await (await load(makeSite(files))).renderPost(1)
    expect(html).toContain('href="https://a.test/B"')
    expect(html).toMatch(/href="\/files\/a\.pdf" download/)
  })

  test.each([
    ['Text[^gone].', `${FILE}:${BODY_LINE}  there is no footnote of this name`],
    ['Text.\n\n[^n]: Never seen.', `${FILE}:${BODY_LINE + 2}  no mark in the text leads to this footnote`],
    ['Text.\n\n[Note]: important', 'nothing in the text refers to this'],
    ['A[^n].\n\n[^n]: One.\n\n[^n]: Two.', 'is defined twice'],
    ['| a |\n|---|\n| b | lost |', 'these words would not be shown (found "lost")'],
    ['```js {2-\nx\n```', 'after the language of a code block'],
    ['```js {2-}\nx\n```', 'marked lines are written like'],
    ['```js {4}\nx\n```', 'the code block has lines 1 to 1'],
    ['```js numbers on\nx\n```', 'after the language of a code block'],
    [':::caution\nx\n:::', 'unknown kind of callout'],
    ['A &#7; b', 'no page can show'],
  ])('%s is an issue', async (body, expected) => {
    expect(await issueOfBody(body)).toContain(expected)
  })

  test('signs that are escaped or in code are no footnotes', async () => {
    expect(await shown('A \\[^x], `[^y]` and [^z][^z].\n\n[^z]: Foot.')).toContain('A [^x], [^y] and')
  })
})

describe('YAML that takes characters for itself', () => {
  test.each([
    ['Answer to #7 of the list', 'as a comment and keeps "Answer to"'],
    ['C # for beginners', 'keeps "C"'],
    ['#first', 'keeps nothing'],
    ['Ranked\n  #1 of all', 'keeps "Ranked"'],
    ['&Co and more', 'anchor'],
    ['!important news', 'tag'],
    ['*bold* news', 'put the value in quotes'],
    ['[Draft]', 'got a list; put the value in quotes'],
    ['{name}', 'got a group of keys; put the value in quotes'],
    ['"C:\\new\\file"', 'control character; use single quotes'],
    ['"50\\% off"', 'use single quotes'],
    ['0123', 'reads 0123 as the number 123'],
    ['3.10', 'reads 3.10 as the number 3.1'],
    ['0o17', 'reads 0o17 as the number 15'],
    ['1e3', 'reads 1e3 as the number 1000'],
    ['true', 'must be text, got true or false; put the value in quotes'],
    ['~', 'missing (left blank)'],
    ['- item', 'put the value in quotes'],
    ['Agents: a primer', 'put the value in quotes'],
    ['`code` first', 'put the value in quotes'],
    ['? what', 'put the value in quotes'],
  ])('a title %s is an issue of one line that says what to write', async (title, expected) => {
    const issues = await issueOf({ title })
    expect(issues).toContain(expected)
    expect(issues).toMatch(/^content\/insights\/one\.md:[34] /)
    expect(issues.split('\n')).toHaveLength(1)
  })

  test.each(['yes', 'no', '12:30:45', '1_000', "'C # quoted'", '"A \\"quote\\""', 'a - b', '2024-01-15', 'C#'])(
    'a title %s stays as written',
    async (title) => {
      const { posts } = await load(makeSite({ [FILE]: post({ title }) }))
      expect(posts[0]?.title).toBe(title.replace(/^(["'])(.*)\1$/, '$2').replaceAll('\\"', '"'))
    },
  )

  test('an id with leading zeros, and a tag that begins with a sign of comments', async () => {
    expect(await issueOf({ id: '007' })).toContain('reads 007 as the number 7')
    expect(await issueOf({ tags: '\n  - AI\n  - #ml' })).toContain('keeps nothing')
    expect(await issueOf({ tags: '[F #, AI]' })).not.toBe('')
  })

  test('comments that are meant as comments are none', async () => {
    expect(await issueOf({ date: '2024-01-15 # the day', featured: 'false # not yet', title: "'A' # b" })).toBe('')
    expect(await issueOf({ title: 'A\n# a line of its own' })).toBe('')
  })

  test('a second document is an issue', async () => {
    expect(
      await issuesOf({ 'content/stats.yaml': '- { number: "1", label: a }\n---\n- { number: "2", label: b }\n' }),
    ).toContain('content/stats.yaml:2')
  })
})

describe('files that are not UTF-8', () => {
  const latin1 = (text: string) => Buffer.from(text, 'latin1')
  const umlaut = post({ title: 'Grün' }, 'Körper.')

  test.each([
    [
      'Windows-1252',
      latin1(umlaut),
      `${FILE}:3  must be UTF-8, looks like Windows-1252 (Latin-1); save the file as UTF-8`,
    ],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${umlaut}`, 'utf16le'), 'looks like UTF-16 (little endian)'],
    ['UTF-16 without', Buffer.from(umlaut, 'utf16le'), 'looks like UTF-16 (little endian)'],
    ['UTF-16 of the other order', Buffer.from(umlaut, 'utf16le').swap16(), 'looks like UTF-16 (big endian)'],
    ['cut inside a letter', Buffer.from(`${umlaut.trimEnd()} ü`).subarray(0, -1), 'ends in the middle of a letter'],
  ])('a post in %s', async (_what, bytes, expected) => {
    const issues = await issuesWithBytes(FILE, bytes)
    expect(issues).toContain(expected)
    expect(issues).not.toContain('front matter')
  })

  test('a file of words', async () => {
    const issues = await issuesWithBytes('content/stats.yaml', latin1('- number: 1+\n  label: années\n'))
    expect(issues).toContain('content/stats.yaml:2  must be UTF-8')
  })

  test('control characters are named with their line, wherever they come from', async () => {
    expect(await issuesOf({ [FILE]: post({}, 'One.\n\nTwo\u000b.') })).toContain(
      `${FILE}:${BODY_LINE + 2}  holds the invisible control character U+000B; delete it`,
    )
    expect(await issueOf({ title: 'A\u0092b' })).toContain('U+0092')
    expect(await issueOf({ title: '"A\\x07b"' })).not.toBe('')
  })
})

describe('symbolic links and names', () => {
  const target = makeSite

  test('a linked post and a linked folder are read', async () => {
    const outside = target({ 'posts/two.md': post({ id: '2' }), 'one.md': post() })
    const root = makeSite({ 'content/projects/.keep': '' })
    symlinkSync(join(outside, 'posts'), join(root, 'content/insights'))
    expect((await load(root)).posts.map(({ id }) => id)).toEqual([2])
    const other = makeSite({ 'content/insights/three.md': post({ id: '3' }) })
    symlinkSync(join(outside, 'one.md'), join(other, 'content/insights/one.md'))
    expect((await load(other)).posts.map(({ id }) => id)).toEqual([3, 1])
  })

  test('a link to nothing, and one that leads in a circle, are named', async () => {
    const root = makeSite({ [FILE]: post() })
    symlinkSync(join(root, 'gone.md'), join(root, 'content/insights/gone.md'))
    symlinkSync(join(root, 'public'), join(root, 'public/again'))
    await expect(load(root)).rejects.toThrow('content/insights/gone.md  this symbolic link leads to nothing')
    await expect(load(root)).rejects.toThrow('public/again  this symbolic link leads to a folder it is in')
  })

  test('an accent of its own finds the same file, by the name the disk has', async () => {
    const name = { composed: 'caf\u00e9', own: 'cafe\u0301' }
    const content = await load(
      makeSite({
        [`public/images/${name.own}.png`]: '',
        [`content/images/${name.own}.png`]: '',
        [FILE]: post(
          { thumbnail: `/images/${name.composed}.png` },
          `![A cup](/images/${name.composed}.png) [b](/images/${name.composed}.png)`,
        ),
      }),
    )
    const { content: html } = await content.renderPost(1)
    expect(html).toContain(`src="/images/${name.own}.png"`)
    expect(html).toContain(`href="${encodeURI(`/images/${name.own}.png`)}"`)
  })

  test('other capitals are named', async () => {
    expect(await issueOfBody('[a](/images/PLACEHOLDER.png)')).toContain(
      'one in other capitals: /images/placeholder.png',
    )
  })
})
