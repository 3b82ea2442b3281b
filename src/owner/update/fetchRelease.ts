/** Gets the files of a release: from a git repository, from an archive, or from a folder. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Below `node_modules`, so that the release's own code finds the packages that are installed. */
const RELEASE_FOLDER = 'node_modules/.cache/update'

/** The name of the git remote that is asked unless told otherwise. */
export const PRODUCT_REMOTE = 'product'

/**
 * Puts a release's files into a folder and gives that. `source` is a folder, a `.tar.gz` archive, or anything that
 * `git clone` takes, with `#tag` at its end for a version other than the newest. Throws what git or tar says.
 */
export function fetchRelease(copy: string, source: string): string {
  if (existsSync(source) && statSync(source).isDirectory() && !existsSync(join(source, '.git'))) return source
  const folder = join(copy, RELEASE_FOLDER)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (/\.t(?:ar\.)?gz$/.test(source)) {
    execFileSync('tar', ['-xzf', source, '-C', folder])
    return rootOf(folder)
  }
  const [address = '', tag] = source.split('#')
  const branch = tag === undefined ? [] : ['--branch', tag]
  execFileSync('git', ['clone', '--quiet', '--depth', '1', ...branch, address, folder], { cwd: copy })
  return folder
}

/** The address of the remote that new versions come from; nothing when the copy has none. */
export function productRemote(copy: string): string | undefined {
  try {
    const git = ['remote', 'get-url', PRODUCT_REMOTE]
    return execFileSync('git', git, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** Archives mostly hold one folder with everything in it. */
function rootOf(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const [only] = readdirSync(folder)
  if (only === undefined || !existsSync(join(folder, only, 'package.json')))
    throw new Error('The archive holds no release')
  return join(folder, only)
}
