/** A text of the owner as clean HTML. */
import type { Heading, Picture } from '../../../lib/content/types.ts'
import { type Issue, showFound } from '../ContentError.ts'
import { isRemote } from '../files.ts'
import type { LinkTarget } from '../siteAddresses.ts'
import { escapeHtml } from './escapeHtml.ts'
import { type BodyOptions, linkPlaceholder, picturePlaceholder, type RenderedBody, renderBody } from './renderBody.ts'

/** Where a text stands, and what it may lead to. */
export type MarkdownContext = BodyOptions & {
  /** File and line the text begins at, for issues. */
  file: string
  firstLine: number
  /** The file a picture's address means, if there is one. */
  findPicture: (source: string) => string | undefined
  /** The picture made from a file; only rendering needs it. */
  picture?: (file: string) => Picture | Promise<Picture>
  /** Where an address of the site leads, given without base path, query and fragment. */
  resolveLink: (path: string) => LinkTarget
  basePath: string
  /** Gives the rendered body of a text, from an earlier run when it can. */
  renderBody?: (source: string, options: BodyOptions) => RenderedBody
}

export type RenderedMarkdown = {
  html: string
  /** Headings of the second level, for a list of contents. */
  headings: Heading[]
  words: number
  issues: Issue[]
}

/** Renders a text. Where it has issues, its HTML is to be thrown away. */
export async function renderMarkdown(source: string, context: MarkdownContext): Promise<RenderedMarkdown> {
  const body = bodyOf(source, context)
  const issues = bodyIssues(body, context)
  const pictures = issues.length > 0 ? [] : await Promise.all(body.pictures.map((each) => pictureHtml(each, context)))
  return {
    html: body.html
      .replace(linkPlaceholder, (_placeholder, index: string) =>
        linkAddress(body.links[Number(index)]?.href ?? '', context),
      )
      .replace(picturePlaceholder, (_placeholder, index: string) => pictures[Number(index)] ?? ''),
    headings: body.headings,
    words: body.words,
    issues,
  }
}

/** The issues of a text alone; no picture is made. */
export function checkMarkdown(source: string, context: MarkdownContext): Issue[] {
  return bodyIssues(bodyOf(source, context), context)
}

function bodyOf(source: string, context: MarkdownContext): RenderedBody {
  const render = context.renderBody ?? renderBody
  return render(source, bodyOptions(context))
}

/** What of a text's surroundings its body depends on. */
export function bodyOptions({ idPrefix, title, words, parentLevel }: MarkdownContext): BodyOptions {
  return { idPrefix, title, words, parentLevel }
}

function bodyIssues(body: RenderedBody, context: MarkdownContext): Issue[] {
  const found: { line: number; found?: string; expected: string | undefined }[] = [
    ...body.issues,
    ...body.pictures.map(({ source, line }) => ({ line, found: source, expected: pictureProblem(source, context) })),
    ...body.links.map(({ href, line }) => ({ line, found: href, expected: linkProblem(href, context) })),
  ]
  return found.flatMap(({ line, found: value, expected }) => {
    if (expected === undefined) return []
    const shown = value === undefined ? undefined : showFound(value)
    return [{ file: context.file, line: context.firstLine + line - 1, found: shown, expected }]
  })
}

function pictureProblem(source: string, context: MarkdownContext): string | undefined {
  if (source === '' || context.findPicture(source) !== undefined) return undefined
  if (isRemote(source)) return 'a picture in a text must be a file under public/ or beside this one'
  return 'there is no such picture under public/ or beside this file'
}

function linkProblem(href: string, context: MarkdownContext): string | undefined {
  const target = context.resolveLink(pathOf(href))
  return 'problem' in target ? target.problem : undefined
}

/** The address a link leads to, with the base path, as it is written in an attribute. */
function linkAddress(href: string, context: MarkdownContext): string {
  const path = pathOf(href)
  const target = context.resolveLink(path)
  const resolved = 'path' in target ? target.path : path
  return escapeHtml(context.basePath.replace(/\/$/, '') + resolved + href.slice(path.length))
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '')
}

async function pictureHtml(
  { source, alt }: RenderedBody['pictures'][number],
  context: MarkdownContext,
): Promise<string> {
  const file = context.findPicture(source)
  const picture = file === undefined ? undefined : await context.picture?.(file)
  if (picture?.kind !== 'file') return ''
  const image =
    `<img src="${escapeHtml(picture.src)}" alt="${escapeHtml(alt)}" width="${picture.width}" height="${picture.height}"` +
    ' loading="lazy" decoding="async">'
  if (picture.sources.length === 0) return image
  const sources = picture.sources.map(
    ({ type, srcSet }) => `<source type="${escapeHtml(type)}" srcset="${escapeHtml(srcSet)}" sizes="auto, 100vw">`,
  )
  return `<picture>${sources.join('')}${image}</picture>`
}
