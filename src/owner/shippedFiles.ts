/**
 * The record of every file the product has ever shipped, by path, as hashes. A file in an owner's copy whose hash is
 * on record is unchanged, whichever version the copy was made from.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Path from the project's root → hashes of that file in all released versions. */
export type ShippedFiles = Readonly<Record<string, readonly string[]>>

export const SHIPPED_FILES = 'src/owner/shippedFiles.json'

const HASH_LENGTH = 16

/** Reads the record of a release. */
export function readShippedFiles(root: string): ShippedFiles {
  const record: ShippedFiles = JSON.parse(readFileSync(join(root, SHIPPED_FILES), 'utf8'))
  return record
}

/** Hash of a file's content. Line ends don't count: git may have changed them. */
export function shippedHash(content: Buffer): string {
  const lines = content.includes(0) ? content : content.toString('latin1').replaceAll('\r\n', '\n')
  return createHash('sha256').update(lines).digest('hex').slice(0, HASH_LENGTH)
}

/** Whether the file at a path is there and as it was shipped in some version. */
export function isAsShipped(root: string, path: string, shipped: ShippedFiles): boolean {
  const file = join(root, path)
  return existsSync(file) && (shipped[path] ?? []).includes(shippedHash(readFileSync(file)))
}
