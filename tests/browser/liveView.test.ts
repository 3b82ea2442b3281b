import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { paths } from '../../src/lib/paths.ts'
import { content, pages } from '../support/content.ts'
import { openPage } from '../support/site.ts'
import { copyProject, type ProjectCopy } from '../support/sites.ts'

let copy: ProjectCopy
let server: ChildProcess | undefined
let address: string

beforeAll(async () => {
  copy = await copyProject()
  // The theme the tests restyle, whichever the owner wears.
  await writeFile(join(copy.folder, 'theme/index.ts'), "export * from './editorial/index.ts'\n")
  server = spawn(process.execPath, [join(copy.folder, 'node_modules/vite/bin/vite.js'), '--port', '0'], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', BASE_PATH: '/' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  address = await addressOf(server)
})

afterAll(async () => {
  if (server?.kill() === true) await once(server, 'close')
  await copy.remove()
})

/** Where a development server that is starting says that it can be seen. */
function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    stdout?.on('data', (part: Buffer) => {
      said += part.toString()
      const [found] = /http:\/\/localhost:\d+\/\S*/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    stdout?.once('close', () => reject(new Error(`The development server did not start:\n${said}`)))
  })
}

/** Rewrites a field of a YAML file, or of the front matter of a Markdown file; without a value it's left out. */
async function set(file: string, field: string, value?: string): Promise<void> {
  const path = join(copy.folder, file)
  const text = await readFile(path, 'utf8')
  const [, matter = text, rest = ''] = /^---\n([^]*?\n)(---\n[^]*)$/.exec(text) ?? []
  const document = parseDocument(matter)
  if (value === undefined) document.delete(field)
  else document.set(field, value)
  await writeFile(path, rest === '' ? String(document) : `---\n${String(document)}${rest}`)
}

/** What a visitor did to the page, and what is gone once it is loaded anew. */
async function leaveTrace(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'trace', true))
}
const hasTrace = (page: Page) => page.evaluate(() => Reflect.get(window, 'trace') === true)

test('a changed word shows without a new page, in a page of words and in a post', async () => {
  const { page } = await openPage(paths.hire(), { address })
  const heading = page.locator('main h1:visible')
  await expect.poll(() => heading.textContent()).toBe(pages.hire.title)
  await leaveTrace(page)
  await set('content/pages/hire.yaml', 'title', 'A new title')
  await expect.poll(() => heading.textContent()).toBe('A new title')
  expect(await hasTrace(page)).toBe(true)

  const [post] = content.posts
  const { filePath } = await content.renderPost(post?.id ?? 0)
  await page.goto(address.replace(/\/$/, '') + paths.insight(post?.id ?? 0))
  await expect.poll(() => heading.textContent()).toBe(post?.title)
  await leaveTrace(page)
  await set(`content/insights/${filePath}`, 'title', 'Another title')
  await expect.poll(() => heading.textContent()).toBe('Another title')
  expect(await hasTrace(page)).toBe(true)
})

test('a changed value of the theme shows without a new page', async () => {
  const { page } = await openPage(paths.about(), { address })
  await expect.poll(() => page.locator('main h1:visible').count()).toBe(1)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await ground()).not.toBe('rgb(255, 255, 240)')
  await leaveTrace(page)
  const baseTokens = join(copy.folder, 'theme/editorial/baseTokens.ts')
  await writeFile(baseTokens, (await readFile(baseTokens, 'utf8')).replace(/paper: '#\w+'/, "paper: '#fffff0'"))
  await expect.poll(ground).toBe('rgb(255, 255, 240)')
  expect(await hasTrace(page)).toBe(true)
})

test('a fault is shown over the page, with file, line and field, until it is mended', async () => {
  const { page } = await openPage(paths.about(), { address })
  await expect.poll(() => page.locator('main h1:visible').count()).toBe(1)
  await leaveTrace(page)
  await set('content/pages/about.yaml', 'titel', 'A word')
  const overlay = page.locator('vite-error-overlay')
  await expect
    .poll(() => overlay.locator('.message-body').textContent())
    .toMatch(/content\/pages\/about\.yaml:\d+ {2}titel: /)
  expect(await page.locator('main h1:visible').textContent()).toBe(pages.about.title)
  await set('content/pages/about.yaml', 'titel')
  await expect.poll(() => overlay.count()).toBe(0)
  expect(await hasTrace(page)).toBe(true)
})
