/** What the fixture's files say, for expectations: rewording breaks no test. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { paths } from '../../src/lib/paths.ts'
import { load } from '../generator/content/makeSite.ts'
import { FIXTURE } from './sites.ts'

const root = join(import.meta.dirname, '../..')

export const content = await load(FIXTURE, 'on demand')

export const { site } = content

export const words = content.words['interface.yaml']

export const pages = {
  home: content.words['pages/home.yaml'],
  about: content.words['pages/about.yaml'],
  projects: content.words['pages/projects.yaml'],
  project: content.words['pages/project.yaml'],
  insights: content.words['pages/insights.yaml'],
  insight: content.words['pages/insight.yaml'],
  hire: content.words['pages/hire.yaml'],
  notFound: content.words['pages/not-found.yaml'],
  error: content.words['pages/error.yaml'],
}

/** The pages every page links to, in the order of the specification. */
export const mainPages = [
  { path: paths.home(), label: words.navigation.home, head: pages.home.head },
  { path: paths.about(), label: words.navigation.about, head: pages.about.head },
  { path: paths.projects(), label: words.navigation.projects, head: pages.projects.head },
  { path: paths.insights(), label: words.navigation.insights, head: pages.insights.head },
  { path: paths.hire(), label: words.navigation.hire, head: pages.hire.head },
]

/** Every page there is. */
export const routes = [
  ...mainPages.map(({ path }) => path),
  ...content.projects.map(({ id }) => paths.project(id)),
  ...content.posts.map(({ id }) => paths.insight(id)),
]

/** Path of one of the posts, for tests that any will do for; counted from 0. */
export function postPath(index = 0): string {
  return paths.insight(idAt(content.posts, index))
}

/** Path of one of the projects. */
export function projectPath(index = 0): string {
  return paths.project(idAt(content.projects, index))
}

function idAt(items: readonly { id: number }[], index: number): number {
  const item = items[index]
  if (item === undefined) throw new Error(`The fixture has no item ${index}`)
  return item.id
}

/** Addresses that lead nowhere, and what is said there once scripts run. */
export const notFoundViews = [
  { path: '/insight/9999', words: pages.insight.notFound, back: paths.insights() },
  { path: '/insight/abc', words: pages.insight.notFound, back: paths.insights() },
  { path: '/insight/01', words: pages.insight.notFound, back: paths.insights() },
  { path: '/insight/1.5', words: pages.insight.notFound, back: paths.insights() },
  { path: '/project/9999', words: pages.project.notFound, back: paths.projects() },
  { path: '/project/-1', words: pages.project.notFound, back: paths.projects() },
  { path: '/nope', words: pages.notFound, back: paths.home() },
  { path: '/about/extra', words: pages.notFound, back: paths.home() },
  { path: '/insight/', words: pages.notFound, back: paths.home() },
]

/** The first so many letters of a text, and three dots where something was cut off. */
export function cut(text: string, limit: number): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return letters.length > limit ? `${letters.slice(0, limit).join('')}...` : text
}

export type CasePost = { id: number; title: string; excerpt: string; date: string; tags: string[] }

const caseFolder = join(root, 'tests/fixtures/cases/content/insights')

/** What stands in the front matter of one of the posts in `tests/fixtures/cases`. */
export function casePost(name: string): CasePost {
  const frontMatter: CasePost = parse(readFileSync(join(caseFolder, `${name}.md`), 'utf8').split('---\n')[1] ?? '')
  return frontMatter
}

/** The ids of all of them. */
export const caseIds = readdirSync(caseFolder).map((file) => casePost(basename(file, '.md')).id)
