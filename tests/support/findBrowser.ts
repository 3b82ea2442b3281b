/** Finds a Chromium to test with, or gets one. */
import { execFile, spawn } from 'node:child_process'
import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** Names of the environment that may say where the browser is; the first that is set decides. */
const VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH', 'BROWSER_PATH', 'BROWSER'] as const

/** What the browsers' commands are called on Linux; the one without windows is the lightest. */
const COMMANDS = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
]

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const WINDOWS_FOLDERS = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'] as const
const WINDOWS_PROGRAMS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

const APT_INSTALL = ['install', '-y', '-q', '--no-install-recommends']

/** How the package managers get a browser; the one without windows, where they have it, takes half the time. */
const PACKAGE_MANAGERS: Record<string, string[][]> = {
  'apt-get': [
    ['update', '-q'],
    [...APT_INSTALL, 'chromium-headless-shell'],
    [...APT_INSTALL, 'chromium'],
  ],
  dnf: [['install', '-y', '-q', 'chromium']],
  apk: [['add', '-q', 'chromium']],
}

const ADVICE = 'No browser to test with: install Chrome, Chromium or Edge, or set CHROMIUM_PATH to one.'

/** What the search asks of the machine. */
export type Machine = {
  environment: Partial<Record<string, string>>
  platform: NodeJS.Platform
  isRoot: boolean
  /** Where the test tool would put a browser of its own. */
  ownDownload: () => string
  /** Whether this file is a program. */
  exists: (path: string) => Promise<boolean>
  /** Whether this program is a browser that starts. */
  starts: (path: string) => Promise<boolean>
  /** Runs a command to its end; `false` when it fails. */
  run: (command: string, parameters: string[]) => Promise<boolean>
  say: (line: string) => void
}

/**
 * Path of a browser that starts: the one the environment names, an installed one, the test tool's own download, one
 * from the system's package manager. Throws an error of one line when there is none.
 */
export async function findBrowser(machine: Machine = thisMachine): Promise<string> {
  const variable = VARIABLES.find((name) => isPath(machine.environment[name]))
  const named = variable && machine.environment[variable]
  if (named !== undefined) {
    if (await machine.starts(named)) return named
    throw new Error(`${variable} is "${named}", which is no browser that starts: correct it, or leave it out.`)
  }
  const found = (await installed(machine)) ?? (await download(machine)) ?? (await install(machine))
  if (found === undefined) throw new Error(ADVICE)
  return found
}

/** `BROWSER` often holds the name of a command for opening links, which isn't meant for us. */
function isPath(value: string | undefined): boolean {
  return value !== undefined && /[\\/]/.test(value)
}

async function installed(machine: Machine): Promise<string | undefined> {
  return firstThatStarts(machine, placesOf(machine))
}

function placesOf({ environment, platform }: Machine): string[] {
  if (platform === 'darwin') return MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)
  if (platform === 'win32') {
    const folders = WINDOWS_FOLDERS.map((name) => environment[name]).filter((folder) => folder !== undefined)
    return WINDOWS_PROGRAMS.flatMap((program) => folders.map((folder) => `${folder}\\${program}`))
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean)
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)))
}

async function firstThatStarts(machine: Machine, places: string[]): Promise<string | undefined> {
  for (const place of places) {
    if ((await machine.exists(place)) && (await machine.starts(place))) return place
  }
  return undefined
}

async function download(machine: Machine): Promise<string | undefined> {
  const own = machine.ownDownload()
  if (await firstThatStarts(machine, [own])) return own
  machine.say('No installed browser found; downloading one with the test tool.')
  const tool = join(import.meta.dirname, '../../node_modules/playwright-core/cli.js')
  await machine.run(process.execPath, [tool, 'install', 'chromium'])
  return firstThatStarts(machine, [own])
}

async function install(machine: Machine): Promise<string | undefined> {
  if (machine.platform !== 'linux') return undefined
  const folders = (machine.environment.PATH ?? '').split(delimiter).filter(Boolean)
  const has = async (command: string) =>
    (await Promise.all(folders.map((folder) => machine.exists(join(folder, command))))).includes(true)
  const prefix = machine.isRoot ? [] : ['sudo', '-n']
  if (!machine.isRoot && !(await has('sudo'))) return undefined
  for (const [manager, steps] of Object.entries(PACKAGE_MANAGERS)) {
    if (!(await has(manager))) continue
    machine.say(`Installing a browser with ${manager}.`)
    for (const step of steps) {
      const [command = manager, ...parameters] = [...prefix, manager, ...step]
      // A step may fail (one source of many is down) and the next still work: what counts is a browser that starts.
      await machine.run(command, parameters)
      const found = await installed(machine)
      if (found !== undefined) return found
    }
    return undefined
  }
  return undefined
}

const MINUTE = 60_000

const thisMachine: Machine = {
  environment: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  ownDownload: () => chromium.executablePath(),
  exists: (path) =>
    access(path).then(
      () => true,
      () => false,
    ),
  starts: (path) => {
    // Elsewhere asking for the version opens a window, and a program that exists is no stub.
    if (process.platform !== 'linux') return thisMachine.exists(path)
    return new Promise((resolve) => {
      execFile(path, ['--version'], { timeout: MINUTE }, (error) => resolve(error === null))
    })
  },
  run: (command, parameters) =>
    new Promise((resolve) => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      const child = spawn(command, parameters, { stdio: 'ignore', env, timeout: 5 * MINUTE })
      child.once('error', () => resolve(false))
      child.once('close', (code) => resolve(code === 0))
    }),
  say: (line) => console.log(line),
}
