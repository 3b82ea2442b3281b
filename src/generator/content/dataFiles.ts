/** The JSON files pages read their collections from, see `src/lib/data.ts`. */
import { LATEST_SIZE, related } from '../../lib/arrange.ts'
import type { DataName } from '../../lib/data.ts'
import type { Content } from './loadContent.ts'

/** Each data file's name, without `.json`, and its text. A text is made when it is asked for. */
export async function* dataFiles(content: Content): AsyncGenerator<[DataName, string]> {
  for (const name of dataNames(content)) {
    const text = await dataFile(content, name)
    if (text !== undefined) yield [name, text]
  }
}

/** The names of the data files that hold lists. */
export const LIST_NAMES = ['insights', 'insights-latest', 'projects'] as const

/** The names of all data files. */
export function dataNames({ posts, projects }: Content): DataName[] {
  return [
    ...LIST_NAMES,
    ...posts.map(({ id }): DataName => `insight/${id}`),
    ...projects.map(({ id }): DataName => `project/${id}`),
  ]
}

/** The text of one data file; nothing when there is no such file. Throws the issues of a text. */
export async function dataFile(content: Content, name: string): Promise<string | undefined> {
  const { posts, projects } = content
  if (name === 'insights') return JSON.stringify(posts)
  if (name === 'insights-latest') return JSON.stringify(posts.slice(0, LATEST_SIZE))
  if (name === 'projects') return JSON.stringify(projects)
  const [, kind, digits] = /^(insight|project)\/([1-9]\d*)$/.exec(name) ?? []
  const id = Number(digits)
  if (kind === 'insight' && hasId(posts, id)) {
    return JSON.stringify({ item: await content.renderPost(id), related: related(posts, id) })
  }
  if (kind === 'project' && hasId(projects, id)) {
    return JSON.stringify({ item: await content.renderProject(id), related: related(projects, id) })
  }
  return undefined
}

const ids = new WeakMap<readonly { id: number }[], Set<number>>()

/** Whether a list holds an item; each list is gone through once. */
function hasId(items: readonly { id: number }[], id: number): boolean {
  const known = ids.get(items) ?? new Set(items.map((item) => item.id))
  ids.set(items, known)
  return known.has(id)
}
