import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type RunningServer, startServer } from '../../../src/generator/serve/startServer.ts'

const LONG = 'word '.repeat(1000)
const FILES = {
  'index.html': `<title>Home</title>${LONG}`,
  'about.html': '<title>About</title>',
  'insight/1/index.html': '<title>First</title>',
  '404.html': `<title>Nothing</title>${LONG}`,
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'data/posts.json': JSON.stringify([LONG]),
  'assets/client-a1b2c3d4.js': `/* ${LONG} */`,
  'fonts/text-a1b2c3d4.woff2': 'font',
  'pictures/cover-a1b2c3d4.svg': '<svg/>',
  '.secret': 'secret',
}

let folder: string
let server: RunningServer
let inFolder: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-'))
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  server = await startServer({ folder })
  inFolder = await startServer({ folder, basePath: '/portfolio/' })
})

afterAll(async () => {
  await server.close()
  await inFolder.close()
  await rm(folder, { recursive: true })
})

type Answer = { status: number | undefined; headers: Partial<Record<string, string | string[]>>; text: string }

/** Asks with the path as it is written: `fetch` would clean it first. */
function ask(path: string, { headers = {}, method = 'GET', at = server } = {}): Promise<Answer> {
  const { hostname, port } = new URL(at.address)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString('latin1')))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
    })
      .on('error', reject)
      .end()
  })
}

describe('a page', () => {
  test.each([
    ['/', 'Home'],
    ['/index.html', 'Home'],
    ['/?tag=LLM&q=%E0%A4%A', 'Home'],
    ['/about', 'About'],
    ['/about/', 'About'],
    ['/about.html', 'About'],
    ['/about?from=x', 'About'],
    ['/insight/1', 'First'],
    ['/insight/1/', 'First'],
  ])('answers %s', async (path, title) => {
    const { status, headers, text } = await ask(path)
    expect(status).toBe(200)
    expect(text).toContain(`<title>${title}</title>`)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('is not sent again while it is the same', async () => {
    const { headers } = await ask('/about')
    const again = await ask('/about', { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
  })
})

describe('an address without a page', () => {
  test.each([
    '/nope',
    '/about/extra',
    '/insight/99',
    '/insight/',
    '/%',
    '/insight/%E0%A4%A',
    '/.secret',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2f..%2fetc/passwd',
    '/assets/gone-a1b2c3d4.js',
    '/robots.txt/',
    '/404',
    '/404.html',
    '//example.com',
  ])('answers %s with 404 and the not-found page', async (path) => {
    const { status, headers, text } = await ask(path)
    expect(status).toBe(404)
    expect(text).toContain('<title>Nothing</title>')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })
})

describe('a file', () => {
  const forEver = 'public, max-age=31536000, immutable'
  test.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/data/posts.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/assets/client-a1b2c3d4.js', 'text/javascript; charset=utf-8', forEver],
    ['/fonts/text-a1b2c3d4.woff2', 'font/woff2', forEver],
    ['/pictures/cover-a1b2c3d4.svg', 'image/svg+xml; charset=utf-8', forEver],
  ])('%s has its type and is cached as long as its name holds', async (path, type, cache) => {
    const { status, headers } = await ask(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(type)
    expect(headers['cache-control']).toBe(cache)
  })

  test.each(['/', '/nope', '/data/posts.json', '/assets/client-a1b2c3d4.js'])('%s is compressed', async (path) => {
    const plain = await ask(path)
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const encoding of ['br', 'gzip']) {
      const { headers, text } = await ask(path, { headers: { 'accept-encoding': encoding } })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toMatch(/accept-encoding/i)
      expect(text.length).toBeLessThan(plain.text.length / 5)
    }
  })

  test('can be asked for in part', async () => {
    const { status, text } = await ask('/about', { headers: { range: 'bytes=0-6', 'accept-encoding': 'br' } })
    expect(status).toBe(206)
    expect(text).toBe('<title>')
  })
})

test('only reading is allowed', async () => {
  expect((await ask('/', { method: 'HEAD' })).status).toBe(200)
  expect((await ask('/', { method: 'POST' })).status).toBe(405)
})

describe('a site in a folder of its host', () => {
  test('answers there, and nowhere else', async () => {
    expect(new URL(inFolder.address).pathname).toBe('/portfolio/')
    const statuses = ['/portfolio/', '/portfolio/about', '/portfolio/nope', '/', '/about', '/portfolios/about']
    const answers = await Promise.all(statuses.map((path) => ask(path, { at: inFolder })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404, 404])
    expect(answers[2]?.text).toContain('<title>Nothing</title>')
    expect(answers[4]?.text).not.toContain('<title>')
  })

  test('leads from the folder without a slash to the home page', async () => {
    const { status, headers } = await ask('/portfolio?q=a', { at: inFolder })
    expect(status).toBe(301)
    expect(headers.location).toBe('/portfolio/?q=a')
  })
})

test('a folder without a built site is refused with what to do', async () => {
  await expect(startServer({ folder: join(folder, 'nowhere') })).rejects.toThrow('npm run build')
})

test('what a build has written since the start is served, and what it has removed is not', async () => {
  const built = mkdtempSync(join(tmpdir(), 'served-'))
  onTestFinished(() => rmSync(built, { recursive: true }))
  for (const name of ['index.html', 'old.html', '404.html']) writeFileSync(join(built, name), `<title>${name}</title>`)
  const running = await startServer({ folder: built })
  onTestFinished(() => running.close())
  const statusOf = async (path: string) => (await ask(path, { at: running })).status
  expect([await statusOf('/old'), await statusOf('/new')]).toEqual([200, 404])
  rmSync(join(built, 'old.html'))
  writeFileSync(join(built, 'new.html'), '<title>New</title>')
  writeFileSync(join(built, '404.html'), '<title>Not here any more</title>')
  expect([await statusOf('/old'), await statusOf('/new')]).toEqual([404, 200])
  expect((await ask('/old', { at: running })).text).toContain('Not here any more')
})
