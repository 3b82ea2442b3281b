/** Code blocks: highlighted by class names alone, so that each colour scheme colours them and no inline style is needed. */
import { common, createLowlight } from 'lowlight'
import { escapeHtml } from './escapeHtml.ts'

const lowlight = createLowlight(common)
type Highlighted = ReturnType<typeof lowlight.highlight>['children'][number]

type CodeBlock = { code: string; language: string | undefined; meta: string; label: (name: string) => string }

/**
 * HTML of a code block. `meta` is what follows the language: `title="app.py"` and `{3,5-7}` for the marked lines.
 * The title is for the eye: screen readers have it in the name of the code.
 */
export function codeBlock({ code, language, meta, label }: CodeBlock): string {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta)
  const name = title?.[1] ?? title?.[2] ?? language ?? 'text'
  const languageClass = language === undefined ? '' : ` class="language-${escapeHtml(language)}"`
  return (
    `<div class="code"><p class="code-title" aria-hidden="true">${escapeHtml(name)}</p>` +
    `<pre tabindex="0" role="region" aria-label="${escapeHtml(label(name))}">` +
    `<code${languageClass}>${lines(highlight(code, language), markedLines(meta))}</code></pre></div>`
  )
}

function highlight(code: string, language: string | undefined): readonly Highlighted[] {
  if (language === undefined || !lowlight.registered(language)) return [{ type: 'text', value: code }]
  return lowlight.highlight(language, code).children
}

function markedLines(meta: string): ReadonlySet<number> {
  const marked = new Set<number>()
  for (const part of (/\{([\d\s,-]+)\}/.exec(meta)?.[1] ?? '').split(',')) {
    const [first = 0, last = first] = part.split('-').map(Number)
    for (let line = first; line > 0 && line <= Math.min(last, first + MARKED_AT_MOST); line += 1) marked.add(line)
  }
  return marked
}

/** A slip such as {1-99999999} must not fill the memory. */
const MARKED_AT_MOST = 10_000

/** One element per line, which holds its line end: the text of the whole is the code to the letter. */
function lines(nodes: readonly Highlighted[], marked: ReadonlySet<number>): string {
  const open: string[] = []
  let line = 1
  const startLine = () => `<span class="line${marked.has(line) ? ' marked' : ''}">`
  let html = startLine()
  const write = (node: Highlighted): void => {
    if (node.type === 'text') {
      for (const [index, text] of node.value.split('\n').entries()) {
        if (index > 0) {
          line += 1
          html += `\n${'</span>'.repeat(open.length + 1)}${startLine()}${open.join('')}`
        }
        html += escapeHtml(text)
      }
    } else if (node.type === 'element') {
      const names = node.properties.className
      const tag = `<span class="${escapeHtml(Array.isArray(names) ? names.join(' ') : '')}">`
      open.push(tag)
      html += tag
      for (const child of node.children) if (child.type !== 'comment') write(child)
      open.pop()
      html += '</span>'
    }
  }
  for (const node of nodes) write(node)
  return `${html}</span>`
}
