/** JSON Schemas of the owner's files, for editors that complete and check while one types. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { insightSchema, projectSchema } from '../../lib/content/schemas.ts'
import { contentKinds } from './kinds.ts'

export const SCHEMA_FOLDER = 'content/.schemas'

/** Each schema's path from the root of the project, and its text. */
export function jsonSchemas(): Map<string, string> {
  const kinds: [string, z.ZodType][] = [
    ...Object.entries(contentKinds).map(([name, schema]): [string, z.ZodType] => [
      name.replace('/', '-').replace(/\.yaml$/, ''),
      schema,
    ]),
    ['project', projectSchema],
    ['insight', insightSchema],
  ]
  return new Map(
    kinds.map(([name, schema]) => [
      `${SCHEMA_FOLDER}/${name}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }), null, 2)}\n`,
    ]),
  )
}

/** The schemas whose file is missing or old. */
export function staleSchemas(root: string): string[] {
  return [...jsonSchemas()].filter(([path, text]) => read(join(root, path)) !== text).map(([path]) => path)
}

/** Writes the schemas that are missing or old; says which. */
export function writeJsonSchemas(root: string): string[] {
  const texts = jsonSchemas()
  const stale = staleSchemas(root)
  if (stale.length > 0) mkdirSync(join(root, SCHEMA_FOLDER), { recursive: true })
  for (const path of stale) writeFileSync(join(root, path), texts.get(path) ?? '')
  return stale
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
