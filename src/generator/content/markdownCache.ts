/** Keeps rendered bodies between builds. */
import { z } from 'zod'
import type { Store } from '../store.ts'
import type { Progress } from '../site/createProgress.ts'
import type { Run } from '../workers/tasks.ts'
import { type BodyJob, cacheBody } from './cacheBody.ts'
import type { BodyOptions, RenderedBody } from './markdown/renderBody.ts'

/** From so many texts on it pays to start worker threads for them. */
const MANY_TEXTS = 40

export type Text = { source: string; options: BodyOptions }
export type MarkdownCache = {
  /** Gives the rendered body of a text, from an earlier run when it can. */
  render: (source: string, options: BodyOptions) => RenderedBody
  /** Lets worker threads render the texts that are not kept yet, where they are many. */
  prepare: (texts: readonly Text[], run: Run, progress?: Progress) => Promise<void>
}

export function createMarkdownCache(store: Store): MarkdownCache {
  const jobFor = ({ source, options }: Text): BodyJob & { key: string } => {
    const key = store.keyOf('markdown', JSON.stringify(options), source)
    return { key, entry: store.fileOf(key), source, options }
  }
  return {
    render: (source, options) => {
      const job = jobFor({ source, options })
      const kept = store.read(job.key)
      return kept === undefined ? cacheBody(job) : bodySchema.parse(JSON.parse(kept.toString()))
    },
    prepare: async (texts, run, progress) => {
      const jobs = texts.map(jobFor).filter(({ key }) => store.read(key) === undefined)
      if (jobs.length < MANY_TEXTS) return
      const countText = progress?.count('texts', jobs.length)
      const render = async (job: BodyJob) => {
        await run('body', job)
        countText?.()
      }
      await Promise.all(jobs.map(render))
    },
  }
}

const line = z.number()
const bodySchema = z.object({
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  words: z.number(),
  issues: z.array(z.object({ line, found: z.string().optional(), expected: z.string() })),
  pictures: z.array(z.object({ source: z.string(), alt: z.string(), line })),
  links: z.array(z.object({ href: z.string(), line })),
})
