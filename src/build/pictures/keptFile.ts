import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A short name for a content: the same content has the same name everywhere. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 10)
}

/**
 * The file a slow step makes, made once: later runs read it back by its name, which must say everything the content
 * depends on.
 */
export async function keptFile(folder: string, name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const path = join(folder, name)
  const making = underway.get(path) ?? readOrMake(path, make).finally(() => underway.delete(path))
  underway.set(path, making)
  return making
}

/** What is asked for while it's being made is made once. */
const underway = new Map<string, Promise<Uint8Array>>()

async function readOrMake(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return kept
  const made = await make()
  await mkdir(dirname(path), { recursive: true })
  // Written aside and renamed, so that a run that is cut off leaves no half file.
  const aside = `${path}.${process.pid}`
  await writeFile(aside, made)
  await rename(aside, path)
  return made
}
