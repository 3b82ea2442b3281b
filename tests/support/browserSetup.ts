/** Runs once before the tests in the browser: builds and serves the sites, starts one browser for all. */
import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { type RunningServer, startServer } from '../../src/build/serve/startServer.ts'
import { findBrowser } from './findBrowser.ts'
import { buildSites, type SiteName } from './sites.ts'

const servers: RunningServer[] = []
let browser: BrowserServer | undefined

export async function setup(project: TestProject): Promise<void> {
  const executablePath = await findBrowser()
  const addresses: Partial<Record<SiteName, string>> = {}
  for (const { name, folder, basePath } of await buildSites()) {
    const server = await startServer({ folder, basePath })
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
