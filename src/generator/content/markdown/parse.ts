/** Markdown to a clean HTML tree. */
import type { Root as HtmlRoot } from 'hast'
import type { Nodes, Paragraph, Parents, Root, RootContent } from 'mdast'
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
import { judgeHtml } from './authorHtml.ts'
import type { BodyIssue } from './BodyIssue.ts'
import { checkAddresses } from './checkAddresses.ts'
import { checkSource } from './checkSource.ts'
import { calloutsOnly, carefulDollars, noBareMail } from './constructs.ts'
import { htmlWords, lostWords, markdownWords } from './lostWords.ts'
import { CALLOUT, CALLOUT_KINDS, CALLOUT_TITLE, sanitizeSchema } from './sanitizeSchema.ts'

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

/** The tree of a text, cleaned, and what of the text would be lost; unclosed HTML is closed. */
export function parseMarkdown(source: string, options: ParseOptions): { tree: HtmlRoot; issues: BodyIssue[] } {
  const issues: BodyIssue[] = []
  const report = (issue: BodyIssue) => void issues.push(issue)
  const file = new VFile(source)
  const markdown = parser.parse(file)
  checkSource(markdown, source, report)
  const hasHtml = prepare(markdown, source, report)
  const toHtml = remarkRehype({
    allowDangerousHtml: true,
    clobberPrefix: options.idPrefix,
    footnoteLabel: options.footnotesLabel,
    footnoteLabelProperties: {},
    footnoteBackLabel: (index, again) => options.footnoteBack(index + 1) + (again > 1 ? ` (${again})` : ''),
  })
  const html = toHtml(markdown, file)
  // Parsing everything again is slow, and only needed where an author wrote HTML.
  const parsed = hasHtml ? parseRaw(html, file) : html
  checkAddresses(parsed, report)
  const tree = sanitize(parsed)
  if (issues.length === 0) reportLostWords(markdown, hasHtml ? parsed : undefined, tree, report)
  return { tree, issues }
}

function reportLostWords(
  markdown: Root,
  parsed: HtmlRoot | undefined,
  tree: HtmlRoot,
  report: (issue: BodyIssue) => void,
): void {
  const after = htmlWords(tree)
  const lost = [markdownWords(markdown), ...(parsed === undefined ? [] : [htmlWords(parsed)])].flatMap((before) =>
    lostWords(before, after),
  )
  if (lost.length === 0) return
  report({
    line: lineOfWord(markdown, lost[0] ?? ''),
    found: lost.slice(0, 8).join(' '),
    expected: 'these words would not be shown',
  })
}

/** The line of the last place that holds a word: what is left out mostly comes after what is kept. */
function lineOfWord(node: Nodes, word: string): number {
  const isHere = 'value' in node && node.value.includes(word)
  const inside = 'children' in node ? Math.max(0, ...node.children.map((child) => lineOfWord(child, word))) : 0
  return Math.max(inside, isHere ? (node.position?.start.line ?? 0) : 0)
}

/** Marks what the HTML tree must know of the Markdown tree. Says whether the text holds HTML. */
function prepare(node: Nodes, source: string, report: (issue: BodyIssue) => void): boolean {
  if (node.type === 'html') return true
  if (node.type === 'code' && node.meta) node.data = { ...node.data, hProperties: { dataMeta: node.meta } }
  if (!('children' in node)) return false
  judgeHtml(node, report)
  let hasHtml = false
  for (const child of node.children) if (prepare(child, source, report)) hasHtml = true
  rewriteChildren(node, source)
  return hasHtml
}

function rewriteChildren(parent: Parents, source: string): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type === 'containerDirective') {
      const kind = CALLOUT_KINDS.find((each) => each === child.name)
      child.data = { ...child.data, hName: CALLOUT, hProperties: { dataKind: kind } }
      const label = child.children[0]
      if (label?.type === 'paragraph' && isLabel(label)) label.data = { ...label.data, hName: CALLOUT_TITLE }
    }
    if (child.type === 'paragraph') {
      const formula = blockFormula(child, source)
      if (formula !== undefined) replaceAt(parent, index, formula)
    }
  }
}

/** A paragraph that holds nothing but `$$…$$` is a formula on a line of its own. */
function blockFormula(paragraph: Paragraph, source: string): RootContent | undefined {
  const only = paragraph.children.length === 1 ? paragraph.children[0] : undefined
  if (only?.type !== 'inlineMath' || !source.startsWith('$$', only.position?.start.offset)) return undefined
  const code = {
    type: 'element' as const,
    tagName: 'code',
    properties: { className: ['language-math', 'math-display'] },
    children: [{ type: 'text' as const, value: only.value }],
  }
  return { type: 'math', value: only.value, position: paragraph.position, data: { hName: 'pre', hChildren: [code] } }
}

function isLabel(paragraph: Paragraph): boolean {
  return paragraph.data !== undefined && 'directiveLabel' in paragraph.data && paragraph.data.directiveLabel === true
}

function replaceAt(parent: { children: Nodes[] }, index: number, node: RootContent): void {
  parent.children.splice(index, 1, node)
}
