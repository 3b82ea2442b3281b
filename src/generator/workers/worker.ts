/** What runs in a thread of its own: takes one task after the other and tells what came of it. */
import { parentPort } from 'node:worker_threads'
import { type TaskName, tasks } from './tasks.ts'

let previous: Promise<unknown> = Promise.resolve()

parentPort?.on('message', ({ name, input }: { name: TaskName; input: never }) => {
  previous = previous.then(() => answer(name, input))
})

async function answer(name: TaskName, input: never): Promise<void> {
  try {
    parentPort?.postMessage({ output: await tasks[name](input) })
  } catch (error) {
    parentPort?.postMessage({ error })
  }
}
