/** HTML that an author typed: known HTML stays, what only looks like a tag is shown as typed, the rest is an issue. */
import type { Html, Nodes, Paragraph, Parents } from 'mdast'
import type { BodyIssue } from './BodyIssue.ts'
import { sanitizeSchema } from './sanitizeSchema.ts'

const KNOWN = new Set(sanitizeSchema.tagNames)

/** Elements of HTML whose content a text can't have, or that only make sense around a whole page. */
const REFUSED = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'title', 'textarea'],
  ...['select', 'audio', 'video', 'canvas', 'form', 'button', 'label', 'fieldset', 'link', 'meta', 'base', 'html'],
  ...['head', 'body', 'frame', 'frameset', 'picture', 'source', 'track', 'main', 'nav', 'header', 'footer', 'article'],
  ...['aside', 'center', 'font', 'marquee', 'applet', 'param', 'map', 'area', 'plaintext', 'xmp', 'noembed'],
])

/** Attributes that are left out without a word: they carry looks, which are the theme's, or nothing for readers. */
const LEFT_OUT =
  /^(?:class|id|style|target|rel|width|height|loading|decoding|role|tabindex|hidden|align|valign|border|data-[\w-]+|aria-[\w-]+)$/

const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr'])

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<\/?[a-z][a-z\d-]*(?:\s+[^\s"'=<>`/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>/gi
const ATTRIBUTE = /\s+([^\s"'=<>`/]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g

type Verdict = 'html' | 'typed' | { problem: string }

/** Judges the HTML among the children of a node; what is shown as typed becomes text. */
export function judgeHtml(parent: Parents, report: (issue: BodyIssue) => void): void {
  const isInline =
    parent.type !== 'root' &&
    parent.children.some(({ type }) => type === 'text' || type === 'html') &&
    !hasBlocks(parent)
  const unpaired = isInline ? unpairedTags(parent.children) : new Set<Nodes>()
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'html') continue
    const value = unpaired.has(child) ? escapeTag(child.value) : judgeValue(child, report)
    if (value === child.value) continue
    const isAllTyped = !TOKEN.test(value)
    TOKEN.lastIndex = 0
    if (!isAllTyped) child.value = value
    else parent.children.splice(index, 1, isInline ? text(child) : { ...paragraph(child) })
  }
}

function hasBlocks(parent: Parents): boolean {
  return parent.children.some(({ type }) => type === 'paragraph' || type === 'heading' || type === 'list')
}

function text({ value, position }: Html) {
  return { type: 'text' as const, value, position }
}

function paragraph(html: Html): Paragraph {
  return { type: 'paragraph', children: [text(html)], position: html.position }
}

function judgeValue(node: Html, report: (issue: BodyIssue) => void): string {
  return node.value.replace(TOKEN, (token, offset: number) => {
    const verdict = judgeToken(token)
    if (verdict === 'html') return token
    if (verdict === 'typed') return escapeTag(token)
    const line = (node.position?.start.line ?? 1) + node.value.slice(0, offset).split('\n').length - 1
    report({ line, found: token, expected: verdict.problem })
    return token
  })
}

function judgeToken(token: string): Verdict {
  if (token.startsWith('<!--')) {
    return token.endsWith('-->') ? 'html' : { problem: 'this comment is never closed; write --> where it ends' }
  }
  const name = /^<\/?([a-z][a-z\d-]*)/i.exec(token)?.[1]?.toLowerCase()
  if (name === undefined) return 'typed'
  if (REFUSED.has(name))
    return { problem: `<${name}> can't be used in a text; delete it, or write \\<${name}> for the sign` }
  if (!KNOWN.has(name)) return 'typed'
  return judgeAttributes(name, token)
}

function judgeAttributes(name: string, token: string): Verdict {
  const kept = new Set([...namesFor(name), ...namesFor('*')])
  for (const [, attribute = '', value] of token.matchAll(ATTRIBUTE)) {
    const key = attribute.toLowerCase()
    if (kept.has(key) || LEFT_OUT.test(key)) continue
    if (value === undefined) return 'typed'
    return { problem: `the attribute ${attribute} can't be used in a text; delete it` }
  }
  return 'html'
}

function namesFor(element: string): string[] {
  return (sanitizeSchema.attributes?.[element] ?? []).map((each) =>
    (Array.isArray(each) ? each[0] : each).toLowerCase(),
  )
}

/** Tags of one line of text that are opened and never closed in it, or closed and never opened: `a<b>c`. */
function unpairedTags(children: readonly Nodes[]): Set<Nodes> {
  const unpaired = new Set<Nodes>()
  const open: { name: string; node: Nodes }[] = []
  for (const node of children) {
    const [, closing, tag = ''] = (node.type === 'html' && /^<(\/?)([a-z][a-z\d-]*)/i.exec(node.value)) || []
    const name = tag.toLowerCase()
    if (node.type !== 'html' || !KNOWN.has(name) || VOID.has(name) || node.value.endsWith('/>')) continue
    if (closing === '') {
      open.push({ name, node })
      continue
    }
    const place = open.findLastIndex((each) => each.name === name)
    if (place === -1) unpaired.add(node)
    else for (const { node: inner } of open.splice(place).slice(1)) unpaired.add(inner)
  }
  for (const { node } of open) unpaired.add(node)
  return unpaired
}

function escapeTag(token: string): string {
  return token.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
