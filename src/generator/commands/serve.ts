/** `npm start`, after the build: serves `dist/` at a printed address until it is stopped. */
import { join } from 'node:path'
import { readBasePath } from '../serve/readBasePath.ts'
import { startServer, type RunningServer } from '../serve/startServer.ts'

const FIRST_PORT = 4173
const TRIES = 20

const root = join(import.meta.dirname, '../../..')
const { HOST, PORT, SITE_FOLDER = 'dist' } = process.env

async function serveAtFreePort(port: number, triesLeft: number): Promise<RunningServer> {
  try {
    return await startServer({ folder: join(root, SITE_FOLDER), basePath: readBasePath(root), port, host: HOST })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken || triesLeft === 0) throw error
    return serveAtFreePort(port + 1, triesLeft - 1)
  }
}

try {
  const { address, close } = await serveAtFreePort(PORT ? Number(PORT) : FIRST_PORT, TRIES)
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
