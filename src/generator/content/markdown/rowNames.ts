/** Which cells of a table name their row, so that screen readers say the name with each cell beside it. */
import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'

/**
 * Makes headings of a table's first column where it is clear that it names the rows. Markdown has no sign for that, so
 * one of three must hold: nothing stands above the column, all of it is bold, or it alone is text beside columns of
 * figures, which are set to the right. And no two rows may have the same name, or none.
 */
export function nameRows(table: Element): void {
  const [head, ...rows] = elementsOf(table, 'thead', 'tbody').flatMap((part) => elementsOf(part, 'tr'))
  const [corner, ...others] = elementsOf(head, 'th')
  const inRows = rows.map((row) => elementsOf(row, 'td', 'th'))
  // Cells that lie over several rows or columns come from HTML, which has a sign for headings of its own.
  if (corner === undefined || others.length === 0 || inRows.some(({ length }) => length !== others.length + 1)) return
  const cells = inRows.flatMap(([first]) => first ?? [])
  const names = new Set(cells.map((cell) => textOf(cell).trim()))
  if (names.has('') || names.size < cells.length) return
  const hasNothingAbove = textOf(corner).trim() === ''
  const isBesideFigures = !isFigures(corner) && others.every(isFigures)
  if (!hasNothingAbove && !isBesideFigures && !cells.every(isBold)) return
  // A heading without words would be said as an empty one.
  if (hasNothingAbove) corner.tagName = 'td'
  for (const cell of cells) {
    cell.tagName = 'th'
    cell.properties.scope = 'row'
  }
}

function elementsOf(parent: Element | undefined, ...names: string[]): Element[] {
  const elements = parent?.children.filter((child) => child.type === 'element') ?? []
  return elements.filter(({ tagName }) => names.includes(tagName))
}

function isFigures(cell: Element): boolean {
  return cell.properties.align === 'right'
}

function isBold(cell: Element): boolean {
  const parts = cell.children.filter((child) => !isBlank(child))
  return parts.length > 0 && parts.every((part) => part.type === 'element' && part.tagName === 'strong')
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}
