/**
 * `npm run bench`: how fast the built site is for a phone, next to the same site with every script removed; the runs
 * of both take turns, so that what else the machine does falls on both. `--runs 5` for steadier numbers, `--folder`
 * for another build, `--routes /,/insights` for some pages alone.
 */
import { rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startServer } from '../../src/generator/serve/startServer.ts'
import { findBrowser } from '../support/findBrowser.ts'
import { type MainThread, measureMainThread } from './measureMainThread.ts'
import { measureBytes, measureNextPage, measurePaints, type Paints } from './measurePage.ts'
import { numbers, readOptions, table } from './options.ts'
import { sumOf } from './pageBytes.ts'
import { desktop, mobile } from './profiles.ts'
import { openSlowLine } from './slowLine.ts'
import { stripScripts } from './stripScripts.ts'

const root = join(import.meta.dirname, '../..')
const options = readOptions({
  runs: '5',
  folder: 'dist',
  routes: '/,/about,/projects,/project/1,/insights,/insight/1,/hire,/nope',
})
const [runs = 1] = numbers(options.runs)
const folder = join(root, options.folder)
const stripped = await stripScripts(folder)
const site = await startServer({ folder })
const limit = await startServer({ folder: stripped })
const slowSite = await openSlowLine(site.address, mobile)
const slowLimit = await openSlowLine(limit.address, mobile)
const executable = await findBrowser()
const browser = await chromium.launch({ executablePath: executable, chromiumSandbox: false })
const on = (server: { address: string }, path: string) => server.address.replace(/\/$/, '') + path

const rows: string[][] = []
const nextPages: string[][] = []
try {
  for (const path of options.routes.split(',')) rows.push(await measureRoute(path))
  for (const path of ['/insights', '/about']) nextPages.push(await measurePress(path))
} finally {
  await browser.close()
  await Promise.all([slowSite.close(), slowLimit.close(), site.close(), limit.close()])
  await rm(stripped, { recursive: true, force: true })
}

const [processor] = cpus()
console.log(
  `${cpus().length} × ${processor?.model ?? 'unknown processor'}, Chromium ${browser.version()}, median of ${runs}`,
)
console.log(
  `Phone: ${mobile.viewport.width}×${mobile.viewport.height}, ${mobile.slowdown}× slower, ${mobile.latency} ms, 1.6 Mbit/s. Ratios: to the same page without scripts.\n`,
)
console.log(
  table(
    [
      ...[
        'page',
        'FCP',
        'ratio',
        'LCP',
        'ratio',
        'CLS',
        'main thread',
        'without scripts',
        'blocking at ×4',
        'blocking without scripts',
        'longest tasks',
      ],
      ...['HTML', 'before load', 'scripts', 'fonts', 'in all'],
    ],
    rows,
  ),
)
console.log(`\n${table(['next page from home', 'phone', 'desktop'], nextPages)}`)

async function measureRoute(path: string): Promise<string[]> {
  const paints: Paints[] = []
  const limits: Paints[] = []
  const threads: MainThread[] = []
  const bare: MainThread[] = []
  for (let run = 0; run < runs; run += 1) {
    limits.push(await measurePaints(browser, on(limit, path), mobile))
    paints.push(await measurePaints(browser, on(site, path), mobile))
    bare.push(await measureMainThread(executable, on(slowLimit, path), mobile))
    threads.push(await measureMainThread(executable, on(slowSite, path), mobile))
  }
  const transfers = await measureBytes(browser, on(site, path), folder, mobile)
  const [fcp, lcp] = [median(paints.map((paint) => paint.fcp)), median(paints.map((paint) => paint.lcp))]
  const ratio = (value: number, values: number[]) => (value / median(values)).toFixed(2)
  const typical = threads.toSorted((one, other) => one.work - other.work)[Math.floor(threads.length / 2)]
  return [
    path,
    ms(fcp),
    ratio(
      fcp,
      limits.map((paint) => paint.fcp),
    ),
    ms(lcp),
    ratio(
      lcp,
      limits.map((paint) => paint.lcp),
    ),
    Math.max(...paints.map((paint) => paint.cls)).toFixed(3),
    ms(median(threads.map((thread) => thread.work))),
    ms(median(bare.map((thread) => thread.work))),
    ms(median(threads.map((thread) => thread.blocking))),
    ms(median(bare.map((thread) => thread.blocking))),
    typical?.longest.map((task) => task.toFixed(0)).join(' ') ?? '',
    kB(sumOf(transfers, 'html')),
    kB(sumOf(transfers.filter(({ isBeforeLoad }) => isBeforeLoad))),
    kB(sumOf(transfers, 'script')),
    kB(sumOf(transfers, 'font')),
    kB(sumOf(transfers)),
  ]
}

async function measurePress(path: string): Promise<string[]> {
  const phone: number[] = []
  const computer: number[] = []
  for (let run = 0; run < runs; run += 1) {
    phone.push(await measureNextPage(browser, on(site, '/'), path, mobile))
    computer.push(await measureNextPage(browser, on(site, '/'), path, desktop))
  }
  return [path, ms(median(phone)), ms(median(computer))]
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function ms(value: number): string {
  return `${Math.round(value)} ms`
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
