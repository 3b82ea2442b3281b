/** Faults that are seeded on purpose, and what the check tells of them: file, line and some of its words. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { formatIssues } from '../../src/generator/content/ContentError.ts'
import { sharedBrowser } from '../support/site.ts'
import { copyProject } from '../support/sites.ts'
import { checkProject } from './checkProject.ts'

vi.setConfig({ testTimeout: 600_000 })

type Fault = {
  name: string
  file: string
  /** What stands in the file, and what is put there. */
  change: [from: string | RegExp, to: string]
  /** Line and words of the issue. */
  found: RegExp
}

const POST = 'content/insights/14-listening-for-the-missing-beat.md'
const OTHER_POST = 'content/insights/17-the-weight-that-hung-too-low.md'
const PROJECT = 'content/projects/22-hill-town-carillon.md'
const OTHER_PROJECT = 'content/projects/24-the-mayors-longcase.md'

/** What stops a build, told all at once. */
const contentFaults: Fault[] = [
  { name: 'no title', file: POST, change: [/^title: .*\n/m, ''], found: /:\d+ {2}title: / },
  { name: 'a day that is none', file: POST, change: [/^date: .*/m, 'date: 2023-02-30'], found: /:\d+ {2}date: / },
  { name: 'tags as text', file: POST, change: [/^tags: .*/m, 'tags: Sound'], found: /:\d+ {2}tags: / },
  { name: 'an unknown key', file: OTHER_POST, change: ['---\n', '---\ncolour: red\n'], found: /:2 {2}colour: / },
  { name: 'an id as a word', file: OTHER_POST, change: [/^id: .*/m, 'id: seventeen'], found: /:3 {2}id: / },
  { name: 'an empty excerpt', file: OTHER_POST, change: [/^excerpt: .*/m, 'excerpt: ""'], found: /:\d+ {2}excerpt: / },
  { name: 'an id that is taken', file: PROJECT, change: [/^id: .*/m, 'id: 21'], found: /:\d+ {2}id: / },
  { name: 'no category', file: PROJECT, change: [/^category: .*\n/m, ''], found: /:\d+ {2}category: / },
  {
    name: 'technologies as text',
    file: PROJECT,
    change: [/^technologies: .*/m, 'technologies: Oak'],
    found: /technologies: /,
  },
  {
    name: 'a link without https',
    file: OTHER_PROJECT,
    change: [/^links: .*/m, 'links: { demo: clocks }'],
    found: /links\.demo: /,
  },
  {
    name: 'featured as a word',
    file: OTHER_PROJECT,
    change: [/^featured: .*/m, 'featured: perhaps'],
    found: /featured: /,
  },
  { name: 'an empty impact', file: OTHER_PROJECT, change: [/^impact: .*/m, 'impact: ""'], found: /impact: / },
  { name: 'no name', file: 'content/site.yaml', change: [/^name: .*\n/m, ''], found: / {2}name: / },
  {
    name: 'an address without a scheme',
    file: 'content/site.yaml',
    change: [/^address: .*/m, 'address: clocks.example'],
    found: /:\d+ {2}address: /,
  },
  {
    name: 'no introduction',
    file: 'content/pages/home.yaml',
    change: [/^intro: .*\n/m, ''],
    found: / {2}intro: /,
  },
  {
    name: 'a link without its words',
    file: 'content/pages/project.yaml',
    change: [/^back: .*\n/m, ''],
    found: / {2}back: /,
  },
  {
    name: 'a word of the interface that is missing',
    file: 'content/interface.yaml',
    change: [/^menu: .*\n/m, ''],
    found: / {2}menu: /,
  },
  {
    name: 'a misspelt key',
    file: 'content/pages/about.yaml',
    change: [/^title:/m, 'titel:'],
    found: /:\d+ {2}titel: /,
  },
  { name: 'no title of a page', file: 'content/pages/hire.yaml', change: [/^title: .*\n/m, ''], found: / {2}title: / },
  {
    name: 'a count without its placeholder',
    file: 'content/pages/insights.yaml',
    change: [/count: "\{shown\}.*/, 'count: "some"'],
    found: /filters\.count: /,
  },
  {
    name: 'a value where a list belongs',
    file: 'content/skills.yaml',
    change: [/technologies: \[Oak.*/, 'technologies: Oak'],
    found: /:\d+ {2}.*technologies/,
  },
  {
    name: 'a number without a label',
    file: 'content/stats.yaml',
    change: [/ {2}label: towers\n/, ''],
    found: /label: /,
  },
  {
    name: 'a line that is no YAML',
    file: 'content/education.yaml',
    change: ['- degree', '- : degree: ['],
    found: /:\d+ {2}/,
  },
  {
    name: 'a link to a post that is not there',
    file: POST,
    change: ['## What was done', 'See [this](/insight/404).\n\n## What was done'],
    found: /\/insight\/404/,
  },
  {
    name: 'a link to a page that is not there',
    file: POST,
    change: ['## What is left', 'See [that](/abuot).\n\n## What is left'],
    found: /\/abuot/,
  },
  {
    name: 'a link to no part of its page',
    file: OTHER_POST,
    change: ['## What was done', 'See [below](#nowhere).\n\n## What was done'],
    found: /#nowhere/,
  },
  {
    name: 'a file that is not there',
    file: PROJECT,
    change: ['## Result', 'Get [the plan](/files/plan.pdf).\n\n## Result'],
    found: /\/files\/plan\.pdf/,
  },
]

/** What only the built pages show. */
const pageFaults: Fault[] = [
  {
    name: 'a link to no part of another page',
    file: OTHER_POST,
    change: ['## What is left', 'See [about](/about#nothing).\n\n## What is left'],
    found: /\/about#nothing/,
  },
  {
    name: 'a link without words',
    file: OTHER_PROJECT,
    change: ['## Result', 'Look: [](/about)\n\n## Result'],
    found: /link-name/,
  },
]

/** A copy of the project with faults in it, and what the check says of it, issue by issue. */
async function check(faults: readonly Fault[]): Promise<string[]> {
  const { folder, remove } = await copyProject()
  onTestFinished(remove)
  for (const { name, file, change } of faults) {
    const text = await readFile(join(folder, file), 'utf8')
    const changed = text.replace(...change)
    expect(changed, name).not.toBe(text)
    await writeFile(join(folder, file), changed)
  }
  const issues = await checkProject(folder, await sharedBrowser())
  return issues.map((issue) => formatIssues([issue]))
}

function expectFound(lines: readonly string[], faults: readonly Fault[]): void {
  const missing = faults.filter(({ file, found }) => !lines.some((line) => line.startsWith(file) && found.test(line)))
  expect(
    missing.map(({ name }) => name),
    lines.join('\n'),
  ).toEqual([])
}

describe('npm run check', () => {
  test('tells of every fault of the content at once, with file and line', async () => {
    expectFound(await check(contentFaults), contentFaults)
  })

  test('tells of what only the built pages show, with the file and line of the source', async () => {
    const lines = await check(pageFaults)
    expectFound(lines, pageFaults)
    // And of nothing else: the rest of the fixture is sound.
    const others = lines.filter(
      (line) => !pageFaults.some(({ file, found }) => line.startsWith(file) && found.test(line)),
    )
    expect(others).toEqual([])
  })

  test('tells of pale colours and of wrong types', async () => {
    const { folder, remove } = await copyProject()
    onTestFinished(remove)
    const tokens = join(folder, 'theme/editorial/baseTokens.ts')
    await writeFile(tokens, (await readFile(tokens, 'utf8')).replace(/ink: '#\w+'/, "ink: '#dddddd'"))
    await writeFile(join(folder, 'src/lib/wrong.ts'), 'export const count: number = "three"\n')
    const lines = (await checkProject(folder, await sharedBrowser())).map((issue) => formatIssues([issue]))
    expect(lines).toContainEqual(expect.stringMatching(/^src\/lib\/wrong\.ts:1 .*not assignable/))
    expect(lines).toContainEqual(expect.stringMatching(/^theme .* needs /))
  })
})
