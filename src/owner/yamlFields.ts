/** Changes single fields of a YAML text; comments, order and spelling of all else stay as they are. */
import { isMap, isNode, isScalar, type Pair, parseDocument, stringify, type YAMLMap } from 'yaml'

/** Where a field is: the keys that lead to it, from the top of the file. */
export type FieldPath = readonly [string, ...string[]]

/** The text with a field set to a value; a field that isn't there yet is added after the last of its group. */
export function setYamlField(text: string, path: FieldPath, value: unknown): string {
  const node = parseDocument(text).getIn(path, true)
  if (isNode(node) && node.range) {
    const [start, end] = node.range
    return text.slice(0, start) + inline(value) + text.slice(end)
  }
  const [group, rest] = deepestGroup(text, path)
  const last = group?.items.at(-1)
  const [key = '', ...below] = rest
  const nested = below.reduceRight((inner: unknown, name) => ({ [name]: inner }), value)
  const indent = ' '.repeat(columnOf(text, group))
  const lines = stringify({ [key]: nested }, { lineWidth: 0 }).replace(/^(?=.)/gm, indent)
  const place = last === undefined ? text.length : endOf(last)
  const before = text.slice(0, place)
  return `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${lines}${text.slice(place)}`
}

/** The text without a field. */
export function removeYamlField(text: string, path: FieldPath): string {
  const parent = parseDocument(text).getIn(path.slice(0, -1), true)
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1))
    : undefined
  if (!isScalar(pair?.key) || !pair.key.range) return text
  const start = text.lastIndexOf('\n', pair.key.range[0]) + 1
  return text.slice(0, start) + text.slice(endOf(pair))
}

/** The text of a YAML list with its entries taken out; the comments above the first entry stay. */
export function emptyYamlList(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => !/^\s*(?:#.*)?$/.test(line))
  return `${lines
    .slice(0, first === -1 ? undefined : first)
    .join('\n')
    .trimEnd()}\n\n[]\n`
}

/** A value that stands after its key: a text in quotes where it needs them. */
const inline = (value: unknown) => stringify(value, { lineWidth: 0 }).trimEnd()

/** The innermost group of keys that exists on the way to a field, and the keys that are missing in it. */
function deepestGroup(text: string, path: FieldPath): [YAMLMap | undefined, readonly string[]] {
  const document = parseDocument(text)
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const node = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true)
    if (isMap(node)) return [node, path.slice(depth)]
  }
  return [undefined, path]
}

/** Where a field ends: after the line of its value. */
function endOf({ key, value }: Pair): number {
  const node = isNode(value) && value.range ? value : key
  return (isNode(node) ? node.range?.[2] : undefined) ?? 0
}

function columnOf(text: string, group: YAMLMap | undefined): number {
  const start = group?.range?.[0] ?? 0
  return start - (text.lastIndexOf('\n', start - 1) + 1)
}
