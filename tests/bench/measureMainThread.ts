/** Measures the work of a page's main thread in a browser that nobody looks into. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Profile } from './profiles.ts'

export type MainThread = {
  /** Processor time in all, in ms. */
  work: number
  /** What tasks after the first paint take beyond 50 ms each, on a processor that is slower by the profile's factor. */
  blocking: number
  /** The longest tasks after the first paint, in ms on this processor. */
  longest: number[]
}

/** What the browser writes into its trace; `ts` and `dur` in µs of the clock, `tdur` in µs of the processor. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** How long the browser traces from its start, in s: longer than anything on a page takes. */
const TRACED = 7
const SECOND = 1000
/** A task is felt from here on, in ms (https://web.dev/articles/tbt). */
const LONG = 50
/** How often and how many times the trace is looked for once it should be there. */
const [PAUSE, ATTEMPTS] = [300, 30]

/**
 * Opens the address in a browser of its own and measures by processor time, which hardly depends on what else the
 * machine does; the processor is not slowed down, the profile's factor is applied to what was measured. The browser
 * traces from its start and its developer tools stay shut: open, they alone keep a page of this size busy for 25 ms
 * (V8 reads all scripts again for the places of their functions).
 */
export async function measureMainThread(executable: string, address: string, profile: Profile): Promise<MainThread> {
  const folder = await mkdtemp(join(tmpdir(), 'site-trace-'))
  const file = join(folder, 'trace.json')
  const { viewport, deviceScaleFactor, slowdown } = profile
  const browser = spawn(
    executable,
    [
      // The port keeps a browser without windows from ending with the page; nobody calls there.
      ...['--headless', '--no-sandbox', '--hide-scrollbars', '--no-first-run', '--remote-debugging-port=0'],
      `--user-data-dir=${join(folder, 'profile')}`,
      `--window-size=${viewport.width},${viewport.height}`,
      `--force-device-scale-factor=${deviceScaleFactor}`,
      '--trace-startup=toplevel,loading',
      `--trace-startup-duration=${TRACED}`,
      '--trace-startup-format=json',
      `--trace-startup-file=${file}`,
      address,
    ],
    { stdio: 'ignore', detached: true },
  )
  const failed = once(browser, 'error').then(([error]) => {
    throw error
  })
  try {
    await Promise.race([sleep(TRACED * SECOND), failed])
    return readTrace(await traceIn(file), slowdown)
  } finally {
    // The command may be a script that starts the browser: both belong to one group.
    if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: ATTEMPTS, retryDelay: PAUSE })
  }
}

async function traceIn(file: string): Promise<TraceEvent[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(await readFile(file, 'utf8'))
      return traceEvents
    } catch {
      // Not written, or not to its end.
      await sleep(PAUSE)
    }
  }
  throw new Error('The browser wrote no trace')
}

function readTrace(events: TraceEvent[], slowdown: number): MainThread {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && args?.name === 'CrRendererMain' && pid === paint?.pid,
  )
  if (paint === undefined || main === undefined) throw new Error('The page was not painted')
  const tasks = outermost(
    events.filter(({ name, pid, tid }) => pid === main.pid && tid === main.tid && /(?:^|::)RunTask$/.test(name)),
  )
  const times = (of: TraceEvent[]) => of.map(({ tdur = 0 }) => tdur / SECOND)
  const felt = times(tasks.filter(({ ts }) => ts >= paint.ts))
  return {
    work: total(times(tasks)),
    blocking: total(felt.map((task) => Math.max(0, task * slowdown - LONG))),
    longest: felt.toSorted((one, other) => other - one).slice(0, 3),
  }
}

/** Some tasks are told of twice, one inside the other. */
function outermost(tasks: TraceEvent[]): TraceEvent[] {
  let end = 0
  return tasks
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
