/** Threads that share the slow steps of a build with this one, started when they are called or the first step comes. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { bundleForNode } from '../bundleForNode.ts'
import { type Run, type TaskInput, type TaskName, type TaskOutput, tasks } from './tasks.ts'

/** This thread does a part itself, and more than these cost more memory than they save time. */
const MOST_THREADS = 8
const THREADS = Math.max(1, Math.min(availableParallelism() - 1, MOST_THREADS))
/** Tasks given to a thread at a time: the next ones wait there while this thread is busy. */
const AT_ONCE = 3
/** What takes long comes first. What is short this thread can do, too, and still be there for the others. */
const LENGTH: Readonly<Record<TaskName, 'long' | 'short'>> = {
  body: 'short',
  cover: 'short',
  portrait: 'long',
  socialImage: 'long',
  cutFont: 'long',
  page: 'short',
}
const KINDS = Object.keys(tasks).filter((name): name is TaskName => name in tasks)
const LONG = KINDS.filter((name) => LENGTH[name] === 'long')
const SHORT = KINDS.filter((name) => LENGTH[name] === 'short')

/** The tasks, seen in a way that keeps a task's input and its output together. */
const acts: { [Name in TaskName]: (input: TaskInput<Name>) => TaskOutput<Name> | Promise<TaskOutput<Name>> } = tasks

type Job = {
  name: TaskName
  input: unknown
  /** Does it in this thread. */
  here: () => Promise<void>
  resolve: (output: never) => void
  reject: (error: unknown) => void
}
type Member = { worker: Worker; jobs: Job[]; last?: TaskName }

export type Crew = {
  /** Gets the threads ready, for whom there will be work. */
  call: () => Promise<void>
  /** Has a task done: by another thread or, if it's a short one, by this one when it has nothing else to do. */
  run: Run
  /** While this work is under way, which needs this thread at once and often, the others do all tasks. */
  spare: <Output>(work: Promise<Output>) => Promise<Output>
  /** Ends the threads; the crew can be asked again afterwards. */
  dismiss: () => Promise<void>
}

/** A crew with a thread for each processor but the one this thread has, for the project at a root. */
export function createCrew(root: string): Crew {
  const waiting = new Map(KINDS.map((name): [TaskName, Job[]] => [name, []]))
  let members: Member[] = []
  let starting: Promise<void> | undefined
  const own: { last?: TaskName } = {}
  let isBusy = false
  let spared = 0

  const start = async (): Promise<void> => {
    // Threads begin with JavaScript alone, and the build is written in TypeScript.
    const file = await bundleForNode({ root, entry: join(import.meta.dirname, 'worker.ts'), name: 'site-worker' })
    members = Array.from({ length: THREADS }, () => hire(file))
  }

  const call = () => (starting ??= start())

  /** The first task of these kinds; before that, one of the kind last done, as its code is warm. */
  const take = (who: { last?: TaskName }, kinds: readonly TaskName[]): Job | undefined => {
    const isWaiting = (kind: TaskName) => (waiting.get(kind)?.length ?? 0) > 0
    const kind =
      who.last !== undefined && isWaiting(who.last) && kinds.includes(who.last) ? who.last : kinds.find(isWaiting)
    if (kind === undefined) return undefined
    who.last = kind
    return waiting.get(kind)?.shift()
  }

  const handOut = (): void => {
    // Everybody gets one before anybody gets two.
    for (let most = 1; most <= AT_ONCE; most += 1) {
      for (const member of members) {
        const job = member.jobs.length < most ? (take(member, LONG) ?? take(member, SHORT)) : undefined
        if (job === undefined) continue
        member.jobs.push(job)
        member.worker.postMessage({ name: job.name, input: job.input })
      }
      if (most === 1) void lendHand()
    }
    for (const { jobs, worker } of members) {
      if (jobs.length > 0) worker.ref()
      else worker.unref()
    }
  }

  const lendHand = async (): Promise<void> => {
    const job = isBusy || spared > 0 ? undefined : take(own, SHORT)
    if (job === undefined) return
    isBusy = true
    // Between two tasks, what the other threads tell is heard.
    await turn()
    await job.here()
    isBusy = false
    handOut()
  }

  const hire = (file: string): Member => {
    const worker = new Worker(file)
    // A thread without work must not keep the process from ending.
    worker.unref()
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
    call,
    run: async <Name extends TaskName>(name: Name, input: TaskInput<Name>) => {
      await call()
      return await new Promise<TaskOutput<Name>>((resolve, reject) => {
        const here = async () => {
          try {
            resolve(await acts[name](input))
          } catch (error) {
            reject(error)
          }
        }
        waiting.get(name)?.push({ name, input, here, resolve, reject })
        handOut()
      })
    },
    spare: async (work) => {
      spared += 1
      try {
        return await work
      } finally {
        spared -= 1
        handOut()
      }
    },
    dismiss: async () => {
      const leaving = members
      members = []
      starting = undefined
      await Promise.all(leaving.map(({ worker }) => worker.terminate()))
    },
  }
}
