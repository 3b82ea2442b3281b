/** Which files the owner has, and which file an address in the content means. */
import { type Dirent, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/** The files below `content/` and `public/`, by their path from the root with forward slashes. */
export type FileIndex = ReadonlySet<string>

/** Lists the owner's files once, spelt as the disk spells them: a host may tell capitals apart where a laptop doesn't. */
export function indexFiles(root: string): FileIndex {
  return new Set([...listFiles(root, 'content'), ...listFiles(root, 'public')])
}

/** Every file below a folder but hidden ones, in a stable order. */
export function listFiles(root: string, folder: string): string[] {
  return entriesOf(join(root, folder))
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? listFiles(root, path) : [path]
    })
    .sort()
}

/**
 * The file a picture's address means: below `public/` when it begins with a slash, else beside the file that names
 * it (or elsewhere in `content/`). Nothing when there is no such file.
 */
export function findPicture(files: FileIndex, source: string, fromFile: string): string | undefined {
  const candidates = [source, decoded(source)].map((address) =>
    address.startsWith('/') ? posix.join('public', address) : posix.join(posix.dirname(fromFile), address),
  )
  return candidates.find((path) => files.has(path))
}

/** An address without its percent signs; a broken one stays as it is. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** True for an address on another host. */
export function isRemote(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(address)
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
