/** Finds what Markdown would leave out, or take for something else than the author meant. */
import type { Code, Nodes, Parents, Root } from 'mdast'
import type {} from 'mdast-util-directive'
import type { BodyIssue } from './BodyIssue.ts'
import { CALLOUT_KINDS } from './sanitizeSchema.ts'

type Report = (issue: BodyIssue) => void

/** Reports callouts of an unknown kind, broken marks of code blocks, and notes and links that lead nowhere. */
export function checkSource(tree: Root, source: string, report: Report): void {
  const used = new Set<string>()
  const defined = new Map<string, number>()
  visit(tree, (node) => {
    if ('identifier' in node) {
      const isNote = node.type.startsWith('footnote')
      const name = `${isNote ? '^' : ''}${node.identifier}`
      if (node.type !== 'definition' && node.type !== 'footnoteDefinition') used.add(name)
      else if (defined.has(name))
        report({ line: lineOf(node), found: `[${name}]:`, expected: 'is defined twice; keep one of the two' })
      else defined.set(name, lineOf(node))
    }
    if (node.type === 'code') checkMarks(node, report)
    if (node.type === 'containerDirective') checkCallout(node, report)
    if (node.type === 'text') checkText(node, source, report)
  })
  for (const [name, line] of defined) {
    if (used.has(name)) continue
    const advice = name.startsWith('^')
      ? 'no mark in the text leads to this footnote'
      : 'nothing in the text refers to this'
    report({ line, found: `[${name}]:`, expected: `${advice}, so it isn't shown; for text write \\[${name}]:` })
  }
}

function visit(node: Nodes, act: (node: Nodes) => void): void {
  act(node)
  if ('children' in node) for (const child of node.children) visit(child, act)
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1
}

function checkCallout(node: Parents & { name: string }, report: Report): void {
  if (CALLOUT_KINDS.some((kind) => kind === node.name)) return
  const kinds = CALLOUT_KINDS.map((kind) => `:::${kind}`).join(', ')
  report({ line: lineOf(node), found: `:::${node.name}`, expected: `unknown kind of callout; there are ${kinds}` })
}

const RANGE = /^\d+(?:-\d+)?$/

/** After the language of a code block come a title and the lines that are marked, and nothing else. */
function checkMarks(node: Code, report: Report): void {
  const marks = /\{([^{}]*)\}/.exec(node.meta ?? '')?.[1]
  const rest = (node.meta ?? '').replace(/\btitle=(?:"[^"]*"|'[^']*')/, '').replace(/\{[^{}]*\}/, '')
  const issue = (expected: string) => report({ line: lineOf(node), found: node.meta ?? '', expected })
  if (rest.trim() !== '') {
    issue('after the language of a code block come title="…" and marked lines such as {1,3-5}, and nothing else')
  } else if (marks !== undefined) {
    const ranges = marks.split(',').map((part) => part.trim())
    const last = node.value.split('\n').length
    if (!ranges.every((range) => RANGE.test(range))) issue('marked lines are written like {1,3-5}')
    else if (ranges.some((range) => isOutside(range, last))) issue(`the code block has lines 1 to ${last}`)
  }
}

function isOutside(range: string, last: number): boolean {
  const [first = 0, end = first] = range.split('-').map(Number)
  return first < 1 || end < first || end > last
}

function checkText(node: Nodes & { value: string }, source: string, report: Report): void {
  const typed = source.slice(node.position?.start.offset, node.position?.end.offset)
  const mark = /(?<!\\)\[\^([^\]\s]+)\]/.exec(typed)
  if (mark !== null) {
    report({ line: lineOf(node), found: mark[0], expected: 'there is no footnote of this name; for text write \\[^' })
  }
  if (node.value.includes('\uFFFD') && !typed.includes('\uFFFD')) {
    report({ line: lineOf(node), found: typed.trim(), expected: 'holds a character reference that no page can show' })
  }
}
