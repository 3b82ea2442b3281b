import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Crew, createCrew } from '../../src/generator/workers/createCrew.ts'
import { type TaskInput, tasks } from '../../src/generator/workers/tasks.ts'
import { art } from '../../theme/editorial/art.ts'

const ROOT = join(import.meta.dirname, '../..')
let folder = ''
let crew: Crew
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crew-'))
  crew = createCrew(ROOT)
})
afterEach(async () => {
  await crew.dismiss()
  rmSync(folder, { recursive: true })
})

const cover = (number: number): TaskInput<'cover'> => ({
  subject: { id: number, title: 'A cover', tags: [], ground: '' },
  sizes: [{ file: join(folder, `${number}.svg`), width: 300, height: 260 }],
  art,
})
/** A page whose code isn't there. */
const lostPage = (): TaskInput<'page'> => ({
  outDir: folder,
  template: '',
  serverFile: join(folder, 'none.js'),
  path: '/',
  files: [],
  fonts: [],
  pictureHosts: [],
  data: new Map(),
})
const drawMany = async (from: number, to: number) => {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index)
  await Promise.all(numbers.map((number) => crew.run('cover', cover(number))))
  expect(numbers.filter((number) => !existsSync(join(folder, `${number}.svg`)))).toEqual([])
}

test('many tasks are all done', () => drawMany(0, 60))

test('a task that fails fails alone, whoever did it', async () => {
  const failing = Array.from({ length: 12 }, () => crew.run('page', lostPage()))
  const [outcomes] = await Promise.all([Promise.allSettled(failing), drawMany(0, 30)])
  expect(outcomes.map(({ status }) => status)).toEqual(failing.map(() => 'rejected'))
  await drawMany(30, 60)
})

test('this thread does a part of the tasks, but none while it is spared', async () => {
  const here = vi.spyOn(tasks, 'cover')
  onTestFinished(() => here.mockRestore())
  await crew.spare(drawMany(0, 30))
  expect(here).not.toHaveBeenCalled()
  await drawMany(30, 60)
  expect(here).toHaveBeenCalled()
})

test('what fails while this thread is spared harms none', async () => {
  const work = crew.spare(drawMany(0, 30).then(() => Promise.reject(new Error('no'))))
  await expect(work).rejects.toThrow('no')
  await drawMany(30, 60)
})

test('who was dismissed can be called again', async () => {
  await drawMany(0, 5)
  await crew.dismiss()
  await drawMany(5, 10)
})
