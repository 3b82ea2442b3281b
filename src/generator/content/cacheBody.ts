import { writeFileSync } from 'node:fs'
import { type RenderedBody, type BodyOptions, renderBody } from './markdown/renderBody.ts'

export type BodyJob = {
  /** Where the rendered body is cached, and the key it is looked up with. */
  file: string
  key: string
  source: string
  options: BodyOptions
}

/** Renders a text up to its pictures and caches the result in a file. */
export function cacheBody({ file, key, source, options }: BodyJob): RenderedBody {
  const body = renderBody(source, options)
  try {
    writeFileSync(file, JSON.stringify({ key, body }))
  } catch {
    // A cache that can't be written costs time, and nothing else.
  }
  return body
}
