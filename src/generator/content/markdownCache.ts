/** Caches rendered bodies between builds. The folder may be deleted at any time. */
import { closeSync, mkdirSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { codeVersion } from '../codeVersion.ts'
import { hashOf } from '../hashes.ts'
import type { Crew } from '../workers/createCrew.ts'
import { type BodyJob, cacheBody } from './cacheBody.ts'
import { type RenderedBody, type BodyOptions, renderBody } from './markdown/renderBody.ts'

const CACHE_FOLDER = 'node_modules/.cache/site-content'

/** From so many texts on it pays to start other threads for them. */
const MANY_TEXTS = 40

export type Text = { name: string; source: string; options: BodyOptions }
export type MarkdownCache = {
  /** Gives the rendered body of the text with a name, from an earlier run when it can. */
  of: (name: string) => (source: string, options: BodyOptions) => RenderedBody
  /** Lets a crew render the texts that are not kept yet, where they are many. */
  prepare: (texts: readonly Text[], crew: Crew) => Promise<void>
}

/**
 * A cache below the root of a project. Each text has one file, which holds the key it was made for: a change of the
 * text, of the words in it, of the renderer or of an installed package makes another key.
 */
export function createMarkdownCache(root: string): MarkdownCache {
  const folder = join(root, CACHE_FOLDER)
  let renderer = ''
  try {
    renderer = codeVersion(root, join(import.meta.dirname, 'markdown'))
    mkdirSync(folder, { recursive: true })
  } catch {
    return { of: () => renderBody, prepare: async () => undefined }
  }
  const jobFor = ({ name, source, options }: Text): BodyJob => ({
    file: join(folder, `${hashOf(name)}.json`),
    key: hashOf(JSON.stringify([renderer, options, source])),
    source,
    options,
  })
  return {
    of: (name) => (source, options) => {
      const job = jobFor({ name, source, options })
      return read(job.file, job.key) ?? cacheBody(job)
    },
    prepare: async (texts, crew) => {
      const jobs = texts.map(jobFor).filter(({ file, key }) => !isKept(file, key))
      if (jobs.length >= MANY_TEXTS) await Promise.all(jobs.map((job) => crew.run('body', job)))
    },
  }
}

const line = z.number()
const keptSchema = z.object({
  key: z.string(),
  body: z.object({
    html: z.string(),
    headings: z.array(z.object({ id: z.string(), text: z.string() })),
    words: z.number(),
    issues: z.array(z.object({ line, found: z.string().optional(), expected: z.string() })),
    pictures: z.array(z.object({ source: z.string(), alt: z.string(), line })),
    links: z.array(z.object({ href: z.string(), line })),
  }),
})

/** Nothing when there is no such file, or when it is damaged or made for another key. */
function read(file: string, key: string): RenderedBody | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    if (!text.startsWith(beginning(key))) return undefined
    return keptSchema.parse(JSON.parse(text)).body
  } catch {
    return undefined
  }
}

/** Looks at the beginning of a file alone. */
function isKept(file: string, key: string): boolean {
  try {
    const wanted = beginning(key)
    const start = Buffer.alloc(wanted.length)
    const handle = openSync(file, 'r')
    readSync(handle, start, 0, start.length, 0)
    closeSync(handle)
    return start.toString() === wanted
  } catch {
    return false
  }
}

function beginning(key: string): string {
  return `{"key":"${key}"`
}
