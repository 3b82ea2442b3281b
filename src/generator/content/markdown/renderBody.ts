/**
 * The slow half of rendering: it depends on the text and a few words alone, so that its outcome can be kept.
 * Pictures and the site's addresses, which change without the text, are left as placeholders and lists.
 */
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { fill } from '../../../lib/fill.ts'
import type { Heading, Interface } from '../../../lib/content/types.ts'
import { decoded, isRemote } from '../files.ts'
import { codeBlock } from './codeBlock.ts'
import { countWords } from './countWords.ts'
import { escapeHtml } from './escapeHtml.ts'
import { mathematics } from './mathematics.ts'
import type { BodyIssue } from './BodyIssue.ts'
import { parseMarkdown } from './parse.ts'
import { nameRows } from './rowNames.ts'
import { CALLOUT, CALLOUT_KINDS, CALLOUT_TITLE } from './sanitizeSchema.ts'
import { createSlugger, type Slugger } from './slugs.ts'

/** The owner's words that stand in rendered texts. */
export type MarkdownWords = Pick<
  Interface,
  'codeLabel' | 'tableLabel' | 'mathLabel' | 'footnotesLabel' | 'footnoteMark' | 'footnoteBack' | 'callouts'
>

export type BodyOptions = {
  /** What the ids of footnotes begin with. */
  idPrefix: string
  /** Names a table that stands above any heading. */
  title: string
  words: MarkdownWords
  /** The level of the heading the text stands under on its page, 1 to 5: its own headings begin one below. */
  parentLevel: number
}

export type RenderedBody = {
  /** HTML with placeholders for pictures, see `picturePlaceholder`. */
  html: string
  headings: Heading[]
  words: number
  issues: BodyIssue[]
  pictures: { source: string; alt: string; line: number }[]
  /** Links to other places of the site, without the base path. */
  links: { href: string; line: number }[]
}

/** Stands for the picture with this number. U+0000 can't come from a text: Markdown replaces it. */
export const picturePlaceholder = /\u0000picture:(\d+)\u0000/g

/** Stands for the address of the link with this number. Control characters can't come from a text. */
export const linkPlaceholder = /\u0001link:(\d+)\u0001/g

/** Renders a text up to its pictures and links. */
export function renderBody(source: string, options: BodyOptions): RenderedBody {
  const { words } = options
  const { tree, issues: sourceIssues } = parseMarkdown(source, {
    idPrefix: options.idPrefix,
    footnotesLabel: words.footnotesLabel,
    footnoteBack: (number) => fill(words.footnoteBack, { number }),
  })
  const renderer = new BodyRenderer(options)
  const root: Root = { type: 'root', children: renderer.rewriteAll(tree.children) }
  renderer.checkAnchors()
  const { headings, issues, pictures, links } = renderer
  return {
    html: printer.stringify(root),
    headings,
    words: countWords(source),
    issues: [...sourceIssues, ...issues],
    pictures,
    links,
  }
}

const printer = unified()
  .use(rehypeStringify, { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } })
  .freeze()

/** One pass over the tree, with what it has met so far. */
class BodyRenderer {
  readonly headings: Heading[] = []
  readonly issues: BodyIssue[] = []
  readonly pictures: RenderedBody['pictures'] = []
  readonly links: RenderedBody['links'] = []
  private readonly ids = new Set<string>()
  private readonly anchors: { href: string; line: number }[] = []
  private readonly labels = new Map<string, number>()
  private readonly options: BodyOptions
  private readonly slug: Slugger = createSlugger()
  private level: number
  private heading: string
  private isInFootnotes = false
  private readonly footnotesId: string

  constructor(options: BodyOptions) {
    this.options = options
    this.footnotesId = `${options.idPrefix}footnotes`
    this.heading = options.title
    this.level = options.parentLevel
  }

  rewriteAll<Node extends RootContent>(nodes: readonly Node[]): (Node | ElementContent)[] {
    return nodes.flatMap((node): (Node | ElementContent)[] => (node.type === 'element' ? this.rewrite(node) : [node]))
  }

  /** In-page links must lead to an id of the same text. */
  checkAnchors(): void {
    for (const { href, line } of this.anchors) {
      const id = href.slice(1)
      if (id !== '' && !this.ids.has(id) && !this.ids.has(decoded(id))) {
        this.issues.push({ line, found: href, expected: 'no heading or footnote of this text has this id' })
      }
    }
  }

  private rewrite(element: Element): ElementContent[] {
    const { tagName, properties } = element
    this.keepId(element)
    if (/^h[1-6]$/.test(tagName)) return [this.rewriteHeading(element)]
    if (tagName === 'pre') return this.rewritePre(element)
    if (tagName === 'code' && hasClass(element, 'math-inline')) return [this.formula(element, false)]
    if (tagName === 'code') element.properties = { className: properties.className }
    if (tagName === 'img') return [this.picture(element)]
    if (tagName === 'p') return [this.rewriteParagraph(element)]
    if (tagName === 'table') return [this.rewriteTable(element)]
    if (tagName === CALLOUT) return [this.rewriteCallout(element)]
    if (tagName === CALLOUT_TITLE) element.tagName = 'p'
    if (tagName === 'section' && properties.dataFootnotes !== undefined) {
      properties.className = ['footnotes']
      this.isInFootnotes = true
    }
    if (tagName === 'a') this.rewriteLink(element)
    if (tagName === 'td' || tagName === 'th') this.rewriteCell(element)
    if (tagName === 'li' && element.children.some(isTaskState)) properties.className = ['task']
    if (tagName === 'input') return [taskState(properties.checked === true)]
    element.children = this.rewriteAll(element.children)
    return [element]
  }

  /** Ids that footnotes got from us stay; those an author wrote in HTML could take one of the page's own. */
  private keepId(element: Element): void {
    const { id } = element.properties
    if (id === undefined) return
    if (typeof id === 'string' && id.startsWith(this.options.idPrefix) && !this.ids.has(id)) this.ids.add(id)
    else delete element.properties.id
  }

  private rewriteHeading(element: Element): Element {
    // Authors begin at the second level, and no level is left out on the way down.
    const top = this.options.parentLevel + 1
    const asked = Math.max(Number(element.tagName.slice(1)), 2) + top - 2
    this.level = Math.min(asked, this.level + 1, 6)
    element.tagName = `h${this.level}`
    element.children = this.rewriteAll(element.children)
    const text = plainTextOf(element)
    const id = this.isInFootnotes ? this.footnotesId : this.slug(text)
    this.ids.add(id)
    element.properties = { ...element.properties, id }
    this.heading = text
    if (this.level === top && !this.isInFootnotes) this.headings.push({ id, text })
    return element
  }

  private rewritePre(element: Element): ElementContent[] {
    const code = element.children.find((child) => child.type === 'element')
    if (code?.tagName === 'code' && hasClass(code, 'math-display')) return [this.formula(code, true, lineOf(element))]
    const meta = code?.properties.dataMeta
    const html = codeBlock({
      code: textOf(element).replace(/\n$/, ''),
      language: code === undefined ? undefined : languageOf(code),
      meta: typeof meta === 'string' ? meta : '',
      label: (name) => this.label(this.options.words.codeLabel, name),
    })
    return [raw(html)]
  }

  private formula(element: Element, isBlock: boolean, line = lineOf(element)): ElementContent {
    const tex = textOf(element)
    const result = mathematics(tex, isBlock)
    if ('problem' in result) {
      this.issues.push({ line, found: tex.trim(), expected: `the formula can't be read: ${result.problem}` })
      return { type: 'text', value: tex }
    }
    if (!isBlock) return raw(result.html)
    const label = escapeHtml(this.label(this.options.words.mathLabel, this.heading))
    return raw(`<div class="math" tabindex="0" role="region" aria-label="${label}">${result.html}</div>`)
  }

  private rewriteParagraph(element: Element): Element {
    const only = element.children.length === 1 ? element.children[0] : undefined
    if (only?.type === 'element' && only.tagName === 'img' && typeof only.properties.title === 'string') {
      const caption: Element = {
        type: 'element',
        tagName: 'figcaption',
        properties: {},
        children: [{ type: 'text', value: only.properties.title }],
      }
      return { type: 'element', tagName: 'figure', properties: {}, children: [this.picture(only), caption] }
    }
    element.children = this.rewriteAll(element.children)
    return element
  }

  private picture(element: Element): ElementContent {
    const { src, alt } = element.properties
    const line = lineOf(element)
    const source = typeof src === 'string' ? src : ''
    const text = typeof alt === 'string' ? alt.trim() : ''
    if (source === '') this.issues.push({ line, expected: 'the picture has no address' })
    else if (text === '') {
      this.issues.push({
        line,
        found: source,
        expected: 'the picture has no description; write it between the brackets',
      })
    }
    this.pictures.push({ source, alt: text, line })
    return raw(`\u0000picture:${this.pictures.length - 1}\u0000`)
  }

  private rewriteTable(element: Element): Element {
    nameRows(element)
    element.children = this.rewriteAll(element.children)
    const ariaLabel = this.label(this.options.words.tableLabel, this.heading)
    return {
      type: 'element',
      tagName: 'div',
      properties: {
        className: columnsOf(element) > WIDE_TABLE ? ['table', 'wide'] : ['table'],
        tabIndex: 0,
        role: 'region',
        ariaLabel,
      },
      children: [element],
    }
  }

  private rewriteCell(element: Element): void {
    const { align, ...properties } = element.properties
    if (align === 'right') properties.className = ['number']
    if (align === 'center') properties.className = ['centre']
    if (element.tagName === 'th') properties.scope ??= 'col'
    element.properties = properties
  }

  private rewriteCallout(element: Element): Element {
    const kind = CALLOUT_KINDS.find((each) => each === element.properties.dataKind) ?? 'note'
    const hasTitle = element.children.some((child) => child.type === 'element' && child.tagName === CALLOUT_TITLE)
    const title: Element = {
      type: 'element',
      tagName: CALLOUT_TITLE,
      properties: {},
      children: [{ type: 'text', value: this.options.words.callouts[kind] }],
    }
    const children = this.rewriteAll(hasTitle ? element.children : [title, ...element.children])
    const first = children.find((child) => child.type === 'element')
    if (first !== undefined) first.properties.className = ['callout-title']
    return {
      type: 'element',
      tagName: 'aside',
      // A note, since an aside would be a landmark of the page.
      // Its kind is its name, unless that is its title already.
      properties: {
        className: ['callout', `callout-${kind}`],
        role: 'note',
        ...(hasTitle && { ariaLabel: this.options.words.callouts[kind] }),
      },
      children,
    }
  }

  private rewriteLink(element: Element): void {
    const { properties } = element
    const href = typeof properties.href === 'string' ? properties.href : undefined
    const line = lineOf(element)
    if (href === undefined) return
    if (properties.dataFootnoteRef !== undefined) {
      properties.ariaLabel = fill(this.options.words.footnoteMark, { number: textOf(element) })
      delete properties.ariaDescribedBy
    }
    if (properties.dataFootnoteBackref !== undefined) properties.className = ['footnote-back']
    if (href.startsWith('#')) this.anchors.push({ href, line })
    else if (isRemote(href)) properties.rel = ['noreferrer', 'noopener']
    else if (href.startsWith('/')) {
      this.links.push({ href, line })
      properties.href = `\u0001link:${this.links.length - 1}\u0001`
    } else if (!/^[a-z]+:/i.test(href)) {
      const file = href.replace(/^(?:\.{1,2}\/)+/, '')
      const expected = `a link must begin with / or #, or be a full address; put a file into public/ and link to it as /${file}`
      this.issues.push({ line, found: href, expected })
    }
  }

  /** A name for a scrolling region; each name once, so that lists of regions tell them apart. */
  private label(template: string, name: string): string {
    const label = fill(template, { name })
    const count = (this.labels.get(label) ?? 0) + 1
    this.labels.set(label, count)
    return count === 1 ? label : `${label} (${count})`
  }
}

function raw(value: string): ElementContent {
  return { type: 'raw', value }
}

function lineOf(node: ElementContent): number {
  return node.position?.start.line ?? 1
}

function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties
  return Array.isArray(className) && className.includes(name)
}

function languageOf(code: Element): string | undefined {
  const { className } = code.properties
  const names: unknown[] = Array.isArray(className) ? className : []
  const name = names.find((each): each is string => typeof each === 'string' && each.startsWith('language-'))
  return name?.slice('language-'.length)
}

/** The text of a heading without the numbers of its footnotes. */
function plainTextOf(element: Element): string {
  return element.children
    .map((child) => {
      if (child.type !== 'element') return child.type === 'text' ? child.value : ''
      return child.tagName === 'sup' && child.children.some(isFootnoteMark) ? '' : plainTextOf(child)
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

function isFootnoteMark(node: ElementContent): boolean {
  return node.type === 'element' && node.properties.dataFootnoteRef !== undefined
}

/** Whether an item of a list holds its check box, in itself or in its first paragraph. */
function isTaskState(node: ElementContent): boolean {
  return (
    node.type === 'element' && (node.tagName === 'input' || (node.tagName === 'p' && node.children.some(isTaskState)))
  )
}

/** The state of a task as text, with a mark that the theme draws: a check box would be a control that does nothing. */
function taskState(isDone: boolean): Element {
  const sign: Element = {
    type: 'element',
    tagName: 'span',
    properties: {},
    children: [{ type: 'text', value: isDone ? '☑' : '☐' }],
  }
  const className = isDone ? ['task-state', 'done'] : ['task-state']
  return { type: 'element', tagName: 'span', properties: { className }, children: [sign] }
}

/** From more columns than these on, a table is set smaller on paper, which can't scroll. */
const WIDE_TABLE = 6

function columnsOf(table: Element): number {
  let most = 0
  const visit = (element: Element): void => {
    const inner = element.children.filter((child) => child.type === 'element')
    if (element.tagName === 'tr') most = Math.max(most, inner.length)
    else for (const child of inner) visit(child)
  }
  visit(table)
  return most
}
