/** What is wrong with the owner's files, in words the owner can act on. */

/** One issue: where it is, what was found there, and what is expected instead. */
export type Issue = {
  /** Path from the root of the project, with forward slashes. */
  file: string
  line?: number
  /** Path of the field, such as `tags` or `head.title`. */
  field?: string
  /** The value in question, shortened. */
  found?: string
  /** What is wrong and what is expected, such as `missing, expected text`. */
  expected: string
}

/** Carries every issue of a run, so that one build names them all. */
export class ContentError extends Error {
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    const count = issues.length === 1 ? '1 issue' : `${issues.length} issues`
    super(`${count} in the content:\n${formatIssues(issues)}`)
    this.name = 'ContentError'
    this.issues = issues
    // The place in our code tells the owner nothing.
    this.stack = `${this.name}: ${this.message}`
  }
}

/** One line per issue, by file and line: `content/insights/3-x.md:5  title: missing, expected text`. */
export function formatIssues(issues: readonly Issue[]): string {
  return inReadingOrder(issues).map(formatIssue).join('\n')
}

/**
 * Workflow commands that GitHub Actions shows as annotations on the lines of the files
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export function formatAnnotations(issues: readonly Issue[]): string {
  return inReadingOrder(issues)
    .map((issue) => {
      const place = [`file=${escapeProperty(issue.file)}`, issue.line === undefined ? '' : `line=${issue.line}`]
      return `::error ${place.filter(Boolean).join(',')}::${escapeData(describe(issue))}`
    })
    .join('\n')
}

/** The same issues by file and line, each once. */
export function inReadingOrder(issues: readonly Issue[]): Issue[] {
  const once = new Map(issues.map((issue) => [formatIssue(issue), issue]))
  return [...once.values()].sort(
    (one, other) => compareText(one.file, other.file) || (one.line ?? 0) - (other.line ?? 0),
  )
}

const FOUND_LENGTH = 60

/** Shows a value in an issue: quoted when it is text, never longer than a line. */
export function showFound(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'a group of keys'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  const characters = Array.from(text)
  return characters.length > FOUND_LENGTH ? `${characters.slice(0, FOUND_LENGTH).join('')}…` : text
}

function formatIssue(issue: Issue): string {
  const place = issue.line === undefined ? issue.file : `${issue.file}:${issue.line}`
  return `${place}  ${describe(issue)}`
}

function describe({ field, found, expected }: Issue): string {
  const subject = field === undefined || field === '' ? '' : `${field}: `
  const evidence = found === undefined ? '' : ` (found ${found})`
  return `${subject}${expected}${evidence}`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
