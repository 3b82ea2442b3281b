import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptPage } from '../../../src/build/prerender/keptPage.ts'
import type { PageJob } from '../../../src/build/prerender/writePage.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'pages-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const job = (changes: Partial<PageJob> = {}): PageJob => ({
  outDir: 'dist',
  template: '<html></html>',
  serverFile: 'server.js',
  shelf: { folder, version: '1' },
  path: '/insight/1',
  files: [],
  fonts: ['/fonts/a.woff2'],
  pictureHosts: [],
  data: new Map([['insight/1', '{"title":"One"}']]),
  ...changes,
})
const draw = vi.fn(({ path, data }: PageJob) => Promise.resolve(`${path} – ${[...data.values()].join('')}`))
beforeEach(() => void draw.mockClear())
const page = async (changes?: Partial<PageJob>) => (await keptPage(job(changes), draw)).toString()

test('a page is drawn once as long as nothing changes', async () => {
  const first = await page()
  expect(await page()).toBe(first)
  expect(draw).toHaveBeenCalledTimes(1)
})

test.each<[string, Partial<PageJob>]>([
  ['its data', { data: new Map([['insight/1', '{"title":"Two"}']]) }],
  ['the document around it', { template: '<html lang="de"></html>' }],
  ['its fonts', { fonts: ['/fonts/b.woff2'] }],
  ['the hosts of pictures', { pictureHosts: ['https://pictures.example'] }],
])('a page is drawn anew when %s changed', async (_what, changes) => {
  await page()
  await page(changes)
  expect(draw).toHaveBeenCalledTimes(2)
})

test('a page is drawn anew when the code that draws it changed', async () => {
  await page()
  await page({ shelf: { folder, version: '2' } })
  expect(draw).toHaveBeenCalledTimes(2)
})

test('a page that was cut off on its way to the disk is drawn anew', async () => {
  const whole = await page()
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    writeFileSync(file, readFileSync(file).subarray(0, -1))
  }
  expect(await page()).toBe(whole)
  expect(draw).toHaveBeenCalledTimes(2)
})
