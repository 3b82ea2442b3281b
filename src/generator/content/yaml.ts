/** Reads YAML 1.2, in which a date stays the text the owner wrote, and knows the line of each field. */
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml'
import { type Issue, showFound } from './ContentError.ts'

/** A piece of YAML: its plain value, the lines of its fields, and what could not be read. */
export type YamlSource = {
  file: string
  value: unknown
  /** Line in the file of the field at a path, or of the nearest thing around it that exists. */
  lineOf: (path: readonly PropertyKey[]) => number
  /** Why nothing could be read. */
  issues: Issue[]
  /** Values that YAML reads as something other than what is written. */
  losses: Issue[]
}

type Place = { file: string; lines: readonly string[]; firstLine: number; lineAt: (offset: number) => number }

/** Reads the text of a YAML file, or of front matter that begins at a line of its file. */
export function readYaml(text: string, file: string, firstLine = 1): YamlSource {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false, version: '1.2', schema: 'core' })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1
  const place: Place = { file, lines: text.split('\n'), firstLine, lineAt }
  const lineOf = (path: readonly PropertyKey[]) => lineOfPath(document.contents, path, place)
  const losses = lostCharacters(document.contents, text, place)
  const issues = firstOfEachLine(document.errors.map((error) => yamlIssue(error, place)))
  if (issues.length > 0)
    return { file, value: undefined, lineOf, issues: firstOfEachLine([...losses, ...issues]), losses: [] }
  // An alias without its anchor can't be resolved; `losses` names it.
  const hasAlias = losses.some(({ expected }) => expected === ALIAS)
  return { file, value: hasAlias ? undefined : document.toJS(), lineOf, issues: hasAlias ? losses : [], losses }
}

function lineOfPath(contents: unknown, path: readonly PropertyKey[], { firstLine, lineAt }: Place): number {
  let node = contents
  let line = firstLine
  for (const segment of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(segment))
      if (pair === undefined) return line
      if (isScalar(pair.key) && pair.key.range) line = lineAt(pair.key.range[0])
      node = pair.value
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(segment)]
      if (!isNode(item) || !item.range) return line
      node = item
      line = lineAt(item.range[0])
    } else return line
  }
  return line
}

/* ------------------------------------------------------------------ lost characters */

const ALIAS = 'YAML reads * at the start as a reference; put the value in quotes'

/** Values of which YAML would take characters for itself, each with what would be left. */
function lostCharacters(contents: unknown, text: string, { file, lines, firstLine, lineAt }: Place): Issue[] {
  const issues: Issue[] = []
  const add = (node: Node, expected: string | undefined) => {
    if (expected === undefined) return
    const line = lineAt(node.range?.[0] ?? 0)
    const content = lines[line - firstLine]
    issues.push({ file, line, field: fieldOf(content), found: showFound(content?.trim()), expected })
  }
  if (!isNode(contents)) return issues
  visit(contents, {
    Alias: (_key, node) => add(node, ALIAS),
    Scalar: (key, node) => add(node, key === 'key' ? undefined : lossOf(node, text)),
    Collection: (_key, node) => {
      if (node.anchor !== undefined || node.tag?.startsWith('!'))
        add(node, 'YAML anchors (&) and tags (!) have no use here; put the value in quotes')
    },
  })
  return issues
}

/** Values that can't be the beginning of a sentence: what follows them is meant as a comment. */
const NO_SENTENCE = /^(?:\d{4}-\d\d-\d\d|https?:\S+|\/\S*|\S+@\S+)$/

function lossOf(node: Scalar, text: string): string | undefined {
  const kept = typeof node.value === 'string' ? showFound(node.value) : String(node.value)
  const written = text.slice(node.range?.[0], node.range?.[1])
  if (node.anchor !== undefined)
    return `YAML reads &${node.anchor} as an anchor and keeps ${kept}; put the value in quotes`
  if (node.tag !== undefined) return `YAML reads ! as a tag and keeps ${kept}; put the value in quotes`
  if (node.type === 'QUOTE_DOUBLE') return escapeLoss(written, String(node.value))
  if (node.type !== 'PLAIN') return undefined
  const hasText = typeof node.value === 'string' && !NO_SENTENCE.test(node.value)
  const after = text.slice(node.range?.[1], node.range?.[2])
  // A comment on a line of its own begins with a blank; `#1` and `#tag` are words.
  const isCutOff = hasText
    ? /^[ \t]*#/.test(after) || /^\s*#\S/.test(after)
    : node.value === null && /^\s*#\S/.test(after)
  if (node.comment != null && isCutOff) {
    const left = node.value === null ? 'nothing' : kept
    return `YAML reads everything from # on as a comment and keeps ${left}; put the value in quotes`
  }
  if (typeof node.value === 'number' && String(node.value) !== written) {
    return `YAML reads ${written} as the number ${kept}; write ${kept}, or put the value in quotes`
  }
  return undefined
}

function escapeLoss(written: string, value: string): string | undefined {
  const escape = /(?<!\\)(?:\\\\)*(\\[0abtnvfre])/.exec(written)?.[1]
  if (escape === undefined && !/[^\P{Cc}\n\t]/u.test(value)) return undefined
  return `YAML reads ${escape ?? 'an escape'} in double quotes as a control character; use single quotes`
}

/* ------------------------------------------------------------------ errors */

const QUOTES = "can't be read as YAML; put the value in quotes"

/** Ways in which an unquoted text goes wrong that quotes put right. */
const FIXED_BY_QUOTES = new Set([
  'BLOCK_AS_IMPLICIT_KEY',
  'BAD_SCALAR_START',
  'UNEXPECTED_TOKEN',
  'MULTILINE_IMPLICIT_KEY',
  'BAD_ALIAS',
  'TAG_RESOLVE_FAILED',
])

function yamlIssue(error: YAMLError, { file, lines, firstLine, lineAt }: Place): Issue {
  const line = lineAt(error.pos[0])
  const text = lines[line - firstLine]
  const place = { file, line, field: fieldOf(text) }
  if (error.code === 'DUPLICATE_KEY') return { ...place, expected: 'is here twice; keep one of the two' }
  if (error.code === 'MULTIPLE_DOCS') return { ...place, expected: 'a line of --- or ... ends the YAML; delete it' }
  if (error.code === 'BAD_DQ_ESCAPE') {
    return {
      ...place,
      found: text?.trim(),
      expected: "can't be read as YAML: \\ begins an escape in double quotes; use single quotes",
    }
  }
  if (FIXED_BY_QUOTES.has(error.code)) {
    const reason = /:\s*\S.*:\s/.test(text ?? '') ? ' (it holds a colon)' : ''
    return { ...place, found: text?.trim(), expected: `${QUOTES}${reason}` }
  }
  const message = error.message.charAt(0).toLowerCase() + error.message.slice(1)
  return { ...place, found: text?.trim(), expected: `can't be read as YAML: ${message}` }
}

/** One error mostly leads to others on its line. */
function firstOfEachLine(issues: readonly Issue[]): Issue[] {
  const first = new Map<number | undefined, Issue>()
  for (const issue of issues) if (!first.has(issue.line)) first.set(issue.line, issue)
  return [...first.values()]
}

function fieldOf(line: string | undefined): string | undefined {
  return line?.match(/^[\s-]*([\w-]+)\s*:/)?.[1]
}
