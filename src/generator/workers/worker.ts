/** What worker threads run: one task after the other, by name. */
import { parentPort } from 'node:worker_threads'
import { type TaskName, tasks } from './tasks.ts'

/** What a thread answers to a task. Not every error can be sent to another thread; its message and its stack can. */
export type Answer<Output = never> = { output: Output } | { message: string; stack: string | undefined }

let previous: Promise<void> = Promise.resolve()

parentPort?.on('message', ({ name, input }: { name: TaskName; input: never }) => {
  previous = previous.then(async () => parentPort?.postMessage(await answerTo(name, input)))
})

async function answerTo(name: TaskName, input: never): Promise<Answer<unknown>> {
  try {
    return { output: await tasks[name](input) }
  } catch (error) {
    if (!(error instanceof Error)) return { message: String(error), stack: undefined }
    return { message: error.message, stack: error.stack }
  }
}
