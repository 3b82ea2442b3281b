/** A site of an owner who has little: posts and projects without their optional parts, About and Hire without facts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../../src/lib/paths.ts'

const root = join(import.meta.dirname, '../../..')

const LONG = Array.from(
  { length: 6 },
  () => 'A sentence of a dozen ordinary words tells how wide a column of text is.',
).join(' ')
const PICTURE = '![A square](/images/square.svg)'
const TABLE = '| Name | Mean | Spread |\n| --- | ---: | ---: |\n| First | 1.0 | 0.2 |\n| Second | 2.0 | 0.4 |'

type Lines = Record<string, string>

const withFrontMatter = (lines: Lines, body: string) =>
  ['---', ...Object.entries(lines).map(([key, value]) => `${key}: ${value}`), '---', '', body, ''].join('\n')

const insight = (id: number, body: string, lines: Lines = {}) =>
  withFrontMatter(
    { id: `${id}`, title: `Post number ${id}`, excerpt: `"${LONG}"`, date: `2024-01-${10 + id}`, tags: '[]', ...lines },
    body,
  )

const project = (id: number, body: string, lines: Lines = {}) =>
  withFrontMatter(
    {
      id: `${id}`,
      title: `Project number ${id}`,
      excerpt: `"${LONG}"`,
      category: 'ML Tools',
      readTime: 'Tool',
      technologies: '[]',
      impact: 'Half of the time, for a third of the cost.',
      ...lines,
    },
    body,
  )

const full = [
  LONG,
  `## A heading\n\n${LONG}[^1]`,
  TABLE,
  '$$\na^2 + b^2 = c^2\n$$',
  '```python title="a.py"\nprint(1)\n```',
  PICTURE,
  `> ${LONG}`,
  `:::note\n${LONG}\n:::`,
  `- ${LONG}\n- [x] Done`,
  `### A smaller heading\n\n${LONG}`,
  `[^1]: ${LONG}`,
].join('\n\n')

const headings = Array.from({ length: 200 }, (_, index) => `## Heading ${index + 1}\n\n${LONG}`).join('\n\n')

const without = (file: string, keys: string) =>
  readFileSync(join(root, file), 'utf8').replace(new RegExp(`^(?:${keys}):.*\\n`, 'gm'), '')

const columns = Array.from({ length: 14 }, (_, index) => `Column ${index + 1} measurements`)
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const terms = Array.from({ length: 40 }, (_, index) => `\\theta_{${index + 1}} x_{${index + 1}}^2`)
const wide = [
  [row(columns), row(columns.map(() => '---:')), row(columns.map((_, index) => `1,204,33${index} milliseconds`))].join(
    '\n',
  ),
  `$$\ny = ${terms.join(' + ')}\n$$`,
  `\`\`\`python\nresult = evaluate(${Array.from({ length: 30 }, (_, index) => `argument_${index}=${index}`).join(', ')})\n\`\`\``,
].join('\n\n')

const posts = {
  'a post with everything': insight(1, full, { tags: '[One, Two]', featured: 'true' }),
  'a post without headings or tags': insight(2, `${LONG}\n\n${LONG}`),
  'a post of one word': insight(3, 'Word.'),
  'a post of one picture': insight(4, PICTURE),
  'a post of one table': insight(5, TABLE),
  'a post of 200 headings': insight(6, headings),
  'a post wider than the window': insight(7, wide),
  'a post without headings, with a note and a footnote': insight(
    8,
    `${LONG}[^1]\n\n:::note\n${LONG}\n:::\n\n[^1]: ${LONG}`,
  ),
}

const projects = {
  'a project with everything': project(1, `${LONG}\n\n## A heading\n\n${LONG}\n\n${TABLE}`, {
    technologies: '[Python, SQL]',
    links: '{ demo: "https://example.com", github: "https://example.com" }',
    featured: 'true',
  }),
  'a project without links or technologies': project(2, `${LONG}\n\n${LONG}`),
  'a project of one word': project(3, 'Word.'),
}

const filesOf = (folder: string, items: Record<string, string>) =>
  Object.fromEntries(Object.values(items).map((text, index) => [`content/${folder}/${index + 1}.md`, text]))

const pagesOf = (items: Record<string, string>, path: (id: number) => string) =>
  Object.keys(items).map((name, index): [string, string] => [name, path(index + 1)])

export const sparseSite = {
  /** A table of 14 columns, a formula of 40 terms, a long line of code. */
  widePost: paths.insight(7),
  removed: ['content/insights', 'content/projects'],
  files: {
    ...filesOf('insights', posts),
    ...filesOf('projects', projects),
    'public/images/square.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#777"/></svg>',
    'content/site.yaml': without('content/site.yaml', 'phone|schedulingLink|github|linkedin'),
    'content/education.yaml': '- { degree: MSc, school: A school, year: "2014", location: Lisbon }\n',
    'content/milestones.yaml': '[]\n',
    'content/skills.yaml': '[]\n',
    'content/stats.yaml': '- { number: 800+, label: citations of all papers }\n',
  },
  /** Pages that lack something, by what they are. */
  pages: [
    ...pagesOf(posts, paths.insight),
    ...pagesOf(projects, paths.project),
    ['the about page', paths.about()],
    ['the hire page', paths.hire()],
  ] satisfies [string, string][],
  /** Parts taken out of a page that has everything. */
  parts: [
    ['a post without contents', paths.insight(1), 'article nav'],
    ['a post without a cover', paths.insight(1), 'article > :not(header):has(> picture, > img)'],
    ['a post without tags', paths.insight(1), 'article header ul'],
    ['a post without an excerpt', paths.insight(1), 'article header h1 + p'],
    ['a post without footnotes', paths.insight(1), 'article section'],
    ['a post without others to read', paths.insight(1), '#site-related-insights'],
    ['a project without impact', paths.project(1), 'article [role="group"]'],
    ['a project without links', paths.project(1), 'article [role="group"] + div'],
    ['a project without technologies', paths.project(1), 'article header ul'],
    ['a project without an excerpt', paths.project(1), 'article header h1 + p'],
    ['a project without a picture', paths.project(1), 'article picture'],
    ['an about page without a portrait', paths.about(), '#site-about-header picture'],
    ['an about page without numbers', paths.about(), '#site-impact-by-numbers'],
    ['an about page without education', paths.about(), '#site-educational-foundation'],
    ['a hire page without contact facts', paths.hire(), '#site-contact-facts'],
  ] satisfies [string, string, string][],
}
