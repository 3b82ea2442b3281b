import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Run, TaskInput, TaskName } from './tasks.ts'
import type { Answer } from './worker.ts'

/** More threads than these cost more memory than they save time. */
const MAX_THREADS = 8

type Task = { name: TaskName; input: unknown; resolve: (output: never) => void; reject: (error: Error) => void }
type PoolWorker = { thread: Worker; task?: Task | undefined }

export type WorkerPool = {
  /** Does a task in a worker thread; the first one spawns the threads. Rejects with the message of what failed. */
  run: Run
  destroy: () => Promise<void>
}

/** Threads that share the slow steps of a build. A thread that dies fails every task, so that no build waits for it. */
export function createWorkerPool(workerFile: string): WorkerPool {
  const waiting: Task[] = []
  let workers: PoolWorker[] = []
  let failure: Error | undefined

  const fail = (error: Error) => {
    failure ??= error
    for (const task of [...workers.flatMap(({ task }) => task ?? []), ...waiting.splice(0)]) task.reject(failure)
    for (const worker of workers) worker.task = undefined
  }
  const spawn = (): PoolWorker => {
    const worker: PoolWorker = { thread: new Worker(workerFile) }
    worker.thread.unref()
    worker.thread.on('message', (answer: Answer) => {
      settle(worker.task, answer)
      assign(worker, waiting)
    })
    worker.thread.on('error', fail)
    worker.thread.on('exit', (code) => {
      if (workers.includes(worker)) fail(new Error(`A worker thread ended with code ${code} before its work was done`))
    })
    return worker
  }

  return {
    run: <Name extends TaskName>(name: Name, input: TaskInput<Name>) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure)
        if (workers.length === 0) workers = Array.from({ length: threadCount() }, spawn)
        waiting.push({ name, input, resolve, reject })
        const idle = workers.find(({ task }) => task === undefined)
        if (idle !== undefined) assign(idle, waiting)
      }),
    destroy: async () => {
      const leaving = workers
      workers = []
      await Promise.all(leaving.map(({ thread }) => thread.terminate()))
    },
  }
}

/** Gives a thread the next task, if there is one. */
function assign(worker: PoolWorker, waiting: Task[]): void {
  worker.task = waiting.shift()
  // A thread without a task must not keep the process from ending, one with a task must.
  if (worker.task === undefined) return worker.thread.unref()
  worker.thread.ref()
  try {
    worker.thread.postMessage({ name: worker.task.name, input: worker.task.input })
  } catch (error) {
    worker.task.reject(error instanceof Error ? error : new Error(String(error)))
    assign(worker, waiting)
  }
}

function threadCount(): number {
  return Math.min(availableParallelism(), MAX_THREADS)
}

function settle(task: Task | undefined, answer: Answer): void {
  if ('output' in answer) return task?.resolve(answer.output)
  const error = new Error(answer.message)
  if (answer.stack !== undefined) error.stack = answer.stack
  task?.reject(error)
}
