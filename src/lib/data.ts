/** The site's data files: read from memory while the site is built, fetched once each in the browser. */
import type { Post, PostSummary, Project, ProjectSummary } from './content/types.ts'
import { once } from './once.ts'

/** A detail page's file: the item, and the summaries of what stands beside it. */
export type WithRelated<Item, Summary> = { item: Item; related: Summary[] }

export type DataFiles = {
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
const cache = new Map<string, () => Promise<unknown>>()
let length = 0

/** Takes the data from elsewhere: the build has it in memory. */
export function provideData(from: DataSource): void {
  source = from
  cache.clear()
}

/** Takes data over that were read before, such as those in the HTML. */
export function seedData(files: Partial<DataFiles>): void {
  for (const [name, value] of Object.entries(files)) cache.set(name, async () => value)
}

/** Forgets what was read, so that changed content is read again. */
export function forgetData(): void {
  cache.clear()
}

/** How much data was read so far, in characters of JSON. */
export const dataLength = () => length

/** One data file, read once; a failed read is forgotten, so that it can be tried again. */
export function readData<Name extends DataName>(name: Name): Promise<DataFiles[Name]>
export function readData(name: DataName): Promise<unknown> {
  const read = cache.get(name) ?? once(() => parseData(name))
  cache.set(name, read)
  return read()
}

async function parseData(name: DataName): Promise<unknown> {
  const text = await source(name)
  length += text.length
  return JSON.parse(text)
}

/** The answer where an item can't be had: null, and an error in the console unless it simply doesn't exist. */
export function nothing(error: unknown): null {
  if (!(error instanceof NoSuchData)) console.error(error)
  return null
}
