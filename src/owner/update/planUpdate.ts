/** Works out what an update would change in an owner's copy. Changes nothing. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedHash, isAsShipped, readShippedFiles, type ShippedFiles } from '../shippedFiles.ts'
import { type ContentChange, migrateContent } from './migrateContent.ts'
import { mergePackage, PACKAGE_FILE } from './mergePackage.ts'
import { filesBelow, readOwnership } from './ownership.ts'

/** A changed file of the owner's keeps its content under its name with this added. */
export const KEPT_SUFFIX = '.yours'

export type UpdatePlan = {
  from: string
  to: string
  /** Files of the release to write, by path, with their content. */
  write: ReadonlyMap<string, Buffer>
  /** Files of earlier versions that the release no longer has. */
  remove: readonly string[]
  /** Product files the owner has changed: what the owner wrote is kept beside, under `KEPT_SUFFIX`. */
  keepBeside: readonly string[]
  /** Content files whose schema has changed. */
  content: readonly ContentChange[]
  /** Folders of `theme/` that are the owner's and stay as they are. */
  ownThemes: readonly string[]
}

/** Compares an owner's copy with the files of a release. */
export function planUpdate(copy: string, release: string): UpdatePlan {
  const shipped = readShippedFiles(release)
  const { isOwned, ownThemes } = readOwnership(copy, shipped)
  const released = filesBelow(release).filter((path) => !isOwned(path))
  const isChanged = (path: string) => existsSync(join(copy, path)) && !isAsShipped(copy, path, shipped)
  const content = new Map(released.map((path) => [path, contentOf(copy, release, path, shipped)]))
  const write = new Map([...content].filter(([path, data]) => !isSame(join(copy, path), data)))
  const gone = Object.keys(shipped).filter(
    (path) => !content.has(path) && !isOwned(path) && existsSync(join(copy, path)),
  )
  const isMerged = (path: string) => path === PACKAGE_FILE || path === 'package-lock.json'
  return {
    from: versionOf(copy),
    to: versionOf(release),
    write,
    remove: gone,
    keepBeside: [...write.keys(), ...gone].filter((path) => !isMerged(path) && isChanged(path)),
    content: migrateContent(copy, release),
    ownThemes,
  }
}

function contentOf(copy: string, release: string, path: string, shipped: ShippedFiles): Buffer {
  const released = readFileSync(join(release, path))
  if (path !== PACKAGE_FILE || isAsShipped(copy, path, shipped)) return released
  const theirs = readFileSync(join(copy, path), 'utf8')
  return Buffer.from(mergePackage(released.toString(), theirs))
}

const isSame = (file: string, data: Buffer) => existsSync(file) && shippedHash(readFileSync(file)) === shippedHash(data)

function versionOf(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, PACKAGE_FILE), 'utf8'))
  return version
}
