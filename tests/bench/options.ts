/** What was asked for on the command line: `--name value`, each with a value to go without it. */
import { parseArgs } from 'node:util'

export function readOptions<Name extends string>(defaults: Record<Name, string>): Record<Name, string> {
  const names = Object.keys(defaults)
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  const { values } = parseArgs({ options })
  const asked = Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return { ...defaults, ...Object.fromEntries(asked) }
}

export function numbers(list: string): number[] {
  return list.split(',').map(Number)
}

/** Rows as a table for a terminal or a Markdown file; numbers stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}
