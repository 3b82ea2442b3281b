/** `npm start`, after the build: serves `dist/` at a printed address until it is stopped. */
import { join } from 'node:path'
import { readEnvironment } from '../environment.ts'
import { readBasePath } from '../serve/readBasePath.ts'
import { startServer, type RunningServer } from '../serve/startServer.ts'

const FIRST_PORT = 4173
const TRIES = 20

const root = join(import.meta.dirname, '../../..')

async function serveAtFreePort(folder: string, port: number, triesLeft: number): Promise<RunningServer> {
  try {
    return await startServer({ folder, basePath: readBasePath(root), port, host: process.env.HOST })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken || triesLeft === 0) throw error
    return serveAtFreePort(folder, port + 1, triesLeft - 1)
  }
}

try {
  const { siteFolder, port = FIRST_PORT } = readEnvironment(root)
  const { address, close } = await serveAtFreePort(siteFolder, port, TRIES)
  console.log(`The site is at ${address} (stop with Ctrl+C)`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().then(() => process.exit())
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
