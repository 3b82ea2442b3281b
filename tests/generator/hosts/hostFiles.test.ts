import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hostFiles } from '../../../src/generator/hosts/hostFiles.ts'

const redirects = [{ from: '/old/post', to: '/insight/1' }]
const files = hostFiles({ address: 'https://me.example', basePath: '/', redirects })

const PAGES = {
  'index.html': 'Home',
  'about.html': 'About',
  'about/index.html': 'About',
  'insight/1.html': 'First',
  'insight/1/index.html': 'First',
  '404.html': 'Nothing here',
  'assets/client-a1b2.js': '// script',
  '.hosts/nginx.conf': 'hidden',
  '.well-known/security.txt': 'Contact: nobody',
}

/** What every server must answer: the status, a piece of the text, and headers. */
const ANSWERS: readonly (readonly [path: string, status: number, text: string, headers?: Record<string, string>])[] = [
  ['/', 200, 'Home', { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }],
  ['/about', 200, 'About', { 'content-security-policy': "frame-ancestors 'none'" }],
  ['/about/', 200, 'About', { 'referrer-policy': 'strict-origin-when-cross-origin' }],
  ['/about.html', 200, 'About'],
  [
    '/insight/1',
    200,
    'First',
    { 'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
  ],
  ['/insight/1/', 200, 'First'],
  ['/assets/client-a1b2.js', 200, 'script', { 'cache-control': 'public, max-age=31536000, immutable' }],
  ['/.well-known/security.txt', 200, 'Contact'],
  ['/nope', 404, 'Nothing here', { 'x-content-type-options': 'nosniff' }],
  ['/assets/gone.js', 404, 'Nothing here'],
  ['/404.html', 404, 'Nothing here'],
  ['/.hosts/nginx.conf', 404, 'Nothing here'],
  ['/old/post', 301, '', { location: '/insight/1' }],
  ['/old/post/', 301, '', { location: '/insight/1' }],
]

const answers = ANSWERS.map(([path, status, text, headers = {}]) => ({ path, status, text, headers }))

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

const isInstalled = (program: string, argument: string) => spawnSync(program, [argument]).error === undefined

const servers = {
  nginx: {
    version: '-v',
    start: (root: string, port: number, basePath: string) => {
      writeFileSync(
        join(root, 'site.conf'),
        hostFiles({ address: 'https://me.example', basePath, redirects })['.hosts/nginx.conf'] ?? '',
      )
      const config = [
        // Started by root, it would read the files as somebody else.
        process.getuid?.() === 0 ? 'user root;' : '',
        `daemon off; pid ${root}/nginx.pid; error_log ${root}/error.log; events {}`,
        `http { access_log off; types { text/html html; text/javascript js; text/plain txt; }`,
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${root}/${name};`),
        `server { listen 127.0.0.1:${port}; root ${root}/www; include ${root}/site.conf; } }`,
      ]
      writeFileSync(join(root, 'nginx.conf'), config.join('\n'))
      return spawn('nginx', ['-c', join(root, 'nginx.conf'), '-p', root], { stdio: 'inherit' })
    },
  },
  caddy: {
    version: 'version',
    start: (root: string, port: number, basePath: string) => {
      const written = hostFiles({ address: 'https://me.example', basePath, redirects })['.hosts/Caddyfile'] ?? ''
      const config = written
        .replace('https://me.example', `http://127.0.0.1:${port}`)
        .replace('/var/www/site', `${root}/www`)
      writeFileSync(join(root, 'Caddyfile'), `{\n\tadmin off\n}\n${config}`)
      const env = { ...process.env, HOME: root, XDG_DATA_HOME: root, XDG_CONFIG_HOME: root }
      return spawn('caddy', ['run', '--config', join(root, 'Caddyfile'), '--adapter', 'caddyfile'], {
        stdio: 'ignore',
        env,
      })
    },
  },
}

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  const { version, start } = servers[name]
  describe.skipIf(!isInstalled(name, version)).each(['/', '/portfolio/'])('with the site at %s', (basePath) => {
    let root = ''
    let address = ''
    let server: ChildProcess
    beforeAll(async () => {
      root = mkdtempSync(join(tmpdir(), `${name}-`))
      for (const [file, text] of Object.entries(PAGES)) {
        const path = join(root, 'www', basePath, file)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, text)
      }
      const port = await freePort()
      address = `http://127.0.0.1:${port}`
      server = start(root, port, basePath)
      const isUp = () => fetch(address).then(Boolean, () => false)
      await vi.waitUntil(isUp, { timeout: 20_000, interval: 100 })
    })
    afterAll(async () => {
      const closed = once(server, 'close')
      server.kill()
      await closed
      rmSync(root, { recursive: true })
    })

    test.each(answers)('answers $path with $status', async ({ path, status, text, headers }) => {
      const isMoved = status === 301
      const response = await fetch(address + basePath.slice(0, -1) + path, { redirect: 'manual' })
      expect(response.status).toBe(status)
      if (!isMoved) expect(await response.text()).toContain(text)
      for (const [header, value] of Object.entries(headers)) {
        const expected = header === 'location' ? basePath.slice(0, -1) + value : value
        expect(response.headers.get(header), header).toBe(expected)
      }
    })
  })
})

test('the file of headers of Netlify and Cloudflare holds paths, and indented headers below each', () => {
  const lines = (files['_headers'] ?? '').trimEnd().split('\n')
  expect(lines[0]).toBe('/*')
  for (const line of lines) expect(line).toMatch(/^\/[\w/]*\*$|^ {2}[A-Z][\w-]+: \S.*$/)
  // Limits of Cloudflare Pages: 100 rules, 2,000 characters a line.
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
})

test('the file of redirects names both forms of an old address, and is left out where there are none', () => {
  expect(files['_redirects']).toBe('/old/post /insight/1 301\n/old/post/ /insight/1 301\n')
  expect(hostFiles({ address: 'https://me.example', basePath: '/', redirects: [] })).not.toHaveProperty('_redirects')
})

test('the settings of Vercel hold only what it knows', () => {
  const config = JSON.parse(files['vercel.json'] ?? '')
  expect(Object.keys(config).toSorted()).toEqual(['cleanUrls', 'headers', 'redirects', 'trailingSlash'])
  for (const { source, headers } of config.headers) {
    expect(source).toMatch(/^\//)
    for (const header of headers) expect(Object.keys(header)).toEqual(['key', 'value'])
  }
  expect(config.redirects).toEqual([{ source: '/old/post', destination: '/insight/1', statusCode: 301 }])
})

test.each([
  ['/', '/index.html'],
  ['/about', '/about/index.html'],
  ['/about/', '/about/index.html'],
  ['/about.html', '/about.html'],
  ['/assets/a.js', '/assets/a.js'],
])('the function of CloudFront asks for the file behind %s', (uri, file) => {
  const code = `${files['.hosts/cloudfront-function.js']}; handler({ request: { uri: ${JSON.stringify(uri)} } })`
  expect(runInNewContext(code)).toEqual({ uri: file })
})

test('the function of CloudFront redirects old addresses', () => {
  const code = `${files['.hosts/cloudfront-function.js']}; handler({ request: { uri: '/old/post/' } })`
  expect(runInNewContext(code)).toMatchObject({ statusCode: 301, headers: { location: { value: '/insight/1' } } })
})

test('a site without https asks no browser to insist on it', () => {
  const plain = hostFiles({ address: 'http://localhost:8080', basePath: '/', redirects: [] })
  for (const text of Object.values(plain)) expect(text).not.toMatch(/Strict-?Transport/i)
  expect(files['_headers']).toContain('Strict-Transport-Security: max-age=31536000')
})
