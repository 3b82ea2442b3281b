/**
 * What is kept between builds, by a key of all that it is made from: the inputs and the code. An entry is never
 * stale, since whatever changes makes another key. The folder may be deleted at any time.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { hashOf, hashOfParts } from './hashes.ts'
import type { Producer } from './producers.ts'

const DAY_MS = 86_400_000
/** Entries that no build has used for so long are removed. */
const UNUSED_DAYS = 14
/** Above this size, those go first whose last use is longest ago. */
const MAX_BYTES = 1024 ** 3

export type StoreOptions = {
  folder: string
  /** The hash of a producer's code. */
  codeHash: (producer: Producer) => string
  /** Whatever else the contents depend on, such as the versions of Node and of the packages. */
  platform: string
}

export type Store = {
  /** The key of what a producer makes of these inputs; the same on every machine, so that files may be named by it. */
  keyOf: (producer: Producer, ...inputs: readonly (string | Uint8Array)[]) => string
  /** The file of an entry, for whoever writes it in another thread, see `writeEntry`. */
  fileOf: (key: string) => string
  /** The content of an entry; nothing when there is none. */
  read: (key: string) => Buffer | undefined
  /** The content of an entry, made and kept when there is none. What is asked for meanwhile is made once. */
  get: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>
  /** How many entries were there when they were asked for, and how many had to be made. */
  counts: () => { found: number; made: number }
  /** Removes what has not been used for long. */
  evict: () => void
}

export function openStore({ folder, codeHash, platform }: StoreOptions): Store {
  const used = new Set<string>()
  const missing = new Set<string>()
  const making = new Map<string, Promise<Uint8Array>>()

  const fileOf = (key: string) => {
    const name = hashOfParts(platform, key)
    return join(folder, name.slice(0, 2), name)
  }
  const read = (key: string) => {
    const file = fileOf(key)
    const content = readIfThere(file)
    if (content === undefined) missing.add(file)
    used.add(file)
    return content
  }
  const readOrMake = async (key: string, make: () => Promise<Uint8Array>) => {
    const kept = read(key)
    if (kept !== undefined) return kept
    const made = await make()
    writeEntry(fileOf(key), made)
    return made
  }

  return {
    keyOf: (producer, ...inputs) => hashOfParts(codeHash(producer), ...inputs),
    fileOf,
    read,
    get: (key, make) => {
      const underway = making.get(key) ?? readOrMake(key, make).finally(() => making.delete(key))
      making.set(key, underway)
      return underway
    },
    counts: () => ({ found: used.size - missing.size, made: missing.size }),
    evict: () => evict(folder, used),
  }
}

/** What entries depend on beside inputs and code: Node, and the packages as npm notes them beside them. */
export function platformOf(root: string): string {
  const packages = readIfThere(join(root, 'node_modules/.package-lock.json'))?.toString()
  // Without that note nothing is known of them, and nothing that was kept can be trusted.
  return hashOf(JSON.stringify([process.version, process.arch, packages ?? `${process.pid} ${performance.now()}`]))
}

/** Keeps the content of an entry; any thread can do it. A cache that can't be written costs time and nothing else. */
export function writeEntry(file: string, content: string | Uint8Array): void {
  // Renamed when it's whole: a run that is cut off, or another one at work, leaves no half entry.
  const aside = `${file}.${process.pid}-${threadId}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(aside, content)
    renameSync(aside, file)
  } catch {
    if (existsSync(aside)) rmSync(aside)
  }
}

function evict(folder: string, used: ReadonlySet<string>): void {
  const now = new Date()
  for (const file of used) if (existsSync(file)) utimesSync(file, now, now)
  const entries = filesBelow(folder)
    .map((file) => ({ file, ...statSync(file) }))
    .sort((one, other) => other.mtimeMs - one.mtimeMs)
  let bytes = 0
  for (const { file, size, mtimeMs } of entries) {
    bytes += size
    const isUnused = now.getTime() - mtimeMs > UNUSED_DAYS * DAY_MS
    if (isUnused || (bytes > MAX_BYTES && !used.has(file))) rmSync(file, { force: true })
  }
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((shard) =>
    readdirSync(join(folder, shard)).map((name) => join(folder, shard, name)),
  )
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
