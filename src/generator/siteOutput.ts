/**
 * The folder of the built site. A build writes into a fresh folder beside it and swaps the two when it has succeeded,
 * so a build that fails or is interrupted leaves the last site whole.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Marks a folder as made by a build: the next build replaces it. */
const MARKER = '.site-build'
const MARKER_TEXT = 'Made by "npm run build", which replaces this whole folder.\n'
/** What builds wrote before there was a marker. */
const UNMARKED_BUILD = ['404.html', '.nojekyll', 'data/insights.json', 'assets']
/** Stays in the folder: some hosts are published to from a clone or a worktree of git. */
const KEPT = '.git'

/** A folder to write files of the site into. */
export type OutputFolder = {
  path: string
  /** Writes a file, with the folders it lies in, unless it's the owner's. `name` has forward slashes. */
  write: (name: string, content: string | Uint8Array) => void
  /** True for the name of a file that the owner has in `public/`: theirs is published, and the build writes none. */
  isOwners: (name: string) => boolean
}

export type SiteOutput = OutputFolder & {
  /** Names of the files that the build would have written in place of the owner's. */
  owners: () => string[]
  /** Puts the fresh folder in the place of the last site. */
  publish: () => void
  /** Removes the fresh folder. */
  discard: () => void
}

/** The folder a build of this process writes into before it replaces the site at `folder`. */
export function freshFolder(folder: string): string {
  return `${besides(realFolder(folder))}.fresh-${process.pid}`
}

/**
 * Throws when something lies at the path that no build has made; else prepares an empty fresh folder. Files of
 * `publicFolder` are copied there by Vite, and stay.
 */
export function openSiteOutput(folder: string, publicFolder?: string): SiteOutput {
  const target = realFolder(folder)
  restoreInterrupted(target)
  if (!isReplaceable(target)) {
    throw new Error(
      `${folder} holds files that no build has made, and a build replaces the whole folder: ` +
        'empty it, or name another folder in SITE_FOLDER',
    )
  }
  const fresh = freshFolder(target)
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  writeFileSync(join(fresh, MARKER), MARKER_TEXT)
  const owners = new Set<string>()
  return {
    ...outputFolder(fresh, (name) => {
      if (publicFolder === undefined || !existsSync(join(publicFolder, name))) return false
      owners.add(name)
      return true
    }),
    owners: () => [...owners].sort(),
    publish: () => swap(fresh, target),
    discard: () => rmSync(fresh, { recursive: true, force: true }),
  }
}

/** Writes into the folder at a path. */
export function outputFolder(path: string, isOwners: OutputFolder['isOwners'] = () => false): OutputFolder {
  const write: OutputFolder['write'] = (name, content) => {
    if (!isOwners(name)) writeFiles([join(path, name)], content)
  }
  return { path, write, isOwners }
}

/** Writes files of one content, with the folders they lie in. */
export function writeFiles(files: readonly string[], content: string | Uint8Array): void {
  for (const file of files) {
    try {
      writeFileSync(file, content)
    } catch {
      // Mostly the folder is there already, so it's only made when it isn't.
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  }
}

/** True when nothing is at the path, or an empty folder, or what a build has made. */
function isReplaceable(folder: string): boolean {
  if (!existsSync(folder)) return true
  if (!statSync(folder).isDirectory()) return false
  return readdirSync(folder).every((name) => name === KEPT) || isBuilt(folder)
}

function isBuilt(folder: string): boolean {
  const holds = (name: string) => existsSync(join(folder, name))
  return holds(MARKER) || UNMARKED_BUILD.every(holds)
}

function swap(fresh: string, target: string): void {
  const previous = `${besides(target)}.previous`
  if (existsSync(target)) {
    try {
      renameSync(target, previous)
    } catch {
      // A mounted folder can't be renamed.
      return replaceContents(fresh, target)
    }
  }
  renameSync(fresh, target)
  removePrevious(previous, target)
}

function replaceContents(fresh: string, target: string): void {
  for (const name of readdirSync(target)) {
    if (name !== KEPT) rmSync(join(target, name), { recursive: true, force: true })
  }
  cpSync(fresh, target, { recursive: true })
  rmSync(fresh, { recursive: true, force: true })
}

function removePrevious(previous: string, target: string): void {
  if (existsSync(join(previous, KEPT))) renameSync(join(previous, KEPT), join(target, KEPT))
  rmSync(previous, { recursive: true, force: true })
}

/** Undoes what a build left behind that was ended in the middle. */
function restoreInterrupted(target: string): void {
  const [parent, previous] = [dirname(target), `${besides(target)}.previous`]
  if (existsSync(previous) && isReplaceable(previous)) {
    if (existsSync(target)) removePrevious(previous, target)
    else renameSync(previous, target)
  }
  const beginning = `${basename(besides(target))}.fresh-`
  const leftOver = existsSync(parent) ? readdirSync(parent).filter((name) => name.startsWith(beginning)) : []
  for (const name of leftOver) {
    const folder = join(parent, name)
    if (!isRunning(Number(name.slice(beginning.length))) && existsSync(join(folder, MARKER))) {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch {
    return false
  }
}

/** A link to a folder stays; what it leads to is replaced. */
function realFolder(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder
}

/** The beginning of the paths of the folders a build uses: hidden ones beside the site, on the same disk. */
function besides(folder: string): string {
  return join(dirname(folder), `.${basename(folder)}`)
}
