import { describe, expect, test } from 'vitest'
import { formatIssues } from '../../../src/generator/content/ContentError.ts'
import { countWords, readMinutes } from '../../../src/generator/content/markdown/countWords.ts'
import { renderBody } from '../../../src/generator/content/markdown/renderBody.ts'
import { type MarkdownContext, renderMarkdown } from '../../../src/generator/content/markdown/renderMarkdown.ts'

const words = {
  codeLabel: 'Code: {name}',
  tableLabel: 'Table: {name}',
  mathLabel: 'Formula: {name}',
  footnotesLabel: 'Footnotes',
  footnoteMark: 'Footnote {number}',
  footnoteBack: 'Back to mark {number}',
  callouts: { note: 'Note', tip: 'Tip', warning: 'Warning' },
}

const context: MarkdownContext = {
  file: 'content/insights/one.md',
  firstLine: 10,
  idPrefix: 'post-1-',
  title: 'The post',
  basePath: '/portfolio/',
  words,
  parentLevel: 1,
  findPicture: (source) => (source.startsWith('/images/') ? `public${source}` : undefined),
  picture: (file) => ({
    kind: 'file',
    src: `/portfolio/${file}`,
    width: 4,
    height: 3,
    sources: [{ type: 'image/webp', srcSet: '/a.webp 4w' }],
  }),
  resolveLink: (path) => (/^\/about\/?$/.test(path) ? { path: '/about' } : { problem: 'this link leads to no page' }),
  renderBody,
}

const html = async (source: string) => (await renderMarkdown(source, context)).html
const idsOf = (text: string) => [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
const textOf = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

describe('headings', () => {
  test('begin at the second level and leave none out', async () => {
    expect((await html('# A\n\n#### B\n\n## C')).match(/<h\d/g)).toEqual(['<h2', '<h3', '<h2'])
  })

  test('have ids of their own, whatever they are called', async () => {
    const source = [
      'Root',
      'Root',
      'Constructor',
      '`__proto__`',
      'Root 2',
      '!!!',
      '???',
      'Site menu',
      'İçerik & Özet',
    ].map((each) => `## ${each}`)
    const ids = idsOf(await html(source.join('\n\n')))
    expect(ids).toEqual([
      'root',
      'root-2',
      'constructor',
      'proto',
      'root-2-2',
      'section',
      'section-2',
      'the-site-menu',
      'i̇çerik-özet',
    ])
    expect(ids.every((id) => !id?.startsWith('site-'))).toBe(true)
  })

  test('are listed with their plain text', async () => {
    const { headings } = await renderMarkdown(
      '## Using `<Link>` & [more](/about)[^1]\n\n### Deep\n\n[^1]: Note.',
      context,
    )
    expect(headings).toEqual([{ id: 'using-link-more', text: 'Using <Link> & more' }])
  })
})

describe('text stays as typed', () => {
  test.each(['At 10:30 :smile key:value', '::leaf[x]{a=b}', 'It costs $5 and $10 or $5-$7.', '$& then $1 and $$5'])(
    '%s',
    async (source) => {
      expect(textOf(await html(source)).trim()).toBe(source)
    },
  )

  test('a callout of an unknown kind is an issue', async () => {
    const { issues } = await renderMarkdown('Before.\n\n:::danger[x]\nText\n:::', context)
    expect(formatIssues(issues)).toContain('one.md:12  unknown kind of callout; there are :::note, :::tip, :::warning')
  })
})

describe('callouts', () => {
  test("have the title given, or the owner's word", async () => {
    expect(await html(':::tip[Try *this*]\nText\n:::')).toBe(
      '<aside class="callout callout-tip" role="note" aria-label="Tip"><p class="callout-title">Try <em>this</em></p><p>Text</p></aside>',
    )
    expect(await html(':::warning\nText\n:::')).toContain('<p class="callout-title">Warning</p>')
  })
})

describe('code', () => {
  const code = 'def f():\n    """a\n\n    <b> & "c" $&"""\n\treturn 1'

  test('reads exactly as the source, line by line', async () => {
    const result = await html(`\`\`\`python title="a.py" {1,3-4}\n${code}\n\`\`\``)
    const inner = /<code[^>]*>([\s\S]*)<\/code>/.exec(result)?.[1] ?? ''
    expect(textOf(inner)).toBe(code)
    expect(inner.match(/<span class="line/g)).toHaveLength(5)
    expect([...inner.matchAll(/<span class="line( marked)?">/g)].map(([, marked]) => marked !== undefined)).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
    expect(result).toContain(
      '<p class="code-title" aria-hidden="true">a.py</p><pre tabindex="0" role="region" aria-label="Code: a.py">',
    )
    expect(result).toContain('hljs-keyword')
    expect(result).not.toContain('style=')
  })

  test('of an unknown language is plain, and each block has a name of its own', async () => {
    const result = await html('```zzz\na\n```\n\n```zzz\nb\n```\n\n    indented')
    expect(result).toContain('aria-label="Code: zzz"')
    expect(result).toContain('aria-label="Code: zzz (2)"')
    expect(result).toContain('aria-label="Code: text"')
  })
})

describe('tables, formulas, footnotes', () => {
  test('a table scrolls in itself and marks numbers by class', async () => {
    const result = await html('## Costs\n\n| a | b |\n|---|--:|\n| `x\\|y` | 2 |')
    expect(result).toContain('<div class="table" tabindex="0" role="region" aria-label="Table: Costs"><table>')
    expect(result).toContain('<td class="number">2</td>')
    expect(result).toContain('<code>x|y</code>')
    expect(result).not.toMatch(/ align=| style=/)
  })

  test.each([
    ['nothing stands above them', '|   | a |\n|---|---|\n| x | 1 |\n| y | 2 |'],
    ['all are bold', '| n | a |\n|---|---|\n| **x** | 1 |\n| **y** | 2 |'],
    ['they alone are text', '| n | a | b |\n|---|--:|--:|\n| x | 1 | 1 |\n| y | 2 | 2 |'],
  ])('the first cells of a table name their rows where %s', async (_case, source) => {
    const result = await html(source)
    expect(result.match(/<th scope="row">/g)).toHaveLength(2)
    expect(result).not.toContain('<th scope="col"></th>')
  })

  test.each([
    ['all is text', '| n | a |\n|---|---|\n| x | 1 |'],
    ['all are figures', '| n | a |\n|--:|--:|\n| 1 | 1 |'],
    ['one is bold', '| n | a |\n|---|---|\n| **x** | 1 |\n| y | 2 |'],
    ['two are the same', '| n | a |\n|---|--:|\n| x | 1 |\n| x | 2 |'],
    ['one is empty', '| n | a |\n|---|--:|\n| x | 1 |\n|  | 2 |'],
    ['there is no other column', '| n |\n|---|\n| **x** |'],
    [
      'cells lie over several rows',
      '<table><thead><tr><th></th><th>a</th></tr></thead><tbody><tr><td rowspan="2">x</td><td>1</td></tr><tr><td>2</td></tr></tbody></table>',
    ],
  ])('no cell of a table is said to name its row where %s', async (_case, source) => {
    expect(await html(source)).not.toContain('scope="row"')
  })

  test('formulas are MathML without styles', async () => {
    const result = await html('In $a^2$ and\n\n$$\\boxed{\\color{red}\\int_0^1 x}$$\n\n$$\nx\n$$')
    expect(result.match(/<math/g)).toHaveLength(3)
    expect(
      result.match(/<div class="math" tabindex="0" role="region" aria-label="Formula: [^"]+"><math display="block">/g),
    ).toHaveLength(2)
    expect(result).not.toMatch(/ style=|<annotation/)
  })

  test.each([
    ['relations and operators', 'a = b + c - d', 4],
    ['none within brackets', 'f(a + b) = [c - d]', 2],
    ['no sign of a number', '-a = -b', 2],
    ['none in a fraction or between fences', '\\frac{a + b}{c} \\left( a + b \\right)', 0],
  ])('a formula on a line of its own may break before %s', async (_what, tex, parts) => {
    const result = await html(`$$\n${tex}\n$$`)
    expect(result).toContain(parts === 0 ? '<math display="block">' : '<math display="block" class="breakable">')
    expect(result.match(/(?<=<math[^>]*>|<\/mrow>)<mrow><m[io]/g) ?? []).toHaveLength(parts)
    expect(textOf(await html(`$$\n${tex}\n$$`))).toBe(textOf(await html(`In $${tex}$`)).replace('In ', ''))
  })

  test('tasks show their state as text, and are no controls', async () => {
    const result = await html('- [x] Done\n- [ ] Open\n\n  More\n')
    expect(result).not.toContain('<input')
    expect(textOf(result)).toMatch(/☑\s+Done\s+☐\s+Open/)
  })

  test('a formula that can not be read is a issue at its line', async () => {
    const { issues } = await renderMarkdown('One.\n\n$$\n\\frac{1\n$$', context)
    expect(issues).toMatchObject([
      { file: 'content/insights/one.md', line: 12, expected: expect.stringContaining('formula') },
    ])
  })

  test('two marks of one footnote each have their way back', async () => {
    const result = await html('A[^n] b[^n] c[^long].\n\n[^n]: Shared.\n[^long]: Note.\n\n    Second.')
    const ids = idsOf(result)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...result.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
    expect(targets).toHaveLength(6)
    expect(targets.every((id) => ids.includes(id ?? ''))).toBe(true)
    expect(result).toContain('Second.')
    expect(result).toContain('aria-label="Back to mark 1 (2)"')
  })

  test('a mark without a note is text', async () => {
    expect(await html('A[^x]')).toBe('<p>A[^x]</p>')
  })
})

describe('pictures', () => {
  test('have their size, wait until seen, and a title makes a figure', async () => {
    const result = await html('![A "b"](/images/a.png "Cap")\n\nIn ![b](/images/b.png) text')
    expect(result).toContain(
      '<figure><picture><source type="image/webp" srcset="/a.webp 4w" sizes="auto, 100vw"><img src="/portfolio/public/images/a.png" alt="A &quot;b&quot;" width="4" height="3" loading="lazy" decoding="async"></picture><figcaption>Cap</figcaption></figure>',
    )
    expect(result).toContain('<p>In <picture>')
  })

  test.each([
    ['![a](b.png)', 'no such picture'],
    ['![](/images/a.png)', 'no description'],
    ['![a](https://example.test/a.png)', 'must be a file'],
    ['<img src="/images/a.png">', 'no description'],
  ])('%s is a issue', async (source, expected) => {
    const { issues } = await renderMarkdown(`x\n\n${source}`, context)
    expect(issues).toMatchObject([{ line: 12, expected: expect.stringContaining(expected) }])
  })
})

describe('links', () => {
  test('inside the site carry the base path, outside ones tell no referrer', async () => {
    const result = await html('[a](/about/?x=1#y) [b](https://b.test/) [c](mailto:a@b.test)')
    expect(result).toBe(
      '<p><a href="/portfolio/about?x=1#y">a</a> <a href="https://b.test/" rel="noreferrer noopener">b</a> <a href="mailto:a@b.test">c</a></p>',
    )
  })
})

describe('HTML of the author', () => {
  test('nothing that can run is left', async () => {
    const result = await html(
      [
        '[one](javascript:alert(1))',
        '<a href="jAvascript:alert(2)" onclick="x()">two</a>',
        '<script>alert(4)</script><iframe src="/x"></iframe><style>p{}</style><form action="/x"><button>b</button></form>',
        '<svg onload="x()"><script>1</script></svg><math><mtext></mtext></math>',
        '<p style="color:red" id="root" class="note" onmouseover="x()">text</p>',
        '<a href="data:text/html,x">d</a> <object data="x"></object>',
      ].join('\n\n'),
    )
    expect(result).not.toMatch(
      /javascript:|alert|on\w+=|<(?:script|iframe|style|form|button|svg|object)|style=|id=|data:|class=/i,
    )
    expect(result).toContain('<p>text</p>')
  })

  test('what was left open is closed', async () => {
    const result = await html('<div>\n\nText <b>bold\n\nLast.')
    for (const tag of ['div', 'b', 'p']) {
      expect(result.match(new RegExp(`<${tag}>`, 'g'))?.length).toBe(result.match(new RegExp(`</${tag}>`, 'g'))?.length)
    }
    expect(result).toContain('Last.')
  })
})

test('read time counts words, and signs where there are no blanks', () => {
  expect(countWords("One two-three it's 4.")).toBe(4)
  expect(countWords('機械学習')).toBe(2)
  expect([0, 200, 299, 300].map(readMinutes)).toEqual([1, 1, 1, 2])
})
