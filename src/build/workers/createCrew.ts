/** Threads that take over slow steps of a build, started when the first step comes. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { bundleForNode } from '../bundleForNode.ts'
import type { Run, TaskInput, TaskName, TaskOutput } from './tasks.ts'

/** More threads than this cost more memory than they save time. */
const MOST_THREADS = 8
/** Tasks given to a thread at a time: the next one waits there while an answer is on its way. */
const AT_ONCE = 2

type Job = { name: TaskName; input: unknown; resolve: (output: never) => void; reject: (error: unknown) => void }
type Member = { worker: Worker; jobs: Job[] }

export type Crew = {
  run: Run
  /** Ends the threads; the crew can be asked again afterwards. */
  dismiss: () => Promise<void>
}

/** A crew of one thread for each processor, for the project at a root. */
export function createCrew(root: string): Crew {
  const waiting: Job[] = []
  let members: Member[] = []
  let starting: Promise<void> | undefined

  const start = async (): Promise<void> => {
    // Threads begin with JavaScript alone, and the build is written in TypeScript.
    const file = await bundleForNode({ root, entry: join(import.meta.dirname, 'worker.ts'), name: 'site-worker' })
    members = Array.from({ length: Math.min(availableParallelism(), MOST_THREADS) }, () => hire(file))
  }

  const handOut = (): void => {
    // Everybody gets one before anybody gets two.
    for (let most = 1; most <= AT_ONCE; most += 1) {
      for (const member of members) {
        const job = member.jobs.length < most ? waiting.shift() : undefined
        if (job === undefined) continue
        member.jobs.push(job)
        member.worker.postMessage({ name: job.name, input: job.input })
      }
    }
    // A thread without work must not keep the process from ending.
    for (const { jobs, worker } of members) {
      if (jobs.length > 0) worker.ref()
      else worker.unref()
    }
  }

  const hire = (file: string): Member => {
    const worker = new Worker(file)
    const member: Member = { worker, jobs: [] }
    worker.on('message', ({ output, error }: { output: never; error?: unknown }) => {
      const job = member.jobs.shift()
      if (error === undefined) job?.resolve(output)
      else job?.reject(error)
      handOut()
    })
    worker.on('error', (error) => {
      for (const job of member.jobs.splice(0)) job.reject(error)
    })
    return member
  }

  return {
    run: async <Name extends TaskName>(name: Name, input: TaskInput<Name>) => {
      await (starting ??= start())
      return await new Promise<TaskOutput<Name>>((resolve, reject) => {
        waiting.push({ name, input, resolve, reject })
        handOut()
      })
    },
    dismiss: async () => {
      const leaving = members
      members = []
      starting = undefined
      await Promise.all(leaving.map(({ worker }) => worker.terminate()))
    },
  }
}
