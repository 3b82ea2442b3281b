import { writeFileSync } from 'node:fs'
import { type Draft, type DraftOptions, draftMarkdown } from './markdown/draftMarkdown.ts'

export type DraftJob = {
  /** Where the draft is kept, and what it must be asked for with. */
  file: string
  key: string
  source: string
  options: DraftOptions
}

/** Renders a text up to its pictures and keeps the outcome in a file. */
export function keepDraft({ file, key, source, options }: DraftJob): Draft {
  const draft = draftMarkdown(source, options)
  try {
    writeFileSync(file, JSON.stringify({ key, draft }))
  } catch {
    // A cache that can't be written costs time, and nothing else.
  }
  return draft
}
