/** Brings the owner's words into the site: as modules in the build, as a development server while they are edited. */
import { relative, resolve, sep } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { type ContentFile, isContentFile } from '../../lib/content/contentFiles.ts'
import { dataFile } from './dataFiles.ts'
import { ContentError } from './ContentError.ts'
import { type Content, type ContentOptions, createMemory, loadContent } from './loadContent.ts'
import { NAME_MODULE, nameModule } from './nameShape.ts'
import { readContentFile } from './readContentFile.ts'

/** Sent to the browser when a Markdown file has changed, so that it reads its data again. */
const CONTENT_CHANGED = 'content:changed'

/** Sent before an update: at a shown issue the browser would reload the page. */
const CONTENT_FIXED = 'content:fixed'

const BUILD = { texts: 'checked', unpublished: 'left out' } as const
const DEVELOPMENT = { texts: 'on demand', unpublished: 'shown' } as const

const PREFIX = '@content/'
/** What `@content/name` is read from: the site's facts, seen in another way. */
const NAME_SOURCE = 'site.yaml?name'

export type ContentPluginOptions = Pick<ContentOptions, 'pictures' | 'store'> & {
  /** Content read already, which saves the build a second reading. */
  content?: Content
}

/**
 * Resolves `@content/….yaml` to the checked file, stops the build at issues, and in the development server watches `content/`,
 * answers `/data/*.json` and shows issues over the page until they are fixed.
 */
export function contentPlugin({ pictures, store, content: given }: ContentPluginOptions): Plugin {
  const memory = createMemory()
  let root = process.cwd()
  let isBuild = true
  let content: Promise<Content> | undefined

  const load = () => {
    const loading = loadContent(root, { pictures, store, ...(isBuild ? BUILD : DEVELOPMENT), memory })
    // Whoever awaits it sees the issue; one that nobody awaits must not end the process.
    loading.catch(() => undefined)
    return loading
  }
  const nameOf = (id: string) => relative(resolve(root, 'content'), id.replace(/\?.*$/, '')).split(sep).join('/')

  return {
    name: 'site-content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    async buildStart() {
      if (isBuild && given === undefined) await (content ??= load())
    },
    resolveId(id) {
      if (!id.startsWith(PREFIX)) return undefined
      return resolve(root, 'content', id === NAME_MODULE ? NAME_SOURCE : id.slice(PREFIX.length))
    },
    load(id) {
      const name = nameOf(id)
      if (!name.endsWith('.yaml') || name.startsWith('..')) return undefined
      if (!isContentFile(name)) throw new Error(`content/${name} is not a file of content the site knows`)
      this.addWatchFile(resolve(root, 'content', name))
      const code = id.endsWith(NAME_SOURCE) ? nameModule(root) : wordsModule(root, name)
      return { code, map: null, moduleType: 'js' }
    },
    async configureServer(server) {
      content = load()
      const answer: Connect.NextHandleFunction = async (request, response, next) => {
        const name = dataName(request.url, server.config.base)
        if (name === undefined) return next()
        try {
          content ??= load()
          const text = await dataFile(await content, name)
          response.statusCode = text === undefined ? 404 : 200
          response.setHeader('Content-Type', 'application/json; charset=utf-8')
          response.setHeader('Cache-Control', 'no-store')
          response.end(text ?? 'null')
        } catch (error) {
          showIssues(server, error)
          response.statusCode = 500
          response.end(String(error))
        }
      }
      server.middlewares.use(answer)
      server.httpServer?.once('listening', () => content?.catch((error: unknown) => showIssues(server, error)))
      // Files that come and go change the collections too; hot updates tell of changes in known files alone.
      for (const event of ['add', 'unlink', 'change'] as const) {
        server.watcher.on(event, (file: string) => {
          if (!isContent(nameOf(file))) return
          content = load()
          void announce(server, content, nameOf(file))
        })
      }
      server.watcher.add(resolve(root, 'content'))
    },
    hotUpdate({ file, modules, server }) {
      const name = nameOf(file)
      if (!isContentFile(name)) return modules
      // The page stays as it is below the issue.
      if (readContentFile(root, name).issues.length > 0) return []
      server.ws.send({ type: 'custom', event: CONTENT_FIXED })
      return modules
    },
  }
}

/** The source of the module of a file of words. Throws its issues. */
function wordsModule(root: string, name: ContentFile): string {
  const { value, issues } = readContentFile(root, name)
  if (issues.length > 0) throw new ContentError(issues)
  return `export default ${JSON.stringify(value)}`
}

/** Shows what is wrong, or takes the issue away and tells the browser that data have changed. */
async function announce(server: ViteDevServer, loading: Promise<Content>, name: string): Promise<void> {
  try {
    const content = await loading
    const issues = content.checkText(`content/${name}`)
    if (issues.length > 0) throw new ContentError(issues)
    server.ws.send({ type: 'custom', event: CONTENT_FIXED })
    // A page that a issue kept from starting does so at an update, even an empty one.
    server.ws.send({ type: 'update', updates: [] })
    server.ws.send({ type: 'custom', event: CONTENT_CHANGED, data: { file: `content/${name}` } })
  } catch (error) {
    showIssues(server, error)
  }
}

function showIssues(server: ViteDevServer, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  server.config.logger.error(message, { timestamp: true })
  server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'site-content' } })
}

/** Hidden files hold nothing the pages show: the JSON Schemas among them are written by ourselves. */
function isContent(name: string): boolean {
  return !name.startsWith('..') && !name.split('/').some((part) => part.startsWith('.'))
}

function dataName(url: string | undefined, base: string): string | undefined {
  const path = url?.replace(/\?.*$/, '') ?? ''
  return [`${base}data/`, '/data/']
    .filter((start) => path.startsWith(start))
    .map((start) => /^(.+)\.json$/.exec(path.slice(start.length))?.[1])
    .find((name) => name !== undefined)
}
