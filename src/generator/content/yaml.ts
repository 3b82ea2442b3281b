/** Reads YAML 1.2, in which a date stays the text the owner wrote, and knows the line of each field. */
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml'
import type { Issue } from './ContentError.ts'

/** A piece of YAML: its plain value, the lines of its fields, and what could not be read. */
export type YamlSource = {
  file: string
  value: unknown
  /** Line in the file of the field at a path, or of the nearest thing around it that exists. */
  lineOf: (path: readonly PropertyKey[]) => number
  issues: Issue[]
}

/** Reads the text of a YAML file, or of front matter that begins at a line of its file. */
export function readYaml(text: string, file: string, firstLine = 1): YamlSource {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false, version: '1.2', schema: 'core' })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1
  const lines = text.split('\n')
  const issues = document.errors.map((error) => yamlIssue(error, file, lines, lineAt, firstLine))
  const lineOf = (path: readonly PropertyKey[]) => {
    let node: unknown = document.contents
    let line = firstLine
    for (const segment of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(segment))
        if (pair === undefined) return line
        if (isScalar(pair.key) && pair.key.range) line = lineAt(pair.key.range[0])
        node = pair.value
      } else if (isSeq(node)) {
        node = node.items[Number(segment)]
        const item = isScalar(node) || isMap(node) || isSeq(node) ? node : undefined
        if (!item?.range) return line
        line = lineAt(item.range[0])
      } else return line
    }
    return line
  }
  if (issues.length > 0) return { file, value: undefined, lineOf, issues }
  try {
    const value: unknown = document.toJS()
    return { file, value, lineOf, issues }
  } catch {
    // Text that begins with * or & reads as a reference to another place of the file.
    const line = lines.findIndex((each) => /:\s+[*&]/.test(each)) + firstLine
    const field = fieldOf(lines[line - firstLine])
    return { file, value: undefined, lineOf, issues: [{ file, line, field, expected: QUOTES }] }
  }
}

const QUOTES = "can't be read as YAML; put the value in quotes"

/** Ways in which a bare text goes wrong that quotes put right. */
const FIXED_BY_QUOTES = new Set([
  'BLOCK_AS_IMPLICIT_KEY',
  'BAD_SCALAR_START',
  'UNEXPECTED_TOKEN',
  'MULTILINE_IMPLICIT_KEY',
  'BAD_ALIAS',
  'TAG_RESOLVE_FAILED',
])

function yamlIssue(
  error: YAMLError,
  file: string,
  lines: readonly string[],
  lineAt: (offset: number) => number,
  firstLine: number,
): Issue {
  const line = lineAt(error.pos[0])
  const text = lines[line - firstLine]
  const field = fieldOf(text)
  if (error.code === 'DUPLICATE_KEY') return { file, line, field, expected: 'stands here twice; keep one of the two' }
  if (FIXED_BY_QUOTES.has(error.code)) {
    const reason = /:\s*\S.*:\s/.test(text ?? '') ? ' (it holds a colon)' : ''
    return { file, line, field, found: text?.trim(), expected: `${QUOTES}${reason}` }
  }
  const message = error.message.charAt(0).toLowerCase() + error.message.slice(1)
  return { file, line, field, found: text?.trim(), expected: `can't be read as YAML: ${message}` }
}

function fieldOf(line: string | undefined): string | undefined {
  return line?.match(/^[\s-]*([\w-]+)\s*:/)?.[1]
}
