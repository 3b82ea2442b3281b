/** Checks what was read against its schema, and puts each issue into the owner's terms. */
import { closestMatch } from 'leven'
import { z } from 'zod'
import { type Issue, showFound } from './ContentError.ts'
import type { YamlSource } from './yaml.ts'

/** The checked value, or nothing when there are issues. */
export type Checked<Value> = { value: Value | undefined; issues: Issue[] }

/** Checks a piece of YAML against a schema. */
export function validate<Schema extends z.ZodType>(schema: Schema, source: YamlSource): Checked<z.output<Schema>> {
  if (source.issues.length > 0) return { value: undefined, issues: source.issues }
  const result = schema.safeParse(source.value ?? (schema instanceof z.ZodArray ? undefined : {}))
  if (result.success) return { value: source.losses.length > 0 ? undefined : result.data, issues: source.losses }
  const seen = new Set<string>()
  // What YAML has taken from a value explains what is wrong with the rest.
  const explained = new Set(source.losses.map(({ line }) => line))
  const found = result.error.issues.flatMap((issue) => {
    // A value that fails one rule of a field mostly fails the next ones too: one issue a field is enough.
    const place = issue.path.join('.')
    if (issue.code !== 'unrecognized_keys' && seen.has(place)) return []
    seen.add(place)
    return toIssues(issue, schema, source)
  })
  return { value: undefined, issues: [...source.losses, ...found.filter(({ line }) => !explained.has(line))] }
}

function toIssues(issue: z.core.$ZodIssue, schema: z.ZodType, source: YamlSource): Issue[] {
  const { file } = source
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key]
      const group = schemaAt(schema, issue.path)
      const near = nearest(key, group instanceof z.ZodObject ? Object.keys(group.shape) : [])
      return {
        file,
        line: source.lineOf(path),
        field: fieldName(path),
        found: showFound(valueAt(source.value, path)),
        expected: near === undefined ? 'unknown key' : `unknown key, did you mean ${near}?`,
      }
    })
  }
  const value = valueAt(source.value, issue.path)
  const place = { file, line: source.lineOf(issue.path), field: fieldName(issue.path) }
  if (value === undefined) return [{ ...place, expected: `missing, expected ${expectation(issue)}` }]
  if (value === null) return [{ ...place, expected: `missing (left blank), expected ${expectation(issue)}` }]
  return [{ ...place, found: showFound(value), expected: complaint(issue, value) }]
}

const KIND_WORDS: Record<string, string> = {
  string: 'text',
  array: 'a list',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a group of keys',
}

function expectation(issue: z.core.$ZodIssue): string {
  if (!isOwnMessage(issue.message)) return issue.message.replace(/^must be /, '')
  if (issue.code === 'invalid_type') return KIND_WORDS[issue.expected] ?? issue.expected
  return 'a value'
}

function complaint(issue: z.core.$ZodIssue, value: unknown): string {
  if (!isOwnMessage(issue.message)) return issue.message
  if (issue.code === 'invalid_type') {
    const advice = issue.expected === 'string' ? '; put the value in quotes' : ''
    return `must be ${KIND_WORDS[issue.expected] ?? issue.expected}, got ${kindOf(value)}${advice}`
  }
  if (issue.code === 'too_small') return issue.origin === 'array' ? 'must hold one entry or more' : 'must not be empty'
  return issue.message
}

/** True for a message of the schema library, which speaks to programmers. */
function isOwnMessage(message: string): boolean {
  return /^(Invalid|Too |Unrecognized)/.test(message)
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'a number'
  return typeof value === 'boolean' ? 'true or false' : 'a group of keys'
}

/** The name of the field at a path, such as `head.title` or `tags[0]`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, segment) => {
    if (typeof segment === 'number') return `${name}[${segment}]`
    return name === '' ? String(segment) : `${name}.${String(segment)}`
  }, '')
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value
  for (const segment of path) {
    if (typeof current !== 'object' || current === null) return undefined
    current = Object.getOwnPropertyDescriptor(current, segment)?.value
  }
  return current
}

/** The schema of the value at a path; nothing where there is none. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current: unknown = unwrapped(schema)
  for (const segment of path) {
    if (current instanceof z.ZodArray) current = current.element
    else current = current instanceof z.ZodObject ? current.shape[String(segment)] : undefined
    current = unwrapped(current)
  }
  return current instanceof z.ZodType ? current : undefined
}

function unwrapped(schema: unknown): unknown {
  let current = schema
  while (current instanceof z.ZodDefault || current instanceof z.ZodPrefault || current instanceof z.ZodOptional) {
    current = current.unwrap()
  }
  return current instanceof z.ZodPipe ? current.in : current
}

/** The candidate that a typing slip could have meant. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const longEnough = candidates.filter((candidate) => candidate.length > 2)
  return closestMatch(word, longEnough, { maxDistance: Math.max(2, Math.floor(word.length / 3)) })
}
