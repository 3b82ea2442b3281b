/** Which files the owner has, and which file an address in the content means. */
import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Issue } from './ContentError.ts'

/**
 * The files below `content/` and `public/`: from their path from the root, with forward slashes, to the same path as
 * the disk spells it. Accents may be written as letters of their own (NFD) or not (NFC): both spellings find a file.
 */
export type FileIndex = ReadonlyMap<string, string>

/** Lists the owner's files once, spelt as the disk spells them: a host may tell capitals apart where a laptop doesn't. */
export function indexFiles(root: string): FileIndex {
  const files = ['content', 'public'].flatMap((folder) => listFiles(root, folder))
  return new Map([
    ...files.map((file) => [file.normalize('NFC'), file] as const),
    ...files.map((file) => [file, file] as const),
  ])
}

/** The path, as the disk spells it, of the file at a path from the root; nothing when there is none. */
export function fileAt(files: FileIndex, path: string): string | undefined {
  return files.get(path) ?? files.get(path.normalize('NFC'))
}

/** Every file below a folder but hidden ones, in a stable order. Symbolic links count as what they lead to. */
export function listFiles(root: string, folder: string): string[] {
  return walk(root, folder, []).flatMap(({ path, problem }) => (problem === undefined ? [path] : []))
}

/** Symbolic links of the owner that lead to nothing, or to a folder they are in. */
export function brokenLinks(root: string): Issue[] {
  return ['content', 'public'].flatMap((folder) =>
    walk(root, folder, []).flatMap(({ path, problem }) =>
      problem === undefined ? [] : [{ file: path, expected: problem }],
    ),
  )
}

type Found = { path: string; problem?: string }

function walk(root: string, folder: string, parents: readonly string[]): Found[] {
  const real = realPath(join(root, folder))
  if (real === undefined)
    return isLink(root, folder) ? [{ path: folder, problem: 'this symbolic link leads to nothing' }] : []
  if (parents.includes(real)) return [{ path: folder, problem: 'this symbolic link leads to a folder it is in' }]
  return readdirSync(real, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry): Found[] => {
      const path = `${folder}/${entry.name}`
      if (entry.isFile()) return [{ path }]
      const isFolder = statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()
      if (isFolder === undefined) return [{ path, problem: 'this symbolic link leads to nothing' }]
      return isFolder ? walk(root, path, [...parents, real]) : [{ path }]
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

function isLink(root: string, path: string): boolean {
  const parent = realPath(join(root, posix.dirname(path)))
  const name = posix.basename(path)
  return parent !== undefined && readdirSync(parent).includes(name)
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/**
 * The file a picture's address means: below `public/` when it begins with a slash, else beside the file that names
 * it (or elsewhere in `content/`). Nothing when there is no such file.
 */
export function findPicture(files: FileIndex, source: string, fromFile: string): string | undefined {
  const candidates = [source, decoded(source)].map((address) =>
    address.startsWith('/') ? posix.join('public', address) : posix.join(posix.dirname(fromFile), address),
  )
  return candidates.map((path) => fileAt(files, path)).find((file) => file !== undefined)
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
