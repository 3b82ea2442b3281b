import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openSiteStore } from '../../src/generator/producers.ts'
import { createWorkerPool } from '../../src/generator/workers/createWorkerPool.ts'
import type { TaskInput } from '../../src/generator/workers/tasks.ts'
import { art } from '../../theme/editorial/art.ts'

const ROOT = join(import.meta.dirname, '../..')
let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'workers-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const cover = (number: number): TaskInput<'cover'> => ({
  entry: join(folder, 'store/entry'),
  subject: { id: number, title: 'A cover', tags: [], ground: '' },
  sizes: [{ file: join(folder, `${number}.svg`), width: 300, height: 260 }],
  art,
})

/** A page whose code isn't there. */
const lostPage = (): TaskInput<'page'> => ({
  entry: join(folder, 'store/entry'),
  template: '',
  serverFile: join(folder, 'none.js'),
  path: '/',
  files: [],
  fonts: [],
  pictureHosts: [],
  data: new Map(),
})

/** A pool whose threads run some code of a test. */
function poolOf(code: string) {
  const file = join(folder, 'worker.mjs')
  writeFileSync(file, code)
  const pool = createWorkerPool(file)
  onTestFinished(() => pool.destroy())
  return pool
}

test('many tasks are all done, and a task that fails fails alone', async () => {
  const { workerFile } = await openSiteStore(ROOT)
  const pool = createWorkerPool(workerFile)
  onTestFinished(() => pool.destroy())
  const numbers = Array.from({ length: 60 }, (_, index) => index)
  const failing = Array.from({ length: 12 }, () => pool.run('page', lostPage()))
  const [outcomes] = await Promise.all([
    Promise.allSettled(failing),
    Promise.all(numbers.map((number) => pool.run('cover', cover(number)))),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(failing.map(() => 'rejected'))
  expect(numbers.filter((number) => !existsSync(join(folder, `${number}.svg`)))).toEqual([])
})

test('an error that cannot be sent to another thread keeps its message', async () => {
  const { workerFile } = await openSiteStore(ROOT)
  const pool = createWorkerPool(workerFile)
  onTestFinished(() => pool.destroy())
  const serverFile = join(folder, 'server.mjs')
  writeFileSync(serverFile, "throw Object.assign(new Error('Nothing works'), { why: () => 'a function' })")
  await expect(pool.run('page', { ...lostPage(), serverFile })).rejects.toThrow('Nothing works')
})

test.each([
  ['cannot be loaded', "throw new Error('Not today')", 'Not today'],
  ['ends itself at its start', 'process.exit(1)', 'ended'],
  [
    'ends itself in the middle',
    `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => process.exit(1))`,
    'ended',
  ],
])('a thread that %s fails every task that waits for it', async (_what, code, message) => {
  const pool = poolOf(code)
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => pool.run('cover', cover(number))))
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'))
  expect(String(outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))[0])).toContain(message)
})
