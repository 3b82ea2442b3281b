/** Runs once before the tests in the browser: builds and serves the sites, starts one browser for all. */
import type { IncomingMessage } from 'node:http'
import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { type RunningServer, startServer } from '../../src/generator/serve/startServer.ts'
import { findBrowser } from './findBrowser.ts'
import { buildSites, type SiteName } from './sites.ts'

const servers: RunningServer[] = []
let browser: BrowserServer | undefined

/** Compressing the same files for each of some hundred visits would take a good part of the run. */
function askForPlainFiles(_path: string, request: IncomingMessage): boolean {
  delete request.headers['accept-encoding']
  return false
}

export async function setup(project: TestProject): Promise<void> {
  const executablePath = await findBrowser()
  const addresses: Partial<Record<SiteName, string>> = {}
  for (const { name, folder, basePath } of await buildSites()) {
    const server = await startServer({ folder, basePath, onRequest: askForPlainFiles })
    servers.push(server)
    addresses[name] = server.address
  }
  browser = await chromium.launchServer({ executablePath, chromiumSandbox: false })
  project.provide('browser', browser.wsEndpoint())
  project.provide('addresses', addresses)
}

export async function teardown(): Promise<void> {
  await browser?.close()
  await Promise.all(servers.map((server) => server.close()))
}
