/** What is wrong with the owner's files, in words the owner can act on. */

/** One fault: where it is, what was found there, and what is expected instead. */
export type Fault = {
  /** Path from the root of the project, with forward slashes. */
  file: string
  line?: number
  /** Path of the field, such as `tags` or `head.title`. */
  field?: string
  /** What stands there, shortened. */
  found?: string
  /** What is wrong and what is expected, such as `missing, expected text`. */
  expected: string
}

/** Carries every fault of a run, so that one build names them all. */
export class ContentFaults extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`
    super(`${count} in the content:\n${formatFaults(faults)}`)
    this.name = 'ContentFaults'
    this.faults = faults
    // The place in our code tells the owner nothing.
    this.stack = `${this.name}: ${this.message}`
  }
}

/** One line per fault, by file and line: `content/insights/3-x.md:5  title: missing, expected text`. */
export function formatFaults(faults: readonly Fault[]): string {
  return inReadingOrder(faults).map(formatFault).join('\n')
}

/** The same faults by file and line, each once. */
export function inReadingOrder(faults: readonly Fault[]): Fault[] {
  const once = new Map(faults.map((fault) => [formatFault(fault), fault]))
  return [...once.values()].sort(
    (one, other) => compareText(one.file, other.file) || (one.line ?? 0) - (other.line ?? 0),
  )
}

/** Shows a value in a fault: quoted when it is text, never longer than a line. */
export function showFound(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'a group of keys'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  const letters = Array.from(text)
  return letters.length > FOUND_LENGTH ? `${letters.slice(0, FOUND_LENGTH).join('')}…` : text
}

const FOUND_LENGTH = 60

function formatFault({ file, line, field, found, expected }: Fault): string {
  const place = line === undefined ? file : `${file}:${line}`
  const subject = field === undefined || field === '' ? '' : `${field}: `
  const evidence = found === undefined ? '' : ` (found ${found})`
  return `${place}  ${subject}${expected}${evidence}`
}

function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
