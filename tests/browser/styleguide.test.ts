/** The style guide as it was built: every story, in both themes and both schemes, shows itself and passes axe. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import sirv from 'sirv'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'node_modules/.cache/styleguide')
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** For all stories of a theme, on a machine that is busy with other work. */
const TIME_FOR_ALL = 600_000

const themes = ['editorial', 'readout'].filter((name) => existsSync(join(root, 'theme', name, 'index.ts')))

let server: Server
let browser: Browser
let address = ''

beforeAll(async () => {
  // `npm test` has built it; a run of this file alone may not have.
  if (!existsSync(join(folder, 'index.json'))) {
    execFileSync('npm', ['run', 'build:styleguide'], { cwd: root, stdio: 'ignore', shell: true })
  }
  server = createServer(sirv(folder))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The server has no port')
  address = `http://127.0.0.1:${place.port}`
  browser = await chromium.connect(inject('browser'))
}, TIME_FOR_ALL)

afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe.each(themes)('the style guide in the theme %s', (theme) => {
  test(
    'shows every story, without a message, a request to elsewhere or a violation',
    async () => {
      const stories = storyIds()
      const { page, foreign, messages } = await openStories(stories[0] ?? '', theme)
      const faults: string[] = []
      for (const id of stories) {
        const outcome = await page.evaluate(showStory, id)
        if (outcome !== 'storyRendered') faults.push(`${id}: ${outcome}`)
        for (const scheme of ['light', 'dark']) {
          const found = await page.evaluate(violations, scheme)
          faults.push(...found.map((fault) => `${id}, ${scheme}: ${fault}`))
        }
        faults.push(...messages.splice(0).map((message) => `${id}: ${message}`))
      }
      await page.context().close()
      expect(faults).toEqual([])
      expect(foreign).toEqual([])
    },
    TIME_FOR_ALL,
  )
})

test('the style guide shows each theme in its own fonts', async () => {
  const families: string[] = []
  for (const theme of themes) {
    const { page } = await openStories('text--headings', theme)
    families.push(await page.locator('h2').evaluate((heading) => getComputedStyle(heading).fontFamily))
    await page.context().close()
  }
  expect(new Set(families).size).toBe(themes.length)
})

test('the style guide is no part of the site', () => {
  const entries = readFileSync(join(root, 'package.json'), 'utf8')
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(entries)
  expect(Object.keys(dependencies).filter((name) => name.includes('storybook'))).toEqual([])
})

function storyIds(): string[] {
  const index: { entries: Record<string, { type: string }> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  )
  return Object.entries(index.entries).flatMap(([id, { type }]) => (type === 'story' ? [id] : []))
}

async function openStories(id: string, theme: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const messages: string[] = []
  const foreign: string[] = []
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) messages.push(message.text())
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(address) && !/^(?:data|blob):/.test(url)) foreign.push(url)
  })
  await page.addInitScript({ path: axe })
  // The guide's own check is off: axe runs once at a time.
  const globals = `theme:${theme};scheme:light;a11y.manual:!true`
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
  await page.waitForSelector('.sb-show-main #storybook-root > *', { state: 'attached' })
  return { page, messages, foreign }
}

/** The story of a failed page throws, and React tells of it. */
function isExpected(message: string): boolean {
  return message.includes('The data could not be read')
}

/** Shows another story in the same page, and tells how that ended. Runs in the browser. */
function showStory(storyId: string): Promise<string> {
  type Channel = {
    emit: (event: string, data: unknown) => void
    once: (event: string, listener: () => void) => void
  }
  const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
  const ends = ['storyRendered', 'storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException']
  return new Promise((resolve) => {
    for (const end of ends) channel.once(end, () => resolve(end))
    if (new URL(location.href).searchParams.get('id') === storyId) channel.emit('forceRemount', { storyId })
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}

/** What axe finds wrong with the story in a colour scheme. Runs in the browser. */
async function violations(scheme: string): Promise<string[]> {
  type Axe = typeof import('axe-core')
  const axe: Axe = Reflect.get(window, 'axe')
  document.documentElement.setAttribute('data-theme', scheme)
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const changes = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await frame()
  // Where a colour is inherited, a change begins when the one above it has ended.
  while (changes().length > 0) {
    for (const change of changes()) change.finish()
    await frame()
  }
  const found = await axe.run({ include: ['#storybook-root'] }, { rules: { region: { enabled: false } } })
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
