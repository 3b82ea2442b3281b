/** A text of the owner as clean HTML. */
import type { Heading, Picture } from '../../../lib/content/types.ts'
import { type Issue, showFound } from '../ContentError.ts'
import { isRemote } from '../files.ts'
import { type RenderedBody, type BodyOptions, renderBody, picturePlaceholder } from './renderBody.ts'
import { escapeHtml } from './escapeHtml.ts'

/** Where a text stands, and what it may lead to. */
export type MarkdownContext = BodyOptions & {
  /** File and line the text begins at, for issues. */
  file: string
  firstLine: number
  /** The file a picture's address means, if there is one. */
  findPicture: (source: string) => string | undefined
  /** The picture made from a file; only rendering needs it. */
  picture?: (file: string) => Picture | Promise<Picture>
  /** True when an address of the site, without base path, query and fragment, leads to a page or a file. */
  leadsSomewhere: (path: string) => boolean
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
    html: body.html.replace(picturePlaceholder, (_placeholder, index: string) => pictures[Number(index)] ?? ''),
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
export function bodyOptions({ idPrefix, title, basePath, words, parentLevel }: MarkdownContext): BodyOptions {
  return { idPrefix, title, basePath, words, parentLevel }
}

function bodyIssues(body: RenderedBody, context: MarkdownContext): Issue[] {
  const place = (line: number) => ({ file: context.file, line: context.firstLine + line - 1 })
  return [
    ...body.issues.map(({ line, found, expected }) => ({
      ...place(line),
      found: found === undefined ? undefined : showFound(found),
      expected,
    })),
    ...body.pictures.flatMap(({ source, line }) => {
      if (source === '') return []
      const found = showFound(source)
      if (isRemote(source)) {
        return [
          { ...place(line), found, expected: 'a picture in a text must be a file under public/ or beside this one' },
        ]
      }
      if (context.findPicture(source) !== undefined) return []
      return [{ ...place(line), found, expected: 'there is no such picture under public/ or beside this file' }]
    }),
    ...body.links
      .filter(({ href }) => !context.leadsSomewhere(href.replace(/[?#].*$/, '')))
      .map(({ href, line }) => ({
        ...place(line),
        found: showFound(href),
        expected: 'this link leads to no page, post, project or file of the site',
      })),
  ]
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
