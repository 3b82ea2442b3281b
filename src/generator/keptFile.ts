import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

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
