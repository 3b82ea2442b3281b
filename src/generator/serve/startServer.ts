/** A server that answers as a static host does, for `npm start` and for the tests. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'

/** Folders whose files carry a hash of their content in the name, so that one name means one content for ever. */
const HASHED_FOLDERS = /^\/(?:assets|fonts|pictures)\//

/** The types of text files by the end of the address, which go out with their character set; no end is a page. */
const TEXT_TYPES: Partial<Record<string, string>> = {
  '': 'text/html',
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
}

export type ServerOptions = {
  /** The folder of the built site. */
  folder: string
  /** Where the site lives on its host; `/` or, for example, `/portfolio/`. */
  basePath?: string
  /** The port to listen at; 0 takes any free one. */
  port?: number
  /** The network interface to listen at. */
  host?: string
  /** Sees every request first, with its path without the base; `true` means that it has answered it. */
  onRequest?: (path: string, request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>
}

export type RunningServer = {
  /** Address of the site's home page, with the base path and a slash at the end. */
  address: string
  close: () => Promise<void>
}

/**
 * Serves a built site: addresses without `.html`, with or without a slash at the end; `404.html` with its true status
 * for everything else; compressed; hashed files cached for good, all others asked for again each time. Files are looked
 * up again for each request, so that a build beside it shows at once.
 */
export async function startServer({
  folder,
  basePath = '/',
  port = 0,
  host = 'localhost',
  onRequest,
}: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no built site: run "npm run build"`)
  const base = `/${basePath.split('/').filter(Boolean).join('/')}/`.replace('//', '/')
  const answerNotFound = notFoundFile(folder)
  const compress = compression()
  const serveFile = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: (_request, response) => answerNotFound(response),
    setHeaders: (response, path) => setFileHeaders(response, path),
  })

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path, query] = splitAddress(request.url ?? '/')
    if (base !== '/' && path === base.slice(0, -1)) return redirect(response, base + query)
    if (!path.startsWith(base)) return refuse(response, 404, 'Not found')
    const pathInSite = path.slice(base.length - 1)
    if (await onRequest?.(pathInSite, request, response)) return
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Method not allowed')
    // Part of a compressed answer would be a part of something else.
    if (request.headers.range !== undefined) delete request.headers['accept-encoding']
    request.url = pathInSite + query
    compress(request, response, () => (isNoPage(pathInSite) ? answerNotFound(response) : serveFile(request, response)))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) refuse(response, 500, 'Something went wrong')
      else response.destroy()
    })
  })
  const takenPort = await listen(server, port, host)
  return { address: `http://${host}:${takenPort}${base}`, close: () => close(server) }
}

/** The path of an address, and its query with the question mark. */
function splitAddress(address: string): [path: string, query: string] {
  const [path = '/'] = address.split(/[?#]/)
  return [path, address.slice(path.length)]
}

/** Addresses that would lead to a file, but are none: the not-found page, hidden files, a file with a slash at the end. */
function isNoPage(path: string): boolean {
  return /^\/404(?:\.html)?\/?$/.test(path) || /\.\w+\/$/.test(path) || /\/(?:\.|%2e)(?!well-known\/)/i.test(path)
}

function setFileHeaders(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', HASHED_FOLDERS.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  const type = TEXT_TYPES[extname(path)]
  if (type !== undefined) response.setHeader('Content-Type', `${type}; charset=utf-8`)
}

function notFoundFile(folder: string): (response: ServerResponse) => void {
  const file = join(folder, '404.html')
  return (response) => {
    if (!existsSync(file)) return refuse(response, 404, 'Not found')
    const html = readFileSync(file)
    response.writeHead(404, {
      'Content-Type': `${TEXT_TYPES['.html']}; charset=utf-8`,
      'Content-Length': html.length,
      'Cache-Control': 'no-cache',
    })
    response.end(html)
  }
}

function redirect(response: ServerResponse, address: string): void {
  response.writeHead(301, { Location: address })
  response.end()
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(`${text}\n`)
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })
}
