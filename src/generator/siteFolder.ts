/**
 * The folder of a finished site. What an earlier build made of the same things stays as it stands, so that a build
 * writes what is new alone; what the build doesn't make goes when it has ended.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { contentHash, hashOf } from './hashes.ts'

/** What an earlier build made a file from, and what stood in it then. */
type Note = { key: string; hash: string }

export type SiteFolder = {
  path: string
  /**
   * Sees to it that the files are there, as they are made from what the key tells. Unless they stand there already,
   * `make` writes them and gives the hash of each, in order.
   */
  make: (names: readonly string[], key: string, make: () => Promise<readonly string[]>) => Promise<void>
  /** Writes a file. */
  write: (name: string, content: string | Uint8Array) => Promise<void>
  /** Removes all files that this build hasn't made. */
  removeOthers: () => void
  /** Keeps notes for the next build, also where this one has failed. */
  keepNotes: () => Promise<void>
}

/** What stands at the top of the folder and belongs to whoever publishes from it. */
const NOT_OURS = new Set(['.git'])

/** Opens the folder at a path. Without a root of a project below which notes are kept, everything is made anew. */
export async function openSiteFolder(path: string, root?: string): Promise<SiteFolder> {
  const notesFile =
    root === undefined
      ? undefined
      : join(root, 'node_modules/.cache/site-folder', `${hashOf(relative(root, path))}.json`)
  const notes = await readNotes(notesFile)
  const own = new Set<string>()

  const stands = (name: string, key: string): boolean => {
    const note = notes.get(name)
    // Whoever changed the file by hand, or was cut off while writing it, gets it anew.
    return note?.key === key && hashOfFile(join(path, name)) === note.hash
  }

  const make: SiteFolder['make'] = async (names, key, makeAll) => {
    for (const name of names) own.add(name)
    if (names.every((name) => stands(name, key))) return
    const hashes = await makeAll()
    for (const [index, name] of names.entries()) notes.set(name, { key, hash: hashes[index] ?? '' })
  }

  return {
    path,
    make,
    write: (name, content) => {
      const hash = contentHash(content)
      return make([name], hash, () => {
        writeWithFolders(join(path, name), content)
        return Promise.resolve([hash])
      })
    },
    removeOthers: () => {
      removeOthers(path, own)
      for (const name of notes.keys()) if (!own.has(name)) notes.delete(name)
    },
    keepNotes: async () => {
      if (notesFile === undefined) return
      await mkdir(dirname(notesFile), { recursive: true })
      await writeFile(notesFile, JSON.stringify([...notes]))
    },
  }
}

/** Writes files of one content, with the folders they stand in, and gives the hash of each. Any thread can do it. */
export function writeMade(files: readonly string[], content: string | Uint8Array): string[] {
  const data = Buffer.from(content)
  const hash = contentHash(data)
  for (const file of files) writeWithFolders(file, data)
  return files.map(() => hash)
}

function writeWithFolders(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content)
  } catch {
    // Mostly the folder is there already, and nothing else.
    clearWay(file)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** Takes away what an older site has left in place of a file: a folder, or a file where a folder must be. */
function clearWay(file: string): void {
  let folder = dirname(file)
  while (!existsSync(folder)) folder = dirname(folder)
  if (!statSync(folder).isDirectory()) rmSync(folder)
  rmSync(file, { recursive: true, force: true })
}

function hashOfFile(file: string): string | undefined {
  try {
    return contentHash(readFileSync(file))
  } catch {
    return undefined
  }
}

/** Nothing when there are no notes, or when they were cut off. */
async function readNotes(file: string | undefined): Promise<Map<string, Note>> {
  if (file === undefined) return new Map()
  try {
    // Written by `finish`, in an earlier run.
    const notes: [string, Note][] = JSON.parse(await readFile(file, 'utf8'))
    return new Map(notes)
  } catch {
    return new Map()
  }
}

/** Removes what this build hasn't made, and the folders that are empty then; tells whether the folder itself is. */
function removeOthers(folder: string, own: ReadonlySet<string>, prefix = ''): boolean {
  const entries = readdirSync(folder, { withFileTypes: true })
  const isOwn = (name: string) => own.has(`${prefix}${name}`)
  const present = new Set(entries.map(({ name }) => name))
  const staying = entries.filter((entry) => {
    const file = join(folder, entry.name)
    if (isOwn(entry.name) || NOT_OURS.has(`${prefix}${entry.name}`)) return true
    if (entry.isDirectory()) return !removeOthers(file, own, `${prefix}${entry.name}/`)
    // Where names differ by case alone, a file written under a new name has kept its old one.
    const renamed = withOtherCase(own, `${prefix}${entry.name}`)?.slice(prefix.length)
    if (renamed !== undefined && !present.has(renamed)) {
      renameSync(file, join(folder, renamed))
      return true
    }
    rmSync(file, { force: true })
    return false
  })
  if (staying.length === 0) rmdirSync(folder)
  return staying.length === 0
}

function withOtherCase(names: ReadonlySet<string>, name: string): string | undefined {
  const folded = name.toLowerCase()
  for (const each of names) if (each.length === name.length && each.toLowerCase() === folded) return each
  return undefined
}
