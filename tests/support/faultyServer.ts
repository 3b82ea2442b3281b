/** A server for the tests that answers late, refuses, or sends further headers, as bad days of a host do. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { type RunningServer, startServer } from '../../src/generator/serve/startServer.ts'
import { type SiteName, siteFolder } from './sites.ts'

type Faults = {
  /** Sent with every answer. */
  headers?: Record<string, string>
  /** Paths that are answered late, by so many milliseconds. */
  delays?: [path: RegExp, milliseconds: number][]
  /** Paths that are answered with this status and nothing else. */
  refused?: [path: RegExp, status: number][]
  /** Paths whose connection breaks without an answer. */
  broken?: RegExp[]
  /** Pages come in so many pieces and more, a moment apart: each heading is parted from its text too. */
  pieces?: number
}

export type FaultyServer = RunningServer & {
  /** May be changed while the server runs. */
  faults: Faults
  /** The paths asked for, in order; grows. */
  asked: string[]
}

/** Sends the head of a page at once, as a network does with what is packed so well, and its body piece by piece. */
async function sendInPieces(response: ServerResponse, html: string, count: number): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
  const start = html.indexOf('<body')
  const size = Math.ceil((html.length - start) / count)
  const even = Array.from({ length: count }, (_, index) => start + index * size)
  const inHeadings = [...html.matchAll(/<h[1-6][^>]*>/g)].map(({ index, 0: tag }) => index + tag.length)
  let sent = 0
  for (const cut of [...even, ...inHeadings].sort((one, other) => one - other)) {
    response.write(html.slice(sent, cut))
    sent = cut
    await wait(30)
  }
  response.end(html.slice(sent))
}

/** Serves a built site with faults until the test is over. */
export async function startFaultyServer(
  faults: Faults,
  { site = 'default', basePath = '/' }: { site?: SiteName; basePath?: string } = {},
): Promise<FaultyServer> {
  const asked: string[] = []
  const server = await startServer({
    folder: siteFolder(site),
    basePath,
    onRequest: async (path, _request, response) => {
      asked.push(path)
      const { headers = {}, delays = [], refused = [], broken = [], pieces } = faults
      for (const [pattern, milliseconds] of delays) if (pattern.test(path)) await wait(milliseconds)
      if (broken.some((pattern) => pattern.test(path))) {
        response.destroy()
        return true
      }
      const refusal = refused.find(([pattern]) => pattern.test(path))
      if (refusal !== undefined) {
        response.writeHead(refusal[1], { 'Cache-Control': 'no-store' }).end()
        return true
      }
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      const file = join(siteFolder(site), path === '/' ? 'index.html' : `${path}.html`)
      if (pieces === undefined || !existsSync(file)) return false
      await sendInPieces(response, await readFile(file, 'utf8'), pieces)
      return true
    },
  })
  onTestFinished(() => server.close())
  return { ...server, faults, asked }
}
