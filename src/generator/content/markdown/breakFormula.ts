/** Where a formula that is wider than its place may break: MathML has no line breaks of its own in browsers. */
import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'

/** Relations and binary operators, before which a formula may break. */
const OPERATORS = new Set('=≠<>≤≥≈≡∼≃≅∝∈⊂⊆→↦⇒⇔+−±∓×⋅∪∩'.split(''))
const OPENING = new Set('([{⟨⌊⌈'.split(''))
const CLOSING = new Set(')]}⟩⌋⌉'.split(''))

/**
 * Groups what a formula consists of into parts that begin with an operator, for the theme to set in as many lines as
 * needed. Nothing within brackets is parted. A formula of one part stays as it is.
 *
 * @param math The `math` element, with its content in one `mrow` as KaTeX writes it.
 */
export function breakFormula(math: Element): void {
  const [row] = math.children
  if (math.children.length !== 1 || row?.type !== 'element' || row.tagName !== 'mrow') return
  const parts = partsOf(row.children)
  if (parts.length === 1) return
  math.properties.className = ['breakable']
  math.children = parts.map((children) => ({ type: 'element', tagName: 'mrow', properties: {}, children }))
}

function partsOf(children: readonly ElementContent[]): ElementContent[][] {
  const parts: ElementContent[][] = [[]]
  let depth = 0
  let previous: ElementContent | undefined
  for (const child of children) {
    const sign = signOf(child)
    if (CLOSING.has(sign)) depth -= 1
    // A sign at the start, or after another operator, belongs to what follows it.
    const isInfix = previous !== undefined && (signOf(previous) === '' || CLOSING.has(signOf(previous)))
    if (depth === 0 && isInfix && OPERATORS.has(sign) && child.type === 'element') {
      // The first of a row would be taken for a prefix, with other space around it.
      child.properties.form = 'infix'
      parts.push([])
    }
    parts.at(-1)?.push(child)
    if (OPENING.has(sign)) depth += 1
    previous = child
  }
  return parts
}

/** The sign of an operator; empty for all else. */
function signOf(node: ElementContent): string {
  return node.type === 'element' && node.tagName === 'mo' ? textOf(node).trim() : ''
}
