/** Markdown to a clean HTML tree. */
import type { Root as HtmlRoot } from 'hast'
import type { Nodes, Paragraph, Parents, RootContent } from 'mdast'
import type {} from 'mdast-util-directive'
import type {} from 'mdast-util-math'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { calloutsOnly, carefulDollars, noBareMail } from './constructs.ts'
import { CALLOUT, CALLOUT_TITLE, sanitizeSchema } from './sanitizeSchema.ts'

export const CALLOUT_KINDS = ['note', 'tip', 'warning'] as const
export type CalloutKind = (typeof CALLOUT_KINDS)[number]

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(noBareMail)
  .use(remarkMath)
  .use(carefulDollars)
  .use(remarkDirective)
  .use(calloutsOnly)
  .freeze()

const sanitize = rehypeSanitize(sanitizeSchema)
const parseRaw = rehypeRaw()

type ParseOptions = { idPrefix: string; footnotesLabel: string; footnoteBack: (number: number) => string }

/** The tree of a text, cleaned; unclosed HTML is closed. */
export function parseMarkdown(source: string, options: ParseOptions): HtmlRoot {
  const file = new VFile(source)
  const tree = parser.parse(file)
  const hasHtml = prepare(tree, source)
  const toHtml = remarkRehype({
    allowDangerousHtml: true,
    clobberPrefix: options.idPrefix,
    footnoteLabel: options.footnotesLabel,
    footnoteLabelProperties: {},
    footnoteBackLabel: (index, again) => options.footnoteBack(index + 1) + (again > 1 ? ` (${again})` : ''),
  })
  const html = toHtml(tree, file)
  // Parsing everything again is slow, and only needed where an author wrote HTML.
  return sanitize(hasHtml ? parseRaw(html, file) : html)
}

/** Marks what the HTML tree must know of the Markdown tree. Says whether the text holds HTML. */
function prepare(node: Nodes, source: string): boolean {
  if (node.type === 'html') return true
  if (node.type === 'code' && node.meta) node.data = { ...node.data, hProperties: { dataMeta: node.meta } }
  if (!('children' in node)) return false
  let hasHtml = false
  for (const child of node.children) if (prepare(child, source)) hasHtml = true
  rewriteChildren(node, source)
  return hasHtml
}

function rewriteChildren(parent: Parents, source: string): void {
  for (let index = parent.children.length - 1; index >= 0; index -= 1) {
    const child = parent.children[index]
    if (child?.type === 'containerDirective') {
      const kind = CALLOUT_KINDS.find((each) => each === child.name)
      if (kind === undefined) {
        const first = source.slice(child.position?.start.offset, child.position?.end.offset).split('\n')
        const inner = child.children.filter((each) => !(each.type === 'paragraph' && isLabel(each)))
        const replaced: RootContent[] = [typed(first[0] ?? ''), ...inner]
        if (/^\s*:{3,}\s*$/.test(first.at(-1) ?? '')) replaced.push(typed((first.at(-1) ?? '').trim()))
        replaceAt(parent, index, replaced)
      } else {
        child.data = { ...child.data, hName: CALLOUT, hProperties: { dataKind: kind } }
        const label = child.children[0]
        if (label?.type === 'paragraph' && isLabel(label)) label.data = { ...label.data, hName: CALLOUT_TITLE }
      }
    }
    if (child?.type === 'paragraph') {
      const only = child.children.length === 1 ? child.children[0] : undefined
      if (only?.type === 'inlineMath' && source.startsWith('$$', only.position?.start.offset)) {
        const code = {
          type: 'element' as const,
          tagName: 'code',
          properties: { className: ['language-math', 'math-display'] },
          children: [{ type: 'text' as const, value: only.value }],
        }
        const block: RootContent = {
          type: 'math',
          value: only.value,
          position: child.position,
          data: { hName: 'pre', hChildren: [code] },
        }
        replaceAt(parent, index, [block])
      }
    }
  }
}

function isLabel(paragraph: Paragraph): boolean {
  return paragraph.data !== undefined && 'directiveLabel' in paragraph.data && paragraph.data.directiveLabel === true
}

function typed(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] }
}

function replaceAt(parent: { children: Nodes[] }, index: number, nodes: RootContent[]): void {
  parent.children.splice(index, 1, ...nodes)
}
