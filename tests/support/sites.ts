/** The sites that are built for the tests in the browser. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What a build is made from, besides the words and files of the owner. */
const PARTS = ['src', 'theme', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** The small site that stands for an owner's: each feature once, few posts and projects, no id 1. */
export const FIXTURE = join(root, 'tests/fixtures/site')

type Variant = {
  basePath: string
  environment: Record<string, string>
  /** A file without which there is nothing to build. */
  needs?: string
  /** A folder whose files are added to the fixture's, as if they stood at the project's root. */
  added?: string
}

const variants = {
  /** As the fixture says, at the root of its host. */
  default: { basePath: '/', environment: { BASE_PATH: '/' } },
  /** In a folder of its host. */
  portfolio: { basePath: '/portfolio/', environment: { BASE_PATH: '/portfolio/' } },
  /** In the second theme, by a machine on another continent. */
  readout: {
    basePath: '/',
    environment: { BASE_PATH: '/', SITE_THEME: 'readout', TZ: 'America/New_York' },
    needs: 'theme/readout/index.ts',
  },
  /** With further posts, each of which once broke some site. */
  cases: { basePath: '/', environment: { BASE_PATH: '/' }, added: 'tests/fixtures/cases' },
} satisfies Record<string, Variant>

export type SiteName = keyof typeof variants

export type BuiltSite = { name: SiteName; folder: string; basePath: string }

/**
 * Builds the sites one after the other, each in a folder of its own below `node_modules/.cache`. With `REUSE_SITES`
 * in the environment those that stand there already are taken as they are.
 */
export async function buildSites(): Promise<BuiltSite[]> {
  const built: BuiltSite[] = []
  for (const name of builtSites(['default', 'portfolio', 'readout', 'cases'])) {
    const folder = siteFolder(name)
    if (!process.env.REUSE_SITES || !existsSync(join(folder, '404.html'))) await build(name)
    built.push({ name, folder, basePath: variants[name].basePath })
  }
  return built
}

/** Those of the sites that there is something to build from; with `SITES=default,cases` in the environment, of these. */
export function builtSites(names: readonly SiteName[]): SiteName[] {
  const wanted = process.env.SITES?.split(',') ?? names
  return names.filter((name) => {
    const { needs }: Variant = variants[name]
    return wanted.includes(name) && (needs === undefined || existsSync(join(root, needs)))
  })
}

/** Where a site is built to. */
export function siteFolder(name: SiteName): string {
  return join(root, relativeFolder(name))
}

function relativeFolder(name: SiteName): string {
  return `node_modules/.cache/sites/${name}`
}

async function build(name: SiteName): Promise<void> {
  const { environment, added }: Variant = variants[name]
  const copy = await copyProject({ added })
  try {
    await buildFrom(copy.folder, name, environment)
  } finally {
    await copy.remove()
  }
}

export type ProjectCopy = { folder: string; remove: () => Promise<void> }

type CopyOptions = {
  /** A folder whose files are put over the fixture's, from the project's root. */
  added?: string
  /** Without anything kept from earlier builds. */
  isAfresh?: boolean
}

/** Copies what a build is made from, with the fixture's content. Packages are those of the project. */
export async function copyProject({ added, isAfresh = false }: CopyOptions = {}): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  for (const part of PARTS.filter((each) => existsSync(join(root, each)))) {
    await cp(join(root, part), join(folder, part), { recursive: true })
  }
  for (const part of ['content', 'public']) await cp(join(FIXTURE, part), join(folder, part), { recursive: true })
  if (added !== undefined) await cp(join(root, added), folder, { recursive: true })
  await linkPackages(folder, { isAfresh })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Gives a copy of the project the packages of this one. */
export async function linkPackages(folder: string, { isAfresh = false }: Pick<CopyOptions, 'isAfresh'> = {}) {
  // Without what Vite has prepared of the packages for a development server, which may be running.
  const leftOut = isAfresh ? ['.vite', '.cache'] : ['.vite']
  const packages = join(folder, 'node_modules')
  await mkdir(packages)
  for (const entry of await readdir(join(root, 'node_modules'), { withFileTypes: true })) {
    const [from, to] = [join(root, 'node_modules', entry.name), join(packages, entry.name)]
    if (entry.isFile()) await cp(from, to)
    else if (!leftOut.includes(entry.name)) await symlink(from, to, 'junction')
  }
}

/** Builds a site into a folder of its own; rejects with what the build said. */
async function buildFrom(project: string, name: SiteName, environment: Record<string, string>): Promise<void> {
  await rm(siteFolder(name), { recursive: true, force: true })
  const { code, output } = await runBuild(project, { ...environment, SITE_FOLDER: relativeFolder(name) })
  if (code !== 0) throw new Error(`The site "${name}" did not build:\n${output}`)
}

/** Does in a project's folder what `npm run build` does there, and tells how it ended and what it said. */
export async function runBuild(
  project: string,
  environment: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: project,
    // Vitest calls itself a test environment; a published site is built for production.
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', (status) => resolve(status)),
  )
  return { code, output }
}
