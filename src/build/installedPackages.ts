import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Which packages are installed, in which versions, as npm notes it beside them. Where no such note is, each answer is
 * another one: then nothing that is kept under it is taken for what the installed packages would make.
 */
export function installedPackages(root: string): string {
  try {
    return readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')
  } catch {
    return `${process.pid} ${performance.now()}`
  }
}
