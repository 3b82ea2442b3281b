import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** The base path that the build has used: `BASE_PATH` of the environment, else the one of `content/site.yaml`. */
export function readBasePath(root: string): string {
  if (process.env.BASE_PATH) return process.env.BASE_PATH
  const site: unknown = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'))
  const isSite = typeof site === 'object' && site !== null && 'basePath' in site
  return isSite && typeof site.basePath === 'string' ? site.basePath : '/'
}
