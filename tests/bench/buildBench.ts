/**
 * `npm run bench:build`: builds the site with 10, 100, 1,000 and 10,000 generated posts, in a copy of its own, and
 * prints how long that takes. `--sizes 10,100` asks for other sizes, `--dev 1000` for the size at which the start of
 * the development server is measured (0 leaves it out).
 */
import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { copyProject } from '../support/sites.ts'
import { generatePosts } from './generatePosts.ts'
import { numbers, readOptions, table } from './options.ts'

const SECOND = 1000
const MEBIBYTE = 1024
const MICROSECONDS = 1_000_000
/** Tells at the end how much memory the build took at most, in KiB, and the work of the processor, in µs. */
const TELL_USAGE = `data:text/javascript,${encodeURIComponent(
  "process.on('exit',()=>{const u=process.resourceUsage();console.log('used',u.maxRSS,u.userCPUTime+u.systemCPUTime)})",
)}`

type Build = { seconds: number; pages: number; memory: number; work: number }

const options = readOptions({ sizes: '10,100,1000,10000', dev: '1000' })
const rows: string[][] = []
// Removed at the end: a file system that has just lost thousands of files can be slow to make as many.
const copies: string[] = []
try {
  for (const size of numbers(options.sizes)) {
    const copy = await copySite(size)
    copies.push(copy)
    const first = await build(copy)
    const again = await build(copy)
    const ready = Number(options.dev) === size ? `${(await startOfLiveView(copy)).toFixed(2)} s` : '–'
    const perPage = ((first.seconds - 1) * SECOND) / first.pages
    rows.push([
      String(size),
      String(first.pages),
      `${first.seconds.toFixed(1)} s`,
      `${perPage.toFixed(1)} ms`,
      `${first.work.toFixed(1)} s`,
      `${Math.round(first.memory)} MiB`,
      `${again.seconds.toFixed(1)} s`,
      `${again.work.toFixed(1)} s`,
      ready,
    ])
  }
} finally {
  for (const copy of copies) await rm(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 })
}
const [processor] = cpus()
console.log(`\n${cpus().length} × ${processor?.model ?? 'unknown processor'}, Node ${process.version}\n`)
console.log(
  table(
    [
      ...['posts', 'pages', 'first build', 'a page, after the first second', 'processor', 'memory'],
      ...['unchanged, again', 'processor', 'development server ready'],
    ],
    rows,
  ),
)

/** A copy of the site with generated posts in place of its own, and without anything kept from earlier builds. */
async function copySite(posts: number): Promise<string> {
  const { folder: copy } = await copyProject({ isAfresh: true })
  const insights = join(copy, 'content/insights')
  await rm(insights, { recursive: true })
  await mkdir(insights)
  await generatePosts(insights, posts)
  return copy
}

async function build(copy: string): Promise<Build> {
  const start = performance.now()
  const output = await run(copy, ['--import', TELL_USAGE, 'node_modules/vite/bin/vite.js', 'build'])
  const seconds = (performance.now() - start) / SECOND
  const pages = Number(/(\d+) pages, /.exec(output)?.[1])
  const [, memory, work] = /used (\d+) (\d+)/.exec(output) ?? []
  return { seconds, pages, memory: Number(memory) / MEBIBYTE, work: Number(work) / MICROSECONDS }
}

function run(folder: string, command: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', SITE_FOLDER: 'dist' }
  const child = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))))
  })
}

/** Seconds from the command to the first answer of the development server with the list of posts. */
async function startOfLiveView(copy: string): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const start = performance.now()
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    { cwd: copy, stdio: 'ignore', env: { ...process.env, NODE_ENV: 'development' } },
  )
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/data/insights.json`).catch(() => undefined)
      if (answer?.ok) return (performance.now() - start) / SECOND
      if (child.exitCode !== null) throw new Error('The development server ended before it was ready')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  } finally {
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.kill()
    await ended
  }
}
