/** Texts may refer to facts of `site.yaml` by name: `{name} writes about AI.` */
import type { z } from 'zod'
import { type Issue, showFound } from './ContentError.ts'
import { fieldName, nearest, schemaAt } from './validate.ts'
import type { YamlSource } from './yaml.ts'

export const FACT_NAMES = ['name', 'role', 'siteName', 'email'] as const
export type SiteFacts = ReadonlyMap<string, string>

/** The facts of `site.yaml`, as far as they are texts; they may refer to the name themselves. */
export function readFacts(site: unknown): SiteFacts {
  const facts = new Map<string, string>()
  if (typeof site !== 'object' || site === null) return facts
  for (const name of FACT_NAMES) {
    const value: unknown = Object.getOwnPropertyDescriptor(site, name)?.value
    if (typeof value === 'string') facts.set(name, value.replaceAll('{name}', facts.get('name') ?? '{name}'))
  }
  return facts
}

const PLACEHOLDER = /\{\{(\w+)\}\}|\{(\w+)\}/g

/**
 * Puts the facts in place of their placeholders. Placeholders that a sentence has of its own, such as `{count}`, are
 * filled in later; others are issues. `{{word}}` is written for braces that are meant.
 */
export function fillFacts(source: YamlSource, schema: z.ZodType, facts: SiteFacts): YamlSource {
  if (facts.size === 0) return source
  const issues: Issue[] = []
  const fillText = (text: string, path: readonly PropertyKey[]) => {
    const own = placeholdersAt(schema, path)
    return text.replace(PLACEHOLDER, (typed: string, literal: string | undefined, name: string = '') => {
      if (literal !== undefined) return `{${literal}}`
      if (own.includes(name)) return typed
      const fact = facts.get(name)
      if (fact === undefined) issues.push(unknownPlaceholder(source, path, name, own))
      return fact ?? typed
    })
  }
  const fill = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === 'string') return fillText(value, path)
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]))
  }
  return { ...source, value: fill(source.value, []), losses: [...source.losses, ...issues] }
}

function unknownPlaceholder(
  source: YamlSource,
  path: readonly PropertyKey[],
  name: string,
  own: readonly string[],
): Issue {
  const names = [...new Set([...own, ...FACT_NAMES])]
  const near = nearest(name, names)
  const advice =
    near === undefined ? `there are ${names.map((each) => `{${each}}`).join(', ')}` : `did you mean {${near}}?`
  const expected = `unknown placeholder, ${advice}; for braces write {{${name}}}`
  return {
    file: source.file,
    line: source.lineOf(path),
    field: fieldName(path),
    found: showFound(`{${name}}`),
    expected,
  }
}

function placeholdersAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const placeholders: unknown = schemaAt(schema, path)?.meta()?.['placeholders']
  return Array.isArray(placeholders) ? placeholders.map(String) : []
}
