/**
 * The folder of a finished site. What an earlier build made of the same things stays as it stands, so that a build
 * writes what is new alone; what the build doesn't make goes when it has ended.
 */
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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
  /** Takes files that others have put here for those of this build. */
  claim: (names: readonly string[]) => void
  /** Removes all files that are not of this build, and keeps its notes for the next one. */
  finish: () => Promise<void>
}

/** What stands at the top of the folder and belongs to whoever publishes from it. */
const NOT_OURS = new Set(['.git'])

/** Opens the folder at a path. Without a root of a project below which notes are kept, everything is made anew. */
export async function openSiteFolder(path: string, root?: string): Promise<SiteFolder> {
  const notesFolder = root === undefined ? undefined : join(root, 'node_modules/.cache/site-folder')
  const notesFile = notesFolder === undefined ? undefined : join(notesFolder, `${hashOf(path)}.json`)
  const earlier = await readNotes(notesFile)
  const notes = new Map<string, Note>()
  const own = new Set<string>()
  const claim = (names: readonly string[]) => {
    for (const name of names) own.add(name)
  }

  const stands = (name: string, key: string): boolean => {
    const note = earlier.get(name)
    // Whoever changed the file by hand, or was cut off while writing it, gets it anew.
    if (note?.key !== key || hashOfFile(join(path, name)) !== note.hash) return false
    notes.set(name, note)
    return true
  }

  const make: SiteFolder['make'] = async (names, key, makeAll) => {
    claim(names)
    if (names.every((name) => stands(name, key))) return
    const hashes = await makeAll()
    for (const [index, name] of names.entries()) notes.set(name, { key, hash: hashes[index] ?? '' })
  }

  return {
    path,
    claim,
    make,
    write: (name, content) =>
      make([name], contentHash(content), () => Promise.resolve(writeMade([join(path, name)], content))),
    finish: async () => {
      removeOthers(path, own)
      if (notesFolder === undefined || notesFile === undefined) return
      await mkdir(notesFolder, { recursive: true })
      await writeFile(notesFile, JSON.stringify([...notes]))
    },
  }
}

/** Writes files of one content, with the folders they stand in, and gives the hash of each. Any thread can do it. */
export function writeMade(files: readonly string[], content: string | Uint8Array): string[] {
  const data = Buffer.from(content)
  const hash = contentHash(data)
  return files.map((file) => {
    try {
      writeFileSync(file, data)
    } catch {
      // Mostly the folder is there already.
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, data)
    }
    return hash
  })
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
  const staying = readdirSync(folder, { withFileTypes: true }).filter((entry) => {
    const [name, file] = [`${prefix}${entry.name}`, join(folder, entry.name)]
    if (own.has(name) || NOT_OURS.has(name)) return true
    if (entry.isDirectory()) return !removeOthers(file, own, `${name}/`)
    rmSync(file, { force: true })
    return false
  })
  if (staying.length === 0) rmdirSync(folder)
  return staying.length === 0
}
