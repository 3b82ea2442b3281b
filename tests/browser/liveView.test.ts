import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { content, pages } from '../support/content.ts'
import { openPage } from '../support/site.ts'
import { copyProject, type ProjectCopy } from '../support/sites.ts'

let copy: ProjectCopy
let server: ChildProcess
let address: string

beforeAll(async () => {
  copy = await copyProject()
  const vite = join(copy.folder, 'node_modules/vite/bin/vite.js')
  server = spawn(process.execPath, [vite, '--port', '0'], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  address = await new Promise((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (part: Buffer) => {
      said += part.toString()
      const [found] = /http:\/\/localhost:\d+\/\S*/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    server.once('close', () => reject(new Error(`The live view did not start:\n${said}`)))
  })
})

afterAll(async () => {
  server.kill()
  await copy.remove()
})

/** Replaces a word in a file of the owner's. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(copy.folder, file)
  const text = await readFile(path, 'utf8')
  expect(text, file).toContain(from)
  await writeFile(path, text.replace(from, to))
}

/** What a visitor did to the page, and what is gone once it is loaded anew. */
async function leaveTrace(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'trace', true))
}
const hasTrace = (page: Page) => page.evaluate(() => Reflect.get(window, 'trace') === true)

test('a changed word shows without a new page, in a page of words and in a post', async () => {
  const { page } = await openPage(paths.hire(), { address })
  const heading = page.locator('main h1')
  await expect.poll(() => heading.textContent()).toBe(pages.hire.title)
  await leaveTrace(page)
  await edit('content/pages/hire.yaml', `title: ${pages.hire.title}`, 'title: A new title')
  await expect.poll(() => heading.textContent()).toBe('A new title')
  expect(await hasTrace(page)).toBe(true)

  const [post] = content.posts
  const { filePath } = await content.renderPost(post?.id ?? 0)
  await page.goto(address.replace(/\/$/, '') + paths.insight(post?.id ?? 0))
  await expect.poll(() => heading.textContent()).toBe(post?.title)
  await leaveTrace(page)
  await edit(`content/insights/${filePath}`, `title: ${post?.title ?? ''}`, 'title: Another title')
  await expect.poll(() => heading.textContent()).toBe('Another title')
  expect(await hasTrace(page)).toBe(true)
})

test('a changed value of the theme shows without a new page', async () => {
  const { page } = await openPage(paths.about(), { address })
  await expect.poll(() => page.locator('main h1').count()).toBe(1)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await ground()
  await leaveTrace(page)
  const seeds = await readFile(join(copy.folder, 'theme/editorial/seeds.ts'), 'utf8')
  await edit('theme/editorial/seeds.ts', /paper: '#\w+'/.exec(seeds)?.[0] ?? '', "paper: '#fffff0'")
  await expect.poll(ground).not.toBe(before)
  expect(await ground()).toBe('rgb(255, 255, 240)')
  expect(await hasTrace(page)).toBe(true)
})

test('a fault is shown over the page, with file, line and field, until it is mended', async () => {
  const { page } = await openPage(paths.about(), { address })
  await expect.poll(() => page.locator('main h1').count()).toBe(1)
  await leaveTrace(page)
  await edit('content/pages/about.yaml', '\ntitle:', '\ntitel:')
  const overlay = page.locator('vite-error-overlay')
  await expect
    .poll(() => overlay.locator('.message-body').textContent())
    .toMatch(/content\/pages\/about\.yaml:\d+ {2}titel: /)
  expect(await page.locator('main h1').textContent()).toBe(pages.about.title)
  await edit('content/pages/about.yaml', '\ntitel:', '\ntitle:')
  await expect.poll(() => overlay.count()).toBe(0)
  expect(await hasTrace(page)).toBe(true)
})
