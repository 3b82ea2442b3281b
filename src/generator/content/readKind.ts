/** Reads one YAML file of `content/`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { withHostFacts } from './hostFacts.ts'
import { contentKinds, type KindName, type KindValue } from './kinds.ts'
import { plainText } from './readFrontMatter.ts'
import { type Checked, validate } from './validate.ts'
import { readYaml, type YamlSource } from './yaml.ts'

/** The checked value of a YAML file of `content/`, and its source for further checks. */
export function readKind<Name extends KindName>(
  root: string,
  name: Name,
): Checked<KindValue<Name>> & { source: YamlSource | undefined }
export function readKind(root: string, name: KindName): Checked<unknown> & { source: YamlSource | undefined } {
  const file = `content/${name}`
  const schema: z.ZodType = name === 'site.yaml' ? publishedSite(root) : contentKinds[name]
  const text = readText(join(root, file))
  if (text === undefined) {
    return { value: undefined, source: undefined, faults: [{ file, expected: 'missing, expected this file' }] }
  }
  const source = readYaml(plainText(text), file)
  return { ...validate(schema, source), source }
}

function publishedSite(root: string) {
  return contentKinds['site.yaml'].transform((site) => withHostFacts(root, site))
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
