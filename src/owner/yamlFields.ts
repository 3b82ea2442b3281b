/** Changes single top-level fields of a YAML text; comments, order and spelling of all else stay as they are. */
import { isMap, isNode, isScalar, parseDocument, stringify } from 'yaml'

/** The text with a field set to a value; a field that isn't there yet is added at the end. */
export function setYamlField(text: string, key: string, value: unknown): string {
  const written = stringify(value, { lineWidth: 0 }).trimEnd()
  const node = parseDocument(text).get(key, true)
  if (!isNode(node) || !node.range) return `${text.trimEnd()}\n${key}: ${written}\n`
  const [start, end] = node.range
  return text.slice(0, start) + written + text.slice(end)
}

/** The text without a field. */
export function removeYamlField(text: string, key: string): string {
  const { contents } = parseDocument(text)
  const pair = isMap(contents) ? contents.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined
  if (!isScalar(pair?.key) || !pair.key.range) return text
  const end = (isNode(pair.value) ? pair.value.range?.[2] : undefined) ?? pair.key.range[2]
  return text.slice(0, pair.key.range[0]) + text.slice(end)
}

/** The text of a YAML list with its entries taken out; the comments above the first entry stay. */
export function emptyYamlList(text: string): string {
  const comments = text.split('\n').filter((line, index, lines) => lines.slice(0, index + 1).every(isCommentOrBlank))
  return `${comments.join('\n').trimEnd()}\n\n[]\n`
}

const isCommentOrBlank = (line: string) => /^\s*(?:#.*)?$/.test(line)
