import { createHash } from 'node:crypto'

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A hash of several contents, in order. */
export function hashOfParts(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/** A short name for a content: the same content has the same name everywhere. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  return hashOfParts(...parts).slice(0, 10)
}
