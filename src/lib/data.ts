/** The site's data files: read from memory while the site is built, fetched once each in the browser. */
import type { Post, PostSummary, Project, ProjectSummary } from './content/types.ts'
import { once } from './once.ts'

/** A detail page's file: the item, and the summaries of what stands beside it. */
export type WithRelated<Item, Summary> = { item: Item; related: Summary[] }

type DataFiles = {
  insights: PostSummary[]
  'insights-latest': PostSummary[]
  projects: ProjectSummary[]
  [post: `insight/${number}`]: WithRelated<Post, PostSummary>
  [project: `project/${number}`]: WithRelated<Project, ProjectSummary>
}
export type DataName = keyof DataFiles

/** Gives the text of a data file. Rejects when there is none. */
type DataSource = (name: DataName) => Promise<string>

/** There is no such file: nothing is wrong with the site, the address is. */
export class NoSuchData extends Error {}

const fetchData: DataSource = async (name) => {
  const response = await fetch(`${import.meta.env.BASE_URL}data/${name}.json`)
  if (response.status === 404) throw new NoSuchData(name)
  if (!response.ok) throw new Error(`data/${name}.json: ${response.status} ${response.statusText}`)
  return response.text()
}

let source = fetchData
const cache = new Map<DataName, () => Promise<unknown>>()

/** Takes the data from elsewhere: the build has it in memory. */
export function provideData(from: DataSource): void {
  source = from
  cache.clear()
}

/** Forgets what was read, so that changed content is read again. */
export function forgetData(): void {
  cache.clear()
}

/** One data file, read once; a failed read is forgotten, so that it can be tried again. */
export function readData<Name extends DataName>(name: Name): Promise<DataFiles[Name]>
export function readData(name: DataName): Promise<unknown> {
  const read = cache.get(name) ?? once(async (): Promise<unknown> => JSON.parse(await source(name)))
  cache.set(name, read)
  return read()
}

/** The answer where an item can't be had: null, and a word to the console unless it simply isn't there. */
export function nothing(error: unknown): null {
  if (!(error instanceof NoSuchData)) console.error(error)
  return null
}
