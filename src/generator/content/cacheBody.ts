import { writeEntry } from '../store.ts'
import { type BodyOptions, type RenderedBody, renderBody } from './markdown/renderBody.ts'

export type BodyJob = {
  /** The file of the entry to keep it in. */
  entry: string
  source: string
  options: BodyOptions
}

/** Renders a text up to its pictures and keeps the result. */
export function cacheBody({ entry, source, options }: BodyJob): RenderedBody {
  const body = renderBody(source, options)
  writeEntry(entry, JSON.stringify(body))
  return body
}
