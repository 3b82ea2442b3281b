/** Reads and checks the owner's files, and gives them out as the pages need them. */
import { posix } from 'node:path'
import { LATEST_SIZE } from '../../lib/arrange.ts'
import { collections } from '../../lib/content/contentFiles.ts'
import type {
  InsightFields,
  Interface,
  Picture,
  Post,
  PostSummary,
  Project,
  ProjectFields,
  ProjectSummary,
  Site,
} from '../../lib/content/types.ts'
import { dayText } from '../../lib/dates.ts'
import { fill } from '../../lib/fill.ts'
import { byDate, byId } from '../../lib/order.ts'
import { paths } from '../../lib/paths.ts'
import { readEnvironment } from '../environment.ts'
import type { Store } from '../store.ts'
import type { Progress } from '../site/createProgress.ts'
import type { Run } from '../workers/tasks.ts'
import { readAliases, type Redirect } from './aliases.ts'
import { checkDates, checkIds, checkNames, checkThumbnail, field } from './checkCollection.ts'
import { ContentError, type Issue, showFound } from './ContentError.ts'
import { brokenLinks, decoded, fileAt, type FileIndex, findPicture, indexFiles, isRemote } from './files.ts'
import { countWords, readMinutes } from './markdown/countWords.ts'
import type { MarkdownWords } from './markdown/renderBody.ts'
import { bodyOptions, checkMarkdown, type MarkdownContext, renderMarkdown } from './markdown/renderMarkdown.ts'
import { createMarkdownCache } from './markdownCache.ts'
import type { PictureMaker } from './pictures.ts'
import { type ContentValues, readContentFiles } from './readContentFile.ts'
import { type Entry, type Memory, readCollection } from './readCollection.ts'
import { todayIn, unpublished, unpublishedReason } from './publication.ts'
import { siteAddresses, sitePages } from './siteAddresses.ts'
import type { YamlSource } from './yaml.ts'

export type Content = {
  /** The YAML files, by their path below `content/`. */
  words: ContentValues
  site: Site
  /** By date, newest first. */
  posts: PostSummary[]
  /** By ascending id. */
  projects: ProjectSummary[]
  /** Old addresses of posts and projects, and where they lead. */
  redirects: Redirect[]
  /** Files of `public/`, as paths below it, that only drafts and scheduled posts refer to: they aren't published. */
  heldBack: ReadonlySet<string>
  /** A post with its text. Throws its issues. */
  renderPost: (id: number) => Promise<Post>
  /** A project with its text. Throws its issues. */
  renderProject: (id: number) => Promise<Project>
  /** Issues in the body of a Markdown file, by its path from the root. */
  checkText: (file: string) => Issue[]
}

export type ContentOptions = {
  /** Makes the pictures, for a site whose facts have been read. */
  pictures: (site: Site) => PictureMaker
  /** Whether every text is checked now (a build), or each when it is asked for (the dev server). */
  texts: 'checked' | 'on demand'
  /** Whether drafts and scheduled posts are shown, with a mark (the dev server); left out unless said. */
  unpublished?: 'shown' | 'left out'
  /** Tells what day it is, in place of the clock. */
  now?: Date
  /** Keeps rendered texts between builds. */
  store?: Store
  /** Worker threads, for many texts at once. */
  run?: Run
  /** Shows how far a build is. */
  progress?: Progress
  /** Serves the next call in the same process. */
  memory?: ContentMemory
}

export type ContentMemory = { posts: Memory<InsightFields>; projects: Memory<ProjectFields> }

type PostEntry = Entry<InsightFields>
type ProjectEntry = Entry<ProjectFields>
type AnyEntry = PostEntry | ProjectEntry

/** A memory for `loadContent`, empty at first. */
export function createMemory(): ContentMemory {
  return { posts: new Map(), projects: new Map() }
}

/** Reads everything below `content/`. Throws all issues of all files at once. */
export async function loadContent(root: string, options: ContentOptions): Promise<Content> {
  const files = indexFiles(root)
  const words = readContentFiles(root)
  const posts = readCollection(root, 'content/insights', collections.insights, options.memory?.posts)
  const projects = readCollection(root, 'content/projects', collections.projects, options.memory?.projects)
  const today = readEnvironment(root).today ?? todayIn(words.site.value?.timezone ?? 'UTC', options.now)
  const shown = selectEntries(posts.entries, projects.entries, { site: words.site.value, today, options })
  const entries: AnyEntry[] = [...shown.posts, ...shown.projects]
  const { redirects, issues: aliasIssues } = readAliases(...aliasSources(shown, words.site.value, files))
  const texts = createTexts(options.store, { files, words, shown, redirects, today })
  if (options.run !== undefined && options.texts === 'checked')
    await texts.prepare(entries, options.run, options.progress)
  const issues = [
    ...brokenLinks(root),
    ...words.issues,
    ...checkSitePictures(words.site.value, words.site.source, files),
    ...posts.issues,
    ...projects.issues,
    ...entries.flatMap((entry) => entry.issues),
    ...checkIds(shown.posts),
    ...checkIds(shown.projects),
    ...checkNames(shown.posts, 'tags'),
    ...checkNames(shown.projects, 'technologies'),
    ...entries.flatMap((entry) => checkThumbnail(entry, files)),
    ...shown.posts.flatMap(checkDates),
    ...aliasIssues,
    ...(options.texts === 'checked' ? entries.flatMap(texts.check) : []),
  ]
  if (issues.length > 0 || words.values === undefined) throw new ContentError(issues)
  const maker = options.pictures(words.values['site.yaml'])
  await readPictures([...texts.pictureFiles], maker)
  const heldBack = options.texts === 'checked' ? texts.heldBack() : new Set<string>()
  return { ...(await createContent(words.values, { files, maker, texts, shown, today })), redirects, heldBack }
}

/** The entries the site shows, and those it doesn't. */
type Shown = { posts: PostEntry[]; projects: ProjectEntry[]; leftOut: AnyEntry[] }

type Selection = { site: Site | undefined; today: string; options: ContentOptions }

function selectEntries(
  posts: readonly PostEntry[],
  projects: readonly ProjectEntry[],
  { site, today, options }: Selection,
): Shown {
  const isShown = (entry: AnyEntry) => options.unpublished === 'shown' || unpublished(entry, today) === undefined
  return {
    // Without its list, a kind of page has no way to it.
    posts: site?.pages.insights === false ? [] : posts.filter(isShown),
    projects: site?.pages.projects === false ? [] : projects.filter(isShown),
    leftOut: [...posts, ...projects].filter((entry) => !isShown(entry)),
  }
}

function pathOf(entry: AnyEntry): string {
  const id = Number(field(entry, 'id'))
  return isPost(entry) ? paths.insight(id) : paths.project(id)
}

function aliasSources({ posts, projects }: Shown, site: Site | undefined, files: FileIndex) {
  const entries = [...posts, ...projects].map((entry) => ({ entry, path: pathOf(entry) }))
  return [entries, new Set([...sitePages(site), ...entries.map(({ path }) => path)]), files] as const
}

/* ------------------------------------------------------------------ bodies */

type Sources = {
  files: FileIndex
  words: ReturnType<typeof readContentFiles>
  shown: Shown
  redirects: readonly Redirect[]
  today: string
}

type Texts = ReturnType<typeof createTexts>

/** Checks and renders the bodies of Markdown files. */
function createTexts(store: Store | undefined, { files, words, shown, redirects, today }: Sources) {
  const resolveLink = siteAddresses(files, {
    site: words.site.value,
    published: [...shown.posts, ...shown.projects].map(pathOf),
    unpublished: new Map(shown.leftOut.map((entry) => [pathOf(entry), unpublishedReason(entry, today)])),
    aliases: new Map(redirects.map(({ from, to }) => [from, to])),
  })
  const cache = store && createMarkdownCache(store)
  const pictureFiles = new Set<string>()
  const contextOf = (entry: AnyEntry): MarkdownContext => ({
    file: entry.file,
    // A post stands under the page's headline, a project's text under the heading of its overview.
    parentLevel: isPost(entry) ? 1 : 2,
    firstLine: entry.bodyLine,
    idPrefix: `${isPost(entry) ? 'post' : 'project'}-${entry.fields?.id ?? 0}-`,
    title: entry.fields?.title ?? entry.file,
    basePath: words.site.value?.basePath ?? '/',
    words: markdownWords(words.interface.value),
    findPicture: (source) => {
      const found = findPicture(files, source, entry.file)
      if (found !== undefined) pictureFiles.add(found)
      return found
    },
    resolveLink,
    ...(cache ? { renderBody: cache.render } : {}),
  })
  return {
    /** Pictures in the bodies seen so far. */
    pictureFiles,
    check: (entry: AnyEntry) => checkMarkdown(entry.body, contextOf(entry)),
    heldBack: () => heldBackFiles(files, shown),
    prepare: async (entries: readonly AnyEntry[], run: Run, progress?: Progress) => {
      const bodies = entries.map((entry) => ({ source: entry.body, options: bodyOptions(contextOf(entry)) }))
      await cache?.prepare(bodies, run, progress)
    },
    render: async (entry: AnyEntry, maker: PictureMaker) => {
      const rendered = await renderMarkdown(entry.body, { ...contextOf(entry), picture: (file) => maker.file(file) })
      if (rendered.issues.length > 0) throw new ContentError(rendered.issues)
      return rendered
    },
  }
}

function isPost({ file }: AnyEntry): boolean {
  return file.startsWith('content/insights/')
}

/** Files of `public/` whose address is written in entries that are left out, and nowhere else. */
function heldBackFiles(files: FileIndex, { posts, projects, leftOut }: Shown): Set<string> {
  const addressesIn = (entries: readonly AnyEntry[]) =>
    new Set(
      entries.flatMap((entry) => {
        const text = `${String(field(entry, 'thumbnail'))} ${entry.body}`
        return [...text.matchAll(/\/[^\s"'()<>]+/g)].map(([address]) => fileAt(files, `public${decoded(address)}`))
      }),
    )
  const published = addressesIn([...posts, ...projects])
  const hidden = [...addressesIn(leftOut)].filter((file) => file !== undefined && !published.has(file))
  return new Set(hidden.map((file) => String(file).slice('public/'.length)))
}

/** Placeholders let the bodies be checked in the same run in which the words of the interface are invalid. */
function markdownWords(words: Interface | undefined): MarkdownWords {
  const unread = '?'
  const missing: MarkdownWords = {
    codeLabel: unread,
    tableLabel: unread,
    mathLabel: unread,
    footnotesLabel: unread,
    footnoteMark: unread,
    footnoteBack: unread,
    callouts: { note: unread, tip: unread, warning: unread },
  }
  const { codeLabel, tableLabel, mathLabel, footnotesLabel, footnoteMark, footnoteBack, callouts } = words ?? missing
  return { codeLabel, tableLabel, mathLabel, footnotesLabel, footnoteMark, footnoteBack, callouts }
}

/* ------------------------------------------------------------------ pictures */

/** Reads pictures. Throws the issues of all that can't be shown. */
async function readPictures(pictures: readonly string[], maker: PictureMaker): Promise<void> {
  const issues: Issue[] = []
  const read = async (file: string) => {
    try {
      await maker.file(file)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      issues.push(...error.issues)
    }
  }
  await Promise.all(pictures.map(read))
  if (issues.length > 0) throw new ContentError(issues)
}

function checkSitePictures(site: Site | undefined, source: YamlSource | undefined, files: FileIndex): Issue[] {
  if (site === undefined || source === undefined) return []
  const pictures = [
    { field: 'portrait', value: site.portrait, expected: 'must be the name of a file in content/images' },
    ...(site.socialImage === 'drawn'
      ? []
      : [
          {
            field: 'socialImage',
            value: site.socialImage,
            expected: 'must be drawn, or the name of a file in content/images',
          },
        ]),
  ]
  return pictures
    .filter(({ value }) => fileAt(files, `content/images/${value}`) === undefined)
    .map(({ field, value, expected }) => ({
      file: source.file,
      line: source.lineOf([field]),
      field,
      found: showFound(value),
      expected,
    }))
}

/* ------------------------------------------------------------------ summaries */

type Parts = {
  files: FileIndex
  maker: PictureMaker
  texts: Texts
  shown: Shown
  today: string
}

async function createContent(words: ContentValues, parts: Parts): Promise<Omit<Content, 'redirects' | 'heldBack'>> {
  const { maker, texts, shown } = parts
  const site = words['site.yaml']
  const posts = await postSummaries(words, parts)
  const projects = await projectSummaries(words, parts)
  const socialImageOf = async (picture: Picture) => {
    // Where links are shared, no SVG is shown.
    const isUnshown = picture.kind === 'drawn' || /\.svg(?:[?#]|$)/i.test(picture.src)
    return new URL(isUnshown ? await maker.socialImage() : picture.src, site.address).href
  }
  return {
    words,
    site,
    posts: [...posts.values()].map(({ summary }) => summary).sort(byDate),
    projects: [...projects.values()].map(({ summary }) => summary).sort(byId),
    renderPost: async (id) => {
      const { summary, entry } = existing(posts.get(id), id)
      const { html, headings } = await texts.render(entry, maker)
      const socialImage = await socialImageOf(summary.thumbnail)
      return { ...summary, content: html, headings, filePath: posix.basename(entry.file), socialImage }
    },
    renderProject: async (id) => {
      const { summary, entry } = existing(projects.get(id), id)
      const { html } = await texts.render(entry, maker)
      return { ...summary, description: html, socialImage: await socialImageOf(summary.picture) }
    },
    checkText: (file) =>
      [...shown.posts, ...shown.projects].filter((entry) => entry.file === file).flatMap(texts.check),
  }
}

type Summaries<Summary, Fields> = Map<number, { summary: Summary; entry: Entry<Fields> }>

async function postSummaries(words: ContentValues, { files, maker, shown, today }: Parts) {
  const { locale } = words['site.yaml']
  const texts = words['interface.yaml']
  const dated = shown.posts.flatMap((entry) => (entry.fields === undefined ? [] : [{ entry, post: entry.fields }]))
  dated.sort((one, other) => byDate(one.post, other.post))
  const summaries: Summaries<PostSummary, InsightFields> = new Map()
  for (const [place, { entry, post }] of dated.entries()) {
    const { thumbnail, readTime, draft: _draft, aliases: _aliases, ...fields } = post
    const minutes = () => readMinutes(countWords(entry.body))
    const picture = { ...withPicture(post, entry.file, files), isLatest: place < LATEST_SIZE }
    const summary = {
      ...fields,
      dateText: dayText(fields.date, locale),
      ...(fields.updated !== undefined && { updatedText: dayText(fields.updated, locale) }),
      readTime: marked(readTime ?? fill(texts.readTime, { minutes: minutes() }), entry, { words: texts, today }),
      thumbnail: remotePicture(thumbnail) ?? (await maker.forPost(picture)),
    }
    summaries.set(post.id, { summary, entry })
  }
  return summaries
}

async function projectSummaries(words: ContentValues, { files, maker, shown, today }: Parts) {
  const summaries: Summaries<ProjectSummary, ProjectFields> = new Map()
  for (const entry of shown.projects) {
    if (entry.fields === undefined) continue
    const { thumbnail, draft: _draft, aliases: _aliases, ...fields } = entry.fields
    const picture = remotePicture(thumbnail) ?? (await maker.forProject(withPicture(entry.fields, entry.file, files)))
    summaries.set(fields.id, {
      summary: {
        ...fields,
        readTime: marked(fields.readTime, entry, { words: words['interface.yaml'], today }),
        picture,
      },
      entry,
    })
  }
  return summaries
}

/** Development marks what isn't published yet, in the label that every list and page shows. */
function marked(label: string, entry: AnyEntry, { words, today }: { words: Interface; today: string }): string {
  const reason = unpublished(entry, today)
  if (reason === undefined) return label
  return `${reason === 'draft' ? words.draftMark : words.scheduledMark} · ${label}`
}

function remotePicture(thumbnail: string | undefined): Picture | undefined {
  return thumbnail !== undefined && isRemote(thumbnail) ? { kind: 'remote', src: thumbnail } : undefined
}

function withPicture<Fields extends { thumbnail?: string | undefined }>(
  fields: Fields,
  file: string,
  files: FileIndex,
) {
  const { thumbnail } = fields
  return { ...fields, file, pictureFile: thumbnail === undefined ? undefined : findPicture(files, thumbnail, file) }
}

function existing<Item>(item: Item | undefined, id: number): Item {
  if (item === undefined) throw new Error(`content: nothing has the id ${id}`)
  return item
}
