/** A text of the owner as clean HTML. */
import type { Heading, Picture } from '../../../lib/content/types.ts'
import { type Fault, showFound } from '../faults.ts'
import { isRemote } from '../files.ts'
import { type Draft, type DraftOptions, draftMarkdown, pictureHole } from './draftMarkdown.ts'
import { escapeHtml } from './escapeHtml.ts'

/** Where a text stands, and what it may lead to. */
export type MarkdownContext = DraftOptions & {
  /** File and line the text begins at, for faults. */
  file: string
  firstLine: number
  /** The file a picture's address means, if there is one. */
  findPicture: (source: string) => string | undefined
  /** The picture made from a file. */
  picture: (file: string) => Picture | Promise<Picture>
  /** True when an address of the site, without base path, query and fragment, leads to a page or a file. */
  leadsSomewhere: (path: string) => boolean
  /** Gives the draft of a text, from an earlier run when it can. */
  draft?: (source: string, options: DraftOptions) => Draft
}

export type RenderedMarkdown = {
  html: string
  /** Headings of the second level, for a list of contents. */
  headings: Heading[]
  words: number
  faults: Fault[]
}

/** Renders a text. Where it has faults, its HTML is to be thrown away. */
export async function renderMarkdown(source: string, context: MarkdownContext): Promise<RenderedMarkdown> {
  const draft = draftOf(source, context)
  const faults = draftFaults(draft, context)
  const pictures = faults.length > 0 ? [] : await Promise.all(draft.pictures.map((each) => pictureHtml(each, context)))
  return {
    html: draft.html.replace(pictureHole, (_hole, index: string) => pictures[Number(index)] ?? ''),
    headings: draft.headings,
    words: draft.words,
    faults,
  }
}

/** The faults of a text alone; no picture is made. */
export function checkMarkdown(source: string, context: MarkdownContext): Fault[] {
  return draftFaults(draftOf(source, context), context)
}

function draftOf(source: string, context: MarkdownContext): Draft {
  const make = context.draft ?? draftMarkdown
  return make(source, draftOptions(context))
}

/** What of a text's surroundings its draft depends on. */
export function draftOptions({ idPrefix, title, basePath, words, parentLevel }: MarkdownContext): DraftOptions {
  return { idPrefix, title, basePath, words, parentLevel }
}

function draftFaults(draft: Draft, context: MarkdownContext): Fault[] {
  const place = (line: number) => ({ file: context.file, line: context.firstLine + line - 1 })
  return [
    ...draft.faults.map(({ line, found, expected }) => ({
      ...place(line),
      found: found === undefined ? undefined : showFound(found),
      expected,
    })),
    ...draft.pictures.flatMap(({ source, line }) => {
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
    ...draft.links
      .filter(({ href }) => !context.leadsSomewhere(href.replace(/[?#].*$/, '')))
      .map(({ href, line }) => ({
        ...place(line),
        found: showFound(href),
        expected: 'this link leads to no page, post, project or file of the site',
      })),
  ]
}

async function pictureHtml({ source, alt }: Draft['pictures'][number], context: MarkdownContext): Promise<string> {
  const file = context.findPicture(source)
  const picture = file === undefined ? undefined : await context.picture(file)
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
