/**
 * `npm run screenshots`: pictures of every page, in both themes and schemes and at four widths, in `tests/screenshots/`;
 * with paths after `--`, such as `-- / /projects`, of those alone.
 *
 * `-- --compare [revision]` takes the same pictures of that revision (the last commit unless said) and lists those that
 * differ, each with a picture of both and of the difference in `tests/screenshots/compare/`.
 *
 * `-- --readme` makes the few small ones that the README shows, in `.github/readme/`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startServer } from '../src/generator/serve/startServer.ts'
import { compareScreenshots } from './support/compareScreenshots.ts'
import { findBrowser } from './support/findBrowser.ts'
import { pathsOf, takeReadmeScreenshots, takeScreenshots } from './support/takeScreenshots.ts'
import { linkPackages, runBuild } from './support/sites.ts'

const root = join(import.meta.dirname, '..')
const themes = ['editorial', 'readout'] as const
const pictures = join(root, 'tests/screenshots')
const cache = join(root, 'node_modules/.cache/screenshots')

const words = process.argv.slice(2)
const wantedPaths = words.filter((word) => word.startsWith('/'))
const [revision = 'HEAD'] = words.filter((word) => !word.startsWith('/') && !word.startsWith('--'))

const browser = await chromium.launch({ executablePath: await findBrowser(), chromiumSandbox: false })
try {
  for (const theme of themes) {
    await build(root, theme, join(cache, 'current', theme))
    if (words.includes('--readme')) await photographForReadme(theme)
    else await photograph(theme, 'current', join(pictures, theme))
  }
  if (words.includes('--compare')) await compareWith(revision)
} finally {
  await browser.close()
}

/** Builds a project's site in a theme. The build gets a folder inside the project, as older revisions ask for. */
async function build(project: string, theme: string, folder: string): Promise<void> {
  const inside = 'node_modules/.cache/screenshot-site'
  const { code, output } = await runBuild(project, { BASE_PATH: '/', SITE_THEME: theme, SITE_FOLDER: inside })
  if (code !== 0) throw new Error(`The site did not build in ${theme}:\n${output}`)
  await rm(folder, { recursive: true, force: true })
  await cp(join(project, inside), folder, { recursive: true })
}

async function photograph(theme: string, version: string, into: string): Promise<void> {
  const folder = join(cache, version, theme)
  const server = await startServer({ folder })
  const paths = await pathsOf(folder)
  const chosen = wantedPaths.length === 0 ? paths : paths.filter((path) => wantedPaths.includes(path))
  await takeScreenshots(browser, server.address, chosen, into)
  await server.close()
}

async function photographForReadme(theme: (typeof themes)[number]): Promise<void> {
  const server = await startServer({ folder: join(cache, 'current', theme) })
  await takeReadmeScreenshots(browser, server.address, theme, join(root, '.github/readme'))
  await server.close()
}

/** Takes the pictures of a revision, whose sites are kept for the next time, and lists those that differ from today's. */
async function compareWith(wanted: string): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', `${wanted}^{commit}`], { cwd: root })
    .toString()
    .trim()
  if (!themes.every((theme) => existsSync(join(cache, commit, theme)))) await buildRevision(commit)
  let count = 0
  for (const theme of themes) {
    const before = join(cache, 'pictures', commit, theme)
    await photograph(theme, commit, before)
    count += await compareScreenshots(before, join(pictures, theme), join(pictures, 'compare', theme))
  }
  console.log(
    count === 0 ? `Nothing differs from ${commit}.` : `${count} differ from ${commit}: tests/screenshots/compare`,
  )
}

async function buildRevision(commit: string): Promise<void> {
  const project = join(await mkdtemp(join(tmpdir(), 'site-')), commit)
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', project, commit], { cwd: root })
  try {
    await linkPackages(project, { isAfresh: true })
    for (const theme of themes) await build(project, theme, join(cache, commit, theme))
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', project], { cwd: root })
  }
}
