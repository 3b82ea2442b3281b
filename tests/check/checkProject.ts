/** Everything that `npm run check` looks at. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import type { Issue } from '../../src/generator/content/ContentError.ts'
import { startServer } from '../../src/generator/serve/startServer.ts'
import { runBuild } from '../support/sites.ts'
import { checkAccessibility } from './checkAccessibility.ts'
import { checkFeeds } from './checkFeeds.ts'
import { checkPages } from './checkPages.ts'
import { readPages } from './readPages.ts'
import { sourceFinder } from './sourceFinder.ts'

const run = promisify(execFile)

/** An issue of the build: `content/insights/3-x.md:5  title: missing`. */
const ISSUE_LINE = /^\s*((?:content|public|theme)\/.*?)(?::(\d+))? {2}(\S.*)$/gm

/**
 * Checks the project in a folder: types, and a site built from its content and theme. What stops the build is all that
 * is told then; otherwise the built pages are read, and shown to axe in the browser.
 */
export async function checkProject(root: string, browser: Browser): Promise<Issue[]> {
  const folder = await mkdtemp(join(tmpdir(), 'check-'))
  try {
    const [types, build] = await Promise.all([checkTypes(root), checkBuild(root, join(folder, 'site'))])
    if (build.length > 0) return [...types, ...build]
    return [...types, ...(await checkSite(root, join(folder, 'site'), browser))]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function checkTypes(root: string): Promise<Issue[]> {
  const program = join(root, 'node_modules/typescript/bin/tsc')
  const output = await run(process.execPath, [program, '-p', '.', '--pretty', 'false'], { cwd: root }).then(
    () => '',
    (error: unknown) => (error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)),
  )
  return [...output.matchAll(/^(\S+?)\((\d+),\d+\): error (.*)$/gm)].map(([, file = '', line, expected = '']) => ({
    file,
    line: Number(line),
    expected,
  }))
}

async function checkBuild(root: string, folder: string): Promise<Issue[]> {
  const { code, output } = await runBuild(root, { BASE_PATH: '/', SITE_FOLDER: folder })
  if (code === 0) return []
  const issues = [...output.matchAll(ISSUE_LINE)].map(([, file = '', line, expected = '']) => ({
    file,
    line: line === undefined ? undefined : Number(line),
    expected,
  }))
  const pale = [...output.matchAll(/^(?:light|dark): .* and needs .*$/gm)].map(([expected]) => ({
    file: 'theme',
    expected,
  }))
  const found = [...issues, ...pale]
  return found.length > 0 ? found : [{ file: 'vite.config.ts', expected: `the site does not build:\n${output}` }]
}

async function checkSite(root: string, folder: string, browser: Browser): Promise<Issue[]> {
  const findSource = sourceFinder(root)
  const pages = await readPages(folder)
  const server = await startServer({ folder })
  try {
    return [
      ...checkPages(folder, pages, findSource),
      ...(await checkFeeds(folder, pages, findSource)),
      ...(await checkAccessibility(browser, server.address, pages, findSource)),
    ]
  } finally {
    await server.close()
  }
}
