/** What is kept between builds is kept under the code that made it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './hashes.ts'

/** A hash that changes with the files of a folder, with `more` files, with Node and with the packages installed. */
export function codeVersion(root: string, folder: string, more: readonly string[] = []): string {
  const files = readdirSync(folder).map((name) => join(folder, name))
  const texts = [...files.sort(), ...more].map((file) => readFileSync(file, 'utf8'))
  return hashOf(JSON.stringify([process.version, installedPackages(root), ...texts]))
}

/**
 * Which packages are installed, in which versions, as npm notes it beside them. Where no such note is, each answer is
 * another one: then nothing that is kept under it is taken for what the installed packages would make.
 */
function installedPackages(root: string): string {
  try {
    return readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')
  } catch {
    return `${process.pid} ${performance.now()}`
  }
}
