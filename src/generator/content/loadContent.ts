/** Reads and checks the owner's files, and gives them out as the pages need them. */
import { posix } from 'node:path'
import type { z } from 'zod'
import { insightSchema, projectSchema } from '../../lib/content/schemas.ts'
import type { Picture, Post, PostSummary, Project, ProjectSummary, Site } from '../../lib/content/types.ts'
import { LATEST_SIZE } from '../../lib/arrange.ts'
import { dayText } from '../../lib/dates.ts'
import { fill } from '../../lib/fill.ts'
import { paths, withoutTrailingSlash } from '../../lib/paths.ts'
import { checkIds, checkNames, checkThumbnail } from './checkCollection.ts'
import { createDraftCache } from './draftCache.ts'
import { ContentFaults, type Fault, showFound } from './faults.ts'
import { decoded, type FileIndex, findPicture, indexFiles, isRemote } from './files.ts'
import type { KindName, KindValue } from './kinds.ts'
import { countWords, readMinutes } from './markdown/countWords.ts'
import type { MarkdownWords } from './markdown/draftMarkdown.ts'
import { checkMarkdown, draftOptions, type MarkdownContext, renderMarkdown } from './markdown/renderMarkdown.ts'
import type { PictureMaker } from './pictures.ts'
import { type Entry, type Memory, readCollection } from './readCollection.ts'
import { readKind } from './readKind.ts'
import type { YamlSource } from './yaml.ts'
import type { Crew } from '../workers/createCrew.ts'

export type Content = {
  site: Site
  interface: KindValue<'interface.yaml'>
  pages: {
    home: KindValue<'pages/home.yaml'>
    about: KindValue<'pages/about.yaml'>
    projects: KindValue<'pages/projects.yaml'>
    project: KindValue<'pages/project.yaml'>
    insights: KindValue<'pages/insights.yaml'>
    insight: KindValue<'pages/insight.yaml'>
    hire: KindValue<'pages/hire.yaml'>
    notFound: KindValue<'pages/not-found.yaml'>
    error: KindValue<'pages/error.yaml'>
  }
  milestones: KindValue<'milestones.yaml'>
  education: KindValue<'education.yaml'>
  skills: KindValue<'skills.yaml'>
  stats: KindValue<'stats.yaml'>
  /** Newest first; of one day, the highest id first. */
  posts: PostSummary[]
  /** By ascending id. */
  projects: ProjectSummary[]
  /** A post with its text. Throws its faults. */
  renderPost: (id: number) => Promise<Post>
  /** A project with its text. Throws its faults. */
  renderProject: (id: number) => Promise<Project>
  /** Faults in the text of a Markdown file, by its path from the root. */
  checkText: (file: string) => Fault[]
}

export type ContentOptions = {
  /** Makes the pictures, for a site whose facts have been read. */
  pictures: (site: Site) => PictureMaker
  /** Whether every text is checked now (a build), or each when it is asked for (the live view). */
  texts: 'checked' | 'on demand'
  /** Threads for many texts at once. */
  crew?: Crew
  /** Serves the next call in the same process. */
  memory?: ContentMemory
}

export type ContentMemory = {
  posts: Memory<InsightFields>
  projects: Memory<ProjectFields>
}

type InsightFields = z.output<typeof insightSchema>
type ProjectFields = z.output<typeof projectSchema>
type PostEntry = Entry<InsightFields>
type ProjectEntry = Entry<ProjectFields>

/** A memory for `loadContent`, empty at first. */
export function createMemory(): ContentMemory {
  return { posts: new Map(), projects: new Map() }
}

/** Reads everything below `content/`. Throws all faults of all files at once. */
export async function loadContent(root: string, options: ContentOptions): Promise<Content> {
  const files = indexFiles(root)
  const words = readWords(root, files)
  const posts = readPosts(root, options.memory)
  const projects = readProjects(root, options.memory)
  const leadsSomewhere = createRoutes(files, posts.entries, projects.entries)
  const drafts = createDraftCache(root)
  /** Pictures that stand in the texts seen so far. */
  const inTexts = new Set<string>()

  const contextOf = (entry: Entry<{ id: number; title: string }>): MarkdownContext => ({
    file: entry.file,
    // A post stands under the page's headline, a project's text under the heading of its overview.
    parentLevel: entry.file.startsWith('content/insights/') ? 1 : 2,
    firstLine: entry.bodyLine,
    idPrefix: `${entry.file.startsWith('content/insights/') ? 'post' : 'project'}-${entry.fields?.id ?? 0}-`,
    title: entry.fields?.title ?? entry.file,
    basePath: words.site.value?.basePath ?? '/',
    words: markdownWords(words.interface.value),
    findPicture: (source) => {
      const found = findPicture(files, source, entry.file)
      if (found !== undefined) inTexts.add(found)
      return found
    },
    picture: (file) => maker.file(file),
    leadsSomewhere,
    draft: drafts.of(entry.file),
  })
  const checkEntry = (entry: Entry<{ id: number; title: string }>) => checkMarkdown(entry.body, contextOf(entry))

  const entries = [...posts.entries, ...projects.entries]
  if (options.crew !== undefined && options.texts === 'checked') {
    const texts = entries.map((entry) => ({
      name: entry.file,
      source: entry.body,
      options: draftOptions(contextOf(entry)),
    }))
    await drafts.prepare(texts, options.crew)
  }
  const faults = [
    ...words.faults,
    ...posts.faults,
    ...projects.faults,
    ...checkIds(posts.entries),
    ...checkIds(projects.entries),
    ...checkNames(posts.entries, 'tags'),
    ...checkNames(projects.entries, 'technologies'),
    ...entries.flatMap((entry) => checkThumbnail(entry, files)),
    ...(options.texts === 'checked' ? entries.flatMap(checkEntry) : []),
  ]
  if (faults.length > 0 || !isComplete(words)) throw new ContentFaults(faults)

  const site = words.site.value
  const maker = options.pictures(site)
  await readAll([...inTexts], maker)
  const socialImageOf = async (picture: Picture) => {
    // Where links are shared, no SVG is shown.
    const isUnshown = picture.kind === 'drawn' || /\.svg(?:[?#]|$)/i.test(picture.src)
    return new URL(isUnshown ? await maker.socialImage() : picture.src, site.address).href
  }

  const dated = posts.entries.flatMap((entry) => (entry.fields === undefined ? [] : [{ entry, post: entry.fields }]))
  dated.sort((one, other) => newestFirst(one.post, other.post))
  const postSummaries = new Map<PostSummary, PostEntry>()
  for (const [place, { entry, post }] of dated.entries()) {
    const { thumbnail, readTime, ...fields } = post
    const minutes = () => readMinutes(countWords(entry.body))
    const picture = { ...withPicture(post, entry.file, files), isLatest: place < LATEST_SIZE }
    postSummaries.set(
      {
        ...fields,
        dateText: dayText(fields.date, site.locale),
        readTime: readTime ?? fill(words.interface.value.readTime, { minutes: minutes() }),
        thumbnail: isRemote(thumbnail ?? '') ? { kind: 'remote', src: thumbnail ?? '' } : await maker.forPost(picture),
      },
      entry,
    )
  }
  const projectSummaries = new Map<ProjectSummary, ProjectEntry>()
  for (const entry of projects.entries) {
    if (entry.fields !== undefined) {
      const { thumbnail, ...fields } = entry.fields
      projectSummaries.set(
        {
          ...fields,
          picture: isRemote(thumbnail ?? '')
            ? { kind: 'remote', src: thumbnail ?? '' }
            : await maker.forProject(withPicture(entry.fields, entry.file, files)),
        },
        entry,
      )
    }
  }

  const render = async (entry: PostEntry | ProjectEntry) => {
    const rendered = await renderMarkdown(entry.body, contextOf(entry))
    if (rendered.faults.length > 0) throw new ContentFaults(rendered.faults)
    return rendered
  }

  const findPost = finder(postSummaries)
  const findProject = finder(projectSummaries)

  return {
    site,
    interface: words.interface.value,
    pages: {
      home: words.home.value,
      about: words.about.value,
      projects: words.projects.value,
      project: words.project.value,
      insights: words.insights.value,
      insight: words.insight.value,
      hire: words.hire.value,
      notFound: words.notFound.value,
      error: words.error.value,
    },
    milestones: words.milestones.value,
    education: words.education.value,
    skills: words.skills.value,
    stats: words.stats.value,
    posts: [...postSummaries.keys()],
    projects: [...projectSummaries.keys()].sort((one, other) => one.id - other.id),
    renderPost: async (id) => {
      const [summary, entry] = findPost(id)
      const { html, headings } = await render(entry)
      const socialImage = await socialImageOf(summary.thumbnail)
      return { ...summary, content: html, headings, filePath: posix.basename(entry.file), socialImage }
    },
    renderProject: async (id) => {
      const [summary, entry] = findProject(id)
      const { html } = await render(entry)
      return { ...summary, description: html, socialImage: await socialImageOf(summary.picture) }
    },
    checkText: (file) => entries.filter((entry) => entry.file === file).flatMap(checkEntry),
  }
}

/** Reads pictures. Throws the faults of all that can't be shown. */
async function readAll(pictures: readonly string[], maker: PictureMaker): Promise<void> {
  const faults: Fault[] = []
  const read = async (file: string) => {
    try {
      await maker.file(file)
    } catch (error) {
      if (!(error instanceof ContentFaults)) throw error
      faults.push(...error.faults)
    }
  }
  await Promise.all(pictures.map(read))
  if (faults.length > 0) throw new ContentFaults(faults)
}

function readPosts(root: string, memory?: ContentMemory) {
  return readCollection(root, 'content/insights', insightSchema, memory?.posts)
}

function readProjects(root: string, memory?: ContentMemory) {
  return readCollection(root, 'content/projects', projectSchema, memory?.projects)
}

type Dated = { date: string; id: number }

function newestFirst(one: Dated, other: Dated): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1
  return other.id - one.id
}

/** Finds items by their id. */
function finder<Summary extends { id: number }, Kind>(items: Map<Summary, Kind>): (id: number) => [Summary, Kind] {
  const places = new Map([...items].map((pair) => [pair[0].id, pair]))
  return (id) => {
    const pair = places.get(id)
    if (pair === undefined) throw new Error(`content: nothing has the id ${id}`)
    return pair
  }
}

/* ------------------------------------------------------------------ words */

function readWords(root: string, files: FileIndex) {
  const faults: Fault[] = []
  const read = <Name extends KindName>(name: Name) => {
    const result = readKind(root, name)
    faults.push(...result.faults)
    return result
  }
  const site = read('site.yaml')
  if (site.value !== undefined && site.source !== undefined)
    faults.push(...checkSitePictures(site.value, site.source, files))
  return {
    faults,
    site,
    interface: read('interface.yaml'),
    home: read('pages/home.yaml'),
    about: read('pages/about.yaml'),
    projects: read('pages/projects.yaml'),
    project: read('pages/project.yaml'),
    insights: read('pages/insights.yaml'),
    insight: read('pages/insight.yaml'),
    hire: read('pages/hire.yaml'),
    notFound: read('pages/not-found.yaml'),
    error: read('pages/error.yaml'),
    milestones: read('milestones.yaml'),
    education: read('education.yaml'),
    skills: read('skills.yaml'),
    stats: read('stats.yaml'),
  }
}

type Words = ReturnType<typeof readWords>
type Complete = {
  [Name in keyof Words]: Words[Name] extends { value?: infer Value } ? { value: Value & {} } : Words[Name]
}

/** True when each file was read; without faults that is always so, which the compiler can't know. */
function isComplete(words: Words): words is Words & Complete {
  return Object.values(words).every((each) => Array.isArray(each) || each.value !== undefined)
}

function checkSitePictures(site: Site, source: YamlSource, files: FileIndex): Fault[] {
  const pictures = [
    { field: 'portrait', value: site.portrait },
    { field: 'socialImage', value: site.socialImage },
  ]
  return pictures
    .filter(({ value }) => value !== 'drawn' && !files.has(`content/images/${value}`))
    .map(({ field, value }) => ({
      file: source.file,
      line: source.lineOf([field]),
      field,
      found: showFound(value),
      expected: 'must be drawn, or the name of a file in content/images',
    }))
}

/** Stand-ins let the texts be checked in the same run in which the interface words are faulty. */
function markdownWords(words: KindValue<'interface.yaml'> | undefined): MarkdownWords {
  const unread = '?'
  if (words === undefined) {
    return {
      codeLabel: unread,
      tableLabel: unread,
      mathLabel: unread,
      footnotesLabel: unread,
      footnoteMark: unread,
      footnoteBack: unread,
      callouts: { note: unread, tip: unread, warning: unread },
    }
  }
  const { codeLabel, tableLabel, mathLabel, footnotesLabel, footnoteMark, footnoteBack, callouts } = words
  return { codeLabel, tableLabel, mathLabel, footnotesLabel, footnoteMark, footnoteBack, callouts }
}

/* ------------------------------------------------------------------ addresses */

/** Files the build adds to those of the owner. */
const BUILT_FILES = ['/feed.xml', '/sitemap.xml', '/robots.txt']

function createRoutes(
  files: FileIndex,
  posts: readonly Entry<{ id: number }>[],
  projects: readonly Entry<{ id: number }>[],
): (path: string) => boolean {
  const known = new Set([
    ...[paths.home(), paths.about(), paths.projects(), paths.insights(), paths.hire(), ...BUILT_FILES],
    ...posts.map(({ fields }) => paths.insight(fields?.id ?? 0)),
    ...projects.map(({ fields }) => paths.project(fields?.id ?? 0)),
  ])
  return (path) =>
    known.has(withoutTrailingSlash(path)) || files.has(`public${path}`) || files.has(`public${decoded(path)}`)
}

function withPicture<Fields extends { thumbnail?: string | undefined }>(
  fields: Fields,
  file: string,
  files: FileIndex,
) {
  const { thumbnail } = fields
  return { ...fields, file, pictureFile: thumbnail === undefined ? undefined : findPicture(files, thumbnail, file) }
}
